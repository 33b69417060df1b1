import {
  Button,
  Figures,
  FilterSelect,
  formatNumber,
  messageOf,
  Notice,
  personCurrency,
  personRegion,
  randomId,
  SegmentedButtons,
  today,
  useLoaded,
  useMutation,
  useQueryClient,
} from '@carnet/mf-kit';
import { useDeferredValue, useMemo, useState } from 'react';
import { serviceEventsChanged, typeLabel } from '../events';
import type { Vehicle } from '../lookups';
import * as m from '../messages/table-imports';
import { Categories } from './categories';
import { DoubtfulDates, isInDoubt } from './doubtful-dates';
import { Guesses, withGuesses } from './guesses';
import { ImportOutcome } from './import-outcome';
import { importsChanged, presentQuery } from './imports.queries';
import { unlessPresent } from './present.rules';
import { guessMapping, type Mapping, type Usual } from './mapping.rules';
import { categoryTypes, type ImportChoices, remember, rememberedOf } from './import-choices';
import { RowsTable } from './rows-table';
import { categoriesIn, judgedRows } from './rows.rules';
import { SeenBefore } from './seen-before';
import type { TableFile } from './table-file';
import { TableMapping } from './table-mapping';
import { tablesOf, vehiclesIn } from './tables.rules';
import { type ImportHead, useTableImport } from './use-table-import';
import classes from './table-imports.module.css';

interface ImportPreviewProps {
  file: TableFile;
  vehicle: Vehicle;
  /** What was said of files before. */
  choices: ImportChoices;
}

