import {
  formatNumber,
  type OdometerUnit,
  personCurrency,
  personRegion,
  personUnit,
  today,
} from '@carnet/mf-kit/formats';
import { messageOf, randomId, useLoaded, useMutation, useQueryClient } from '@carnet/mf-kit/data';
import { Button, Figures, Notice, SegmentedButtons } from '@carnet/mf-kit/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { serviceEventsChanged, typeLabel } from '../events';
import { type Vehicle, vehicleName } from '../lookups';
import * as attachments from '../messages/attachments';
import * as m from '../messages/table-imports';
import { type Aim, likelyAims, madeFor, placeholderOf, withAim } from './aims.rules';
import { Categories } from './categories';
import { ComponentsStep, keyOfKept } from './components-step';
import { componentsOf, isTakenComponent } from './components.rules';
import { DoubtfulDates, isInDoubt } from './doubtful-dates';
import { Guesses, withGuesses } from './guesses';
import { categoryTypes, type ImportChoices, remember, rememberedOf } from './import-choices';
import { ImportOutcome, RefusedRows } from './import-outcome';
import { freshOf } from './fresh.rules';
import { fillUpsChanged, garageChanged, importsChanged, plansChanged, presentQuery } from './imports.queries';
import { guessMapping, inUnitOf, type Mapping, unitSaidIn, type Usual } from './mapping.rules';
import { isTakenPlan, plansOf } from './plans.rules';
import { keyOfPlanned, PlansStep } from './plans-step';
import { RowsTable } from './rows-table';
import { categoriesIn, isTaken, type JudgedRow, judgedRows } from './rows.rules';
import { SeenBefore } from './seen-before';
import { SubjectsStep } from './subjects-step';
import type { TableFile } from './table-file';
import { TableMapping } from './table-mapping';
import { type Table, tablesOf } from './tables.rules';
import { type ImportHead, type NewVehicle, useTableImport } from './use-table-import';
import { draftOf, isWhole, nameOfSubject, type Subject, subjectsOf, type VehicleDraft } from './vehicles.rules';
import classes from './table-imports.module.css';

interface ImportPreviewProps {
  files: readonly TableFile[];
  vehicles: readonly Vehicle[];
  /** The vehicle for which the page was opened. */
  named: Vehicle | undefined;
  /** Choices from earlier imports. */
  choices: ImportChoices;
}

/** A parsed file, with the id of its import. */
interface ReadFile {
  file: TableFile;
  tables: readonly Table[];
  batch: string;
  product: string | undefined;
}

