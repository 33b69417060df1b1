import { formatDate, formatNumber } from '@carnet/mf-kit/formats';
import { messageOf, useLoaded, useMutation, useQueryClient } from '@carnet/mf-kit/data';
import { Button, KeyValue, Notice, PanelFrame, Spinner } from '@carnet/mf-kit/ui';
import { ConfirmButton, FilterSelect } from '@carnet/mf-kit/pages';
import { useRef, useState } from 'react';
import {
  collectionsQuery,
  forgetPassport,
  type FoundPassport,
  isUnderWay,
  makeCollection,
  type PassportImport as Import,
  passportImportsQuery,
  takePassport,
} from './passports.queries';
import classes from './passports.module.css';
import * as m from '../messages/passports';

/** A received passport: its progress, its content, its seal, and the result. */
export function PassportImport({ passport }: { passport: Import }) {
  const { name, state, found } = passport;
  return (
    <PanelFrame title={found ? titleOf(found) : name}>
      <div className={classes.passport}>
        {isUnderWay(passport) && <Progress passport={passport} />}
        {state === 'failed' && (
          <Notice tone="bad" title={m.notTaken}>
            <p>{passport.error?.msg}</p>
            {passport.about && <p>{m.itIsAbout({ what: passport.about })}</p>}
          </Notice>
        )}
        {state === 'taken' && (
          <Notice tone="good" title={m.taken}>
            <Button to={`/vehicles/${passport.vehicle_id}`}>{m.showVehicle}</Button>
          </Notice>
        )}
        {found && state !== 'taken' && <Contents found={found} />}
        {found && state === 'read' && <Taking id={passport.id} found={found} />}
        {!isUnderWay(passport) && <Forget id={passport.id} />}
      </div>
    </PanelFrame>
  );
}

const titleOf = ({ vehicle: { year, make, model } }: FoundPassport): string => `${year} ${make} ${model}`;

function Progress({ passport: { state, done, of, waiting } }: { passport: Import }) {
  const text = waiting?.msg ?? (state === 'taking' ? m.taking({ done, of }) : m.reading);
  return (
    <>
      <p className={classes.state} role="status">
        <Spinner />
        {text}
      </p>
      {of > 0 && <progress className={classes.bar} value={done} max={of} aria-label={text} />}
      <p className={classes.note}>{m.mayLeave}</p>
    </>
  );
}

/** Content of a passport, and whether its seal is valid. */
function Contents({ found }: { found: FoundPassport }) {
  const { parts, lists, photos, papers, withheld_files, missing, issued_on, vehicle } = found;
  const last = parts.at(-1)!;
  const components = lists.find(({ name }) => name === 'components')?.rows ?? 0;
  return (
    <>
      <Notice tone={last.known ? 'good' : 'info'} title={m.unchangedSince({ day: formatDate(issued_on) })}>
        <p>{last.known ? m.keyKnown({ name: last.name }) : m.keyNew({ name: last.name })}</p>
        <p>{m.proves}</p>
      </Notice>
      <KeyValue
        items={[
          ...(vehicle.vin ? [{ label: m.vin, value: vehicle.vin }] : []),
          { label: m.records, value: formatNumber(lists.reduce((sum, { rows }) => sum + rows, 0)) },
          ...(components > 0 ? [{ label: m.components, value: formatNumber(components) }] : []),
          { label: m.photos, value: formatNumber(photos) },
          { label: m.papers, value: formatNumber(papers) },
          ...(withheld_files > 0 ? [{ label: m.stayed, value: formatNumber(withheld_files) }] : []),
          ...(missing > 0 ? [{ label: m.lost, value: formatNumber(missing) }] : []),
        ]}
      />
      <div className={classes.chain}>
        <h3>{m.chain}</h3>
        <ol>
          {parts.map(({ name, key, origin, size }) => (
            <li key={origin}>
              <span>{m.part({ name, entries: size })}</span>
              <code>{key}</code>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

/** Value for a collection that is created with the vehicle. */
const NEW = 'new';

function Taking({ id, found }: { id: number; found: FoundPassport }) {
  const queries = useQueryClient();
  const collections = useLoaded(collectionsQuery());
  const [chosen, setChosen] = useState('');
  const made = useRef<number | null>(null);
  const options = collections.data?.map((one) => ({ value: String(one.id), label: one.name })) ?? [];
  const choices = options.length > 0 ? options : [{ value: NEW, label: m.newCollection }];
  const collection = chosen || choices[0]!.value;
  const isHere = found.here.length > 0;
  const take = useMutation({
    mutationFn: async () => {
      // If the import could not start, a retry uses the collection that the first try has created.
      if (collection === NEW) made.current ??= (await makeCollection()).id;
      const collection_id = collection === NEW ? made.current! : Number(collection);
      return takePassport(id, { collection_id, although_here: isHere });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: passportImportsQuery().queryKey }),
  });
  return (
    <>
      {isHere && <Notice tone="warn">{m.isHere}</Notice>}
      {take.error && <Notice tone="bad">{messageOf(take.error)}</Notice>}
      <div className={classes.actions}>
        <FilterSelect label={m.collection} value={collection} onChange={setChosen} options={choices} />
        <Button variant="primary" busy={take.isPending} disabled={!collections.data} onClick={() => take.mutate()}>
          {isHere ? m.takeAllTheSame : m.take}
        </Button>
      </div>
    </>
  );
}

function Forget({ id }: { id: number }) {
  const queries = useQueryClient();
  const forget = useMutation({
    mutationFn: () => forgetPassport(id),
    onSettled: () => queries.invalidateQueries({ queryKey: passportImportsQuery().queryKey }),
  });
  return (
    <>
      {forget.error && <Notice tone="bad">{messageOf(forget.error)}</Notice>}
      <div className={classes.actions}>
        <ConfirmButton
          label={m.forget}
          confirmLabel={m.confirmForget}
          busy={forget.isPending}
          onConfirm={() => forget.mutate()}
        />
      </div>
    </>
  );
}