/** What a file holds, how it is read, what becomes of each row; and the import itself. */
export function ImportPreview({ file, vehicle, choices }: ImportPreviewProps) {
  const queries = useQueryClient();
  const tables = useMemo(() => tablesOf(file.rows), [file]);
  const [batch] = useState(randomId);
  const [mappings, setMappings] = useState<Mapping[]>(() =>
    tables.map((table) => guessMapping(table, usualOf(vehicle), file.hasNumbers, rememberedOf(choices, table))),
  );
  const [types, setTypes] = useState(() => categoryTypes(choices));
  const usual = useMemo(() => usualOf(vehicle), [vehicle]);
  const change = (at: number) => (mapping: Mapping) =>
    setMappings(mappings.map((one, other) => (other === at ? mapping : one)));
  const names = useMemo(() => vehiclesIn(tables), [tables]);
  const [called, setCalled] = useState(names[0]);
  const settled = useDeferredValue(mappings);
  const [allOrNothing, setAllOrNothing] = useState<'good' | 'all'>('good');
  const run = useTableImport();
  const remembering = useMutation({
    mutationFn: () => remember(queries, { types, tables: tables.map((table, at) => [table, mappings[at]!] as const) }),
  });
  const present = useLoaded(presentQuery(vehicle.id));
  const rows = useMemo(() => {
    const target = { vehicle, today: today(), nameOf: typeLabel, types, called };
    const judged = tables.flatMap((table, at) => judgedRows(table, settled[at]!, target));
    const known = present.data;
    return known ? judged.map(({ line, fate }) => ({ line, fate: unlessPresent(fate, known) })) : judged;
  }, [tables, settled, vehicle, types, called, present.data]);
  const categories = useMemo(() => categoriesIn(rows), [rows]);
  const count = (what: string) => rows.filter(({ fate }) => what in fate).length;
  const [events, readings, leftOut, faulty] = ['event', 'reading', 'leftOut', 'unreadable'].map(count) as [
    number,
    number,
    number,
    number,
  ];
  const taken = events + readings;
  const guesses = withGuesses(rows).length;
  const product = tables.find(({ format }) => format)?.format?.product;
  const isHeldBack = allOrNothing === 'all' && faulty > 0;
  const start = () => {
    if (run.isPending) return;
    remembering.mutate();
    run.mutate(
      { head: headOf(file, batch, product), rows, allOrNothing: allOrNothing === 'all' },
      { onSettled: () => void Promise.all([serviceEventsChanged(queries), importsChanged(queries)]) },
    );
  };
  if (tables.length === 0) return <Notice tone="warn">{m.noRows}</Notice>;
  if (run.data && !run.data.isHeldBack)
    return (
      <>
        {remembering.error && <Notice tone="warn">{messageOf(remembering.error, m.rememberFailed)}</Notice>}
        <ImportOutcome outcome={run.data} batch={batch} vehicleId={vehicle.id} />
      </>
    );
  return (
    <>
      <Notice tone={product ? 'good' : 'info'} title={product ? m.recognised({ product }) : m.notRecognised}>
        {product ? m.checkReading : m.sayColumns}
      </Notice>
      <SeenBefore file={file} batch={batch} />
      {file.isHalfKnown && <Notice tone="warn">{m.halfKnown}</Notice>}
      {names.length > 1 && (
        <section className={classes.step} aria-label={m.calledInFile}>
          <div className={classes.fields}>
            <FilterSelect
              wide
              label={m.calledInFile}
              value={called ?? ''}
              onChange={setCalled}
              options={names.map((name) => ({ value: name, label: name }))}
            />
          </div>
        </section>
      )}
      {tables.map((table, at) => (
        <TableMapping key={at} table={table} mapping={mappings[at]!} usual={usual} onChange={change(at)} />
      ))}
      <Categories
        categories={categories}
        types={types}
        onSay={(name, type) => setTypes(new Map(types).set(name, type))}
      />
      {mappings.map((mapping, at) => (
        <DoubtfulDates key={at} mapping={mapping} today={usual.today} onChange={change(at)} />
      ))}
      <section className={classes.step} aria-label={m.preview}>
        <h2>{m.preview}</h2>
        <Figures
          items={[
            { label: m.events, value: formatNumber(events) },
            { label: m.readings, value: formatNumber(readings) },
            { label: m.leftOutRows, value: formatNumber(leftOut) },
            { label: m.faultyRows, value: formatNumber(faulty) },
          ]}
        />
        <Guesses rows={rows} mappings={settled} usual={usual} />
        {!present.data && (
          <Notice tone={present.error ? 'warn' : 'info'}>
            {present.error ? messageOf(present.error, m.presentFailed) : m.lookingUpPresent}
          </Notice>
        )}
        <RowsTable rows={rows} unit={vehicle.odometer_unit} />
      </section>
      {run.data?.isHeldBack && (
        <Notice tone="warn" title={m.heldBack({ count: run.data.refused.length })}>
          {run.data.refused.slice(0, 20).map(({ line, msg }) => (
            <p key={line}>{m.rowSays({ row: formatNumber(line), msg })}</p>
          ))}
        </Notice>
      )}
      {run.error && (
        <Notice tone="bad" title={messageOf(run.error)}>
          {m.sendAgain}
        </Notice>
      )}
      {run.isPending && (
        <div className={classes.progress}>
          <span role="status">{m.importing}</span>
          <progress aria-label={m.importing} max={1} value={run.progress} />
        </div>
      )}
      <div className={classes.actions}>
        <SegmentedButtons
          label={m.which}
          value={allOrNothing}
          onChange={setAllOrNothing}
          disabled={run.isPending}
          options={[
            { value: 'good', label: m.goodRows },
            { value: 'all', label: m.allOrNothing },
          ]}
          error={isHeldBack && m.notAllGood}
        />
        <Button
          variant="primary"
          disabled={taken === 0 || isHeldBack || mappings.some(isInDoubt) || !(present.data || present.error)}
          busy={run.isPending}
          onClick={start}
        >
          {guesses > 0
            ? m.importRowsGuessed({ count: taken, guessed: formatNumber(guesses) })
            : m.importRows({ count: taken })}
        </Button>
      </div>
    </>
  );
}

const headOf = ({ name, sha256 }: TableFile, batch: string, product: string | undefined): ImportHead => ({
  batch,
  product,
  file_name: name.slice(0, 200),
  file_sha256: sha256 ?? undefined,
});

/** How the person writes dates and numbers, for a file that leaves it open. */
function usualOf({ odometer_unit }: Vehicle): Usual {
  const order = new Intl.DateTimeFormat(personRegion(), { year: 'numeric', month: 'numeric', day: 'numeric' })
    .formatToParts()
    .filter(({ type }) => type === 'day' || type === 'month' || type === 'year')
    .map(({ type }) => type[0])
    .join('');
  const mark = (1.5).toLocaleString(personRegion(), { numberingSystem: 'latn' }).includes(',') ? ',' : '.';
  return {
    dates: order === 'dmy' || order === 'mdy' ? order : 'ymd',
    mark,
    unit: odometer_unit,
    currency: personCurrency(),
    today: today(),
  };
}