/** Shows the content of the files, their mappings, the target vehicles and the result of each row; and runs the import. */
export function ImportPreview({ files, vehicles, named, choices }: ImportPreviewProps) {
  const queries = useQueryClient();
  const [read] = useState(() => files.map(readFile));
  const [subjects] = useState(() =>
    read.flatMap(({ tables, product }, at) => {
      const beside = read.filter((other) => other.product === product).flatMap((other) => other.tables);
      return tables.length > 0 ? subjectsOf(tables, at, beside) : [];
    }),
  );
  const thisYear = Number(today().slice(0, 4));
  const [aims, setAims] = useState(() => likelyAims(subjects, { vehicles, named, thisYear }));
  const [usual] = useState(() => usualOf(vehicles.find(({ id }) => id === aims[0])?.odometer_unit ?? personUnit()));
  const [mappings, setMappings] = useState(() =>
    read.map(({ file, tables }) =>
      tables.map((table) => guessMapping(table, usual, file.hasNumbers, rememberedOf(choices, table))),
    ),
  );
  const [drafts, setDrafts] = useState(() =>
    subjects.map(({ file, vehicle }) => {
      const said = read[file]!.tables.map((table, at) => unitSaidIn(table, mappings[file]![at]!));
      return draftOf(vehicle, said.find(Boolean) ?? personUnit());
    }),
  );
  const change = (of: number, at: number) => (mapping: Mapping) =>
    setMappings(mappings.with(of, mappings[of]!.with(at, asStored(mapping, mappings[of]![at]!, of))));
  const [types, setTypes] = useState(() => categoryTypes(choices));
  const settled = useDeferredValue(mappings);
  const [allOrNothing, setAllOrNothing] = useState<'good' | 'all'>('good');
  const run = useTableImport();
  const remembering = useMutation({
    mutationFn: () =>
      remember(queries, {
        types,
        tables: read.flatMap(({ tables }, of) => tables.map((table, at) => [table, mappings[of]![at]!] as const)),
      }),
  });
  // Busy until the choices are stored, so that a person who leaves after the import loses none.
  const isBusy = run.isPending || remembering.isPending;
  const ids = useMemo(
    () => [...new Set(aims.flatMap((aim) => (typeof aim === 'number' && aim >= 0 ? [aim] : [])))],
    [aims],
  );
  const hasComponents = read.some(({ tables }) => tables.some(({ format }) => format?.components !== undefined));
  const present = useLoaded(presentQuery(ids, hasComponents));
  const targets = useMemo(
    () => subjects.map((_, at) => targetOf(aims[at]!, at, vehicles, drafts, usual.unit)),
    [subjects, aims, vehicles, drafts, usual],
  );
  const judged = useMemo(
    () =>
      subjects.map(({ file, called }, at) => {
        const vehicle = targets[at];
        if (!vehicle) return { rows: [], plans: [], components: [] };
        const inFile = subjects.filter((other) => other.file === file);
        const target = {
          ...{ vehicle, types, today: today(), nameOf: typeLabel },
          ...(called !== null && { called, unnamed: inFile[0]!.called ?? undefined }),
        };
        const tables = read[file]!.tables.map(
          (table, of) => [table, inUnitOf(settled[file]![of]!, usual, vehicle.odometer_unit)] as const,
        );
        const rows = tables
          .flatMap(([table, mapping]) => judgedRows(table, mapping, target))
          .filter(({ fate }) => !('leftOut' in fate && fate.leftOut === 'other-vehicle'));
        return { rows, plans: plansOf(tables, target), components: componentsOf(tables, target) };
      }),
    [read, subjects, targets, settled, types, usual],
  );
  // The records that exist already arrive later. Only this step is repeated then, because judging 20,000 rows is slow.
  const fresh = useMemo(
    () =>
      freshOf(
        judged.map((one, at) => ({ ...one, file: subjects[at]!.file, vehicle: targets[at] ?? null })),
        present.data,
      ),
    [judged, subjects, targets, present.data],
  );
  const bySubject = useMemo(() => fresh.map(({ rows: some }) => some), [fresh]);
  const [unwanted, setUnwanted] = useState<ReadonlySet<string>>(new Set());
  const wanted = useMemo(
    () =>
      fresh.map(({ plans }, at) => plans.filter(isTakenPlan).filter((plan) => !unwanted.has(keyOfPlanned(at, plan)))),
    [fresh, unwanted],
  );
  const kept = useMemo(
    () =>
      fresh.map(({ components }, at) =>
        components.filter(isTakenComponent).filter((one) => !unwanted.has(keyOfKept(at, one))),
      ),
    [fresh, unwanted],
  );
  const more = [...wanted.flat(), ...kept.flat()];
  const planned = more.length;
  const rows = useMemo(() => bySubject.flat(), [bySubject]);
  const categories = useMemo(() => categoriesIn(rows), [rows]);
  const [events, fillUps, readings, leftOut, faulty] = ['event', 'fillUp', 'reading', 'leftOut', 'unreadable'].map(
    (what) => countOf(rows, what),
  ) as [number, number, number, number, number];
  const taken = takenOf(rows);
  const [attached, notHere] = useMemo(() => attachedOf(bySubject, subjects, read), [bySubject, subjects, read]);
  const ofPlans = more.flatMap(({ fate }) => fate.guessed);
  const guesses = withGuesses(rows).length + more.filter(({ fate }) => fate.guessed.length > 0).length;
  const takenBy = (at: number) => takenOf(bySubject[at]!) + wanted[at]!.length + kept[at]!.length;
  const isHeldBack = allOrNothing === 'all' && faulty > 0;
  const isInAnyDoubt = read.some(({ tables }, of) =>
    tables.some(({ format }, at) => isInDoubt(mappings[of]![at]!, format)),
  );
  const isOpen = subjects.some((_, at) => {
    if (takenBy(at) === 0) return false;
    const of = madeFor(aims[at]!, at);
    return aims[at] === null || (of !== null && !isWhole(drafts[of]!, thisYear));
  });
  const names = subjects.map((subject) => nameOf(subject, read));
  const want = (key: string, isWanted: boolean) => {
    const others = new Set(unwanted);
    if (isWanted) others.delete(key);
    else others.add(key);
    setUnwanted(others);
  };
  const start = () => {
    if (isBusy) return;
    remembering.mutate();
    const parts = read.map(({ file, batch, product }, of) => ({
      ...{ head: headOf(file, batch, product), attached: file.attached },
      rows: subjects.flatMap((subject, at) => (subject.file === of ? bySubject[at]! : [])),
      plans: subjects.flatMap((subject, at) =>
        subject.file === of ? wanted[at]!.map(({ line, fate }) => ({ line, plan: fate.plan })) : [],
      ),
      components: subjects.flatMap((subject, at) =>
        subject.file === of ? kept[at]!.map(({ line, fate }) => ({ line, component: fate.component })) : [],
      ),
    }));
    const needed = new Set(aims.map((aim, at) => (takenBy(at) > 0 ? madeFor(aim, at) : null)));
    const made = subjects.flatMap((subject, at): NewVehicle[] =>
      needed.has(at) ? [{ placeholder: placeholderOf(at), fields: fieldsOf(subject, drafts[at]!) }] : [],
    );
    run.mutate(
      { parts, vehicles: made, allOrNothing: allOrNothing === 'all' },
      {
        onSettled: () =>
          void Promise.all([
            serviceEventsChanged(queries),
            importsChanged(queries),
            fillUpsChanged(queries),
            plansChanged(queries),
            ...(made.length > 0 ? [garageChanged(queries)] : []),
          ]),
      },
    );
  };
  if (subjects.length === 0) return <Notice tone="warn">{m.noRows}</Notice>;
  if (run.data && !run.data.isHeldBack && !isBusy) {
    const whose = [...ids, ...run.data.vehicles];
    return (
      <>
        {remembering.error && <Notice tone="warn">{messageOf(remembering.error, m.rememberFailed)}</Notice>}
        <ImportOutcome
          outcome={run.data}
          batches={read.map(({ batch }) => batch)}
          vehicleId={whose.length === 1 ? whose[0]! : null}
        />
      </>
    );
  }
  const several = read.length > 1;
  return (
    <>
      {read.map(({ file, tables, batch, product }, of) => (
        <div key={batch} className={classes.page}>
          {several && <h2>{file.name}</h2>}
          {tables.length === 0 ? (
            <Notice tone="warn">{m.noRows}</Notice>
          ) : (
            <Notice tone={product ? 'good' : 'info'} title={product ? m.recognised({ product }) : m.notRecognised}>
              {product ? (tables.every(({ format }) => format?.own) ? m.asItStands : m.checkReading) : m.sayColumns}
            </Notice>
          )}
          <SeenBefore file={file} batch={batch} />
          {file.isHalfKnown && <Notice tone="warn">{m.halfKnown}</Notice>}
          {tables.map((table, at) =>
            table.format?.own ? null : (
              <TableMapping
                key={at}
                table={table}
                mapping={shownMapping(mappings[of]![at]!, of)}
                usual={usual}
                onChange={change(of, at)}
              />
            ),
          )}
          {mappings[of]!.map((mapping, at) => (
            <DoubtfulDates
              key={at}
              mapping={mapping}
              format={tables[at]!.format}
              today={usual.today}
              onChange={change(of, at)}
            />
          ))}
        </div>
      ))}
      <Categories
        categories={categories}
        types={types}
        onSay={(name, type) => setTypes(new Map(types).set(name, type))}
      />
      <SubjectsStep
        subjects={subjects.map((_, at) => ({
          ...{ name: names[at]!, aim: aims[at]!, draft: drafts[at]! },
          taken: takenOf(bySubject[at]!),
        }))}
        vehicles={vehicles}
        thisYear={thisYear}
        onAim={(at, aim) => setAims(withAim(aims, at, aim))}
        onDraft={(at, draft) => setDrafts(drafts.with(at, draft))}
      />
      <section className={classes.step} aria-label={m.preview}>
        <h2>{m.preview}</h2>
        <Figures
          items={[
            { label: m.events, value: formatNumber(events) },
            ...(fillUps > 0 ? [{ label: m.fillUps, value: formatNumber(fillUps) }] : []),
            { label: m.readings, value: formatNumber(readings) },
            ...(attached > 0 ? [{ label: attachments.title, value: formatNumber(attached) }] : []),
            { label: m.leftOutRows, value: formatNumber(leftOut) },
            { label: m.faultyRows, value: formatNumber(faulty) },
          ]}
        />
        <Guesses
          rows={rows}
          ofPlans={ofPlans}
          mappings={settled.flat()}
          usual={usual}
          units={targets.flatMap((vehicle) => vehicle?.odometer_unit ?? [])}
        />
        {notHere > 0 && <Notice tone="warn">{attachments.notHere({ count: notHere })}</Notice>}
        {!present.data && (
          <Notice tone={present.error ? 'warn' : 'info'}>
            {present.error ? messageOf(present.error, m.presentFailed) : m.lookingUpPresent}
          </Notice>
        )}
        {subjects.map((_, at) => {
          const vehicle = targets[at];
          if (!vehicle) return null;
          return (
            <div key={at} className={classes.subject}>
              {subjects.length > 1 && <h3>{m.becomesOf({ name: names[at]!, vehicle: vehicle.name })}</h3>}
              <RowsTable rows={bySubject[at]!} unit={vehicle.odometer_unit} />
            </div>
          );
        })}
      </section>
      <PlansStep
        subjects={fresh.map(({ plans }, at) => ({
          ...{ plans, unit: targets[at]?.odometer_unit ?? usual.unit },
          name: m.becomesOf({ name: names[at]!, vehicle: targets[at]?.name ?? '' }),
        }))}
        unwanted={unwanted}
        onWant={want}
      />
      <ComponentsStep
        subjects={fresh.map(({ components }, at) => ({
          ...{ components, unit: targets[at]?.odometer_unit ?? usual.unit },
          name: m.becomesOf({ name: names[at]!, vehicle: targets[at]?.name ?? '' }),
        }))}
        unwanted={unwanted}
        onWant={want}
      />{' '}
      {run.data?.isHeldBack && (
        <Notice tone="warn" title={m.heldBack({ count: run.data.refused.length })}>
          <RefusedRows refused={run.data.refused} />
        </Notice>
      )}
      {run.error && (
        <Notice tone="bad" title={messageOf(run.error)}>
          {m.sendAgain}
        </Notice>
      )}
      {isBusy && (
        <div className={classes.progress}>
          <span role="status">{run.isFetching ? attachments.fetching : m.importing}</span>
          <progress aria-label={m.importing} max={1} value={run.progress} />
        </div>
      )}
      {isOpen && <Notice>{m.sayWhose}</Notice>}
      <div className={classes.actions}>
        <SegmentedButtons
          label={m.which}
          value={allOrNothing}
          onChange={setAllOrNothing}
          disabled={isBusy}
          options={[
            { value: 'good', label: m.goodRows },
            { value: 'all', label: m.allOrNothing },
          ]}
          error={isHeldBack && m.notAllGood}
        />
        <Button
          variant="primary"
          disabled={taken + planned === 0 || isOpen || isHeldBack || isInAnyDoubt || !(present.data || present.error)}
          busy={isBusy}
          onClick={start}
        >
          {importLabel({ count: taken, plans: wanted.flat().length, components: kept.flat().length, guesses })}
        </Button>
      </div>
    </>
  );

  /** The mapping with the unit of the vehicle that the file's first rows go to. */
  function shownMapping(mapping: Mapping, of: number): Mapping {
    const first = targets[subjects.findIndex(({ file }) => file === of)];
    return first ? inUnitOf(mapping, usual, first.odometer_unit) : mapping;
  }

  /** Restores the stored unit if the new one is only the unit taken from the vehicle. */
  function asStored(mapping: Mapping, before: Mapping, of: number): Mapping {
    const isShown = mapping.guessed?.includes('unit') && mapping.unit === shownMapping(before, of).unit;
    return isShown ? { ...mapping, unit: before.unit } : mapping;
  }
}

