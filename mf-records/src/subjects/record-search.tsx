import { formatNumber } from '@carnet/mf-kit/formats';
import { useLoaded } from '@carnet/mf-kit/data';
import { Button, ListSkeleton, NotYet } from '@carnet/mf-kit/ui';
import { SearchField } from '@carnet/mf-kit/pages';
import { useState } from 'react';
import { type FileLink, isSameLink, recordsQuery, subjectText, type SubjectType } from './subjects.queries';
import { useSubjects } from './use-subjects';
import classes from './record-search.module.css';
import * as m from '../messages/subjects';

interface RecordSearchProps {
  vehicleId: number;
  /** Records that are already linked. */
  taken: readonly FileLink[];
  onAdd: (link: FileLink) => void;
}

/** Searches all records of a vehicle, of every kind. Each result can be added. */
export function RecordSearch({ vehicleId, taken, onAdd }: RecordSearchProps) {
  const [search, setSearch] = useState('');
  const records = useLoaded(recordsQuery(useSubjects(), vehicleId, search));
  if (!records.data) return <NotYet of={records} plain waiting={<ListSkeleton label={m.loading} />} />;
  const kinds = records.data.filter(({ found }) => found === null || found.rows.length > 0);
  return (
    <div className={classes.search}>
      <div role="presentation" onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}>
        <SearchField label={m.find} placeholder={m.searched} value={search} onChange={setSearch} />
      </div>
      {kinds.length === 0 && (
        <p className={classes.hint} role="status">
          {search ? m.nothingFound : m.nothingRecorded}
        </p>
      )}
      {kinds.map(({ type, found }) => (
        <div key={type.kind} className={classes.kind} role="group" aria-label={type.many}>
          <p>{headingOf(type.many, found)}</p>
          {found && <Found type={type} rows={found.rows} taken={taken} onAdd={onAdd} />}
        </div>
      ))}
    </div>
  );
}

function headingOf(kinds: string, found: { rows: readonly unknown[]; total: number } | null): string {
  if (!found) return m.notSearched({ kinds });
  const { rows, total } = found;
  return total > rows.length
    ? m.someOf({ kinds, shown: formatNumber(rows.length), total: formatNumber(total) })
    : kinds;
}

interface FoundProps extends Pick<RecordSearchProps, 'taken' | 'onAdd'> {
  type: SubjectType;
  rows: readonly { id: number }[];
}

function Found({ type, rows, taken, onAdd }: FoundProps) {
  return (
    <ul className={classes.found}>
      {rows.map((row) => {
        const link = { subject_kind: type.kind, subject_id: row.id };
        const isTaken = taken.some((one) => isSameLink(one, link));
        return (
          <li key={row.id} className={classes.row}>
            <span>{subjectText(row)}</span>
            <Button
              size="sm"
              disabled={isTaken}
              aria-label={m.linkNamed({ name: subjectText(row) })}
              onClick={() => onAdd(link)}
            >
              {isTaken ? m.isLinked : m.link}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