function readFile(file: TableFile): ReadFile {
  const tables = tablesOf(file.rows);
  const product = tables.find(({ format }) => format)?.format?.product;
  return { file, tables, product, batch: randomId() };
}

const headOf = ({ name, sha256 }: TableFile, batch: string, product: string | undefined): ImportHead => ({
  batch,
  product,
  file_name: name.slice(0, 200),
  file_sha256: sha256 ?? undefined,
});

const nameOf = (subject: Subject, read: readonly ReadFile[]): string =>
  nameOfSubject(subject) || read[subject.file]!.file.name;

interface Wanted {
  count: number;
  plans: number;
  components: number;
  guesses: number;
}

function importLabel({ count, plans, components, guesses }: Wanted): string {
  const guessed = formatNumber(guesses);
  if (components > 0) {
    const rows = listed([
      ...(count > 0 ? [m.countOfRows({ count })] : []),
      ...(plans > 0 ? [m.countOfPlans({ count: plans })] : []),
      m.countOfComponents({ count: components }),
    ]);
    return guesses > 0 ? m.importAllGuessed({ rows, guessed }) : m.importAll({ rows });
  }
  if (plans > 0) return guesses > 0 ? m.importPlansGuessed({ count, plans, guessed }) : m.importPlans({ count, plans });
  return guesses > 0 ? m.importRowsGuessed({ count, guessed }) : m.importRows({ count });
}

const listed = (parts: readonly string[]): string =>
  new Intl.ListFormat(document.documentElement.lang || 'en', { type: 'conjunction' }).format(parts);

const countOf = (rows: readonly JudgedRow[], what: string): number => rows.filter(({ fate }) => what in fate).length;
const takenOf = (rows: readonly JudgedRow[]): number => rows.filter(isTaken).length;

/** Counts the attachments of imported rows: those that can be fetched, and those that cannot. */
function attachedOf(
  bySubject: readonly (readonly JudgedRow[])[],
  subjects: readonly Subject[],
  read: readonly ReadFile[],
): [here: number, notHere: number] {
  const counts: [number, number] = [0, 0];
  for (const [at, { file }] of subjects.entries())
    for (const { attached = [] } of bySubject[at]!.filter(isTaken))
      counts[read[file]!.file.attached ? 0 : 1] += attached.length;
  return counts;
}

interface TargetVehicle {
  id: number;
  odometer_unit: OdometerUnit;
  name: string;
}

/** The target vehicle, with the data known so far; null if the rows are not imported. */
function targetOf(
  aim: Aim,
  at: number,
  vehicles: readonly Vehicle[],
  drafts: readonly VehicleDraft[],
  usual: OdometerUnit,
): TargetVehicle | null {
  if (aim === 'none') return null;
  const of = madeFor(aim, at);
  if (of !== null) {
    const { make, model, unit } = drafts[of]!;
    return { id: placeholderOf(of), odometer_unit: unit, name: `${make} ${model}`.trim() || m.newVehicle };
  }
  const vehicle = vehicles.find(({ id }) => id === aim);
  if (!vehicle) return { id: placeholderOf(at), odometer_unit: usual, name: m.chooseVehicle };
  return { id: vehicle.id, odometer_unit: vehicle.odometer_unit, name: vehicle.nickname ?? vehicleName(vehicle) };
}

/** Fields of a new vehicle, from the file and the person's additions. There is no field for a plate. */
function fieldsOf({ vehicle }: Subject, { make, model, year, unit }: VehicleDraft): NewVehicle['fields'] {
  const { name = '', vin = '', plate = '' } = vehicle ?? {};
  const isCalled = name !== '' && name !== `${make} ${model}`;
  return {
    type: 'Car',
    ...{ make: make.trim(), model: model.trim(), year: Number(year), odometer_unit: unit },
    nickname: isCalled ? name.slice(0, 100) : null,
    vin: vin.length <= 17 && vin !== '' ? vin : null,
    notes: plate === '' ? null : m.plate({ plate }),
  };
}

/** The person's formats for dates and numbers, used if a file leaves them open. */
function usualOf(unit: OdometerUnit): Usual {
  const order = new Intl.DateTimeFormat(personRegion(), { year: 'numeric', month: 'numeric', day: 'numeric' })
    .formatToParts()
    .filter(({ type }) => type === 'day' || type === 'month' || type === 'year')
    .map(({ type }) => type[0])
    .join('');
  const mark = (1.5).toLocaleString(personRegion(), { numberingSystem: 'latn' }).includes(',') ? ',' : '.';
  return {
    dates: order === 'dmy' || order === 'mdy' ? order : 'ymd',
    mark,
    unit,
    currency: personCurrency(),
    today: today(),
    region: personRegion(),
  };
}
