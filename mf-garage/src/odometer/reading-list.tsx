import { DateText, formatDate, Mileage } from '@carnet/mf-kit/formats';
import { Badge, Button, EmptyState, PanelFrame, PlusIcon } from '@carnet/mf-kit/ui';
import { Link, useLinks } from '@carnet/mf-kit/federation';
import { type Column, DataTable, useComingList, type Undo } from '@carnet/mf-kit/pages';
import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Doing } from './doing';
import classes from './odometer.module.css';
import {
  createChapter,
  createReading,
  deleteReading,
  type Odometer,
  type Reading,
  saidAgain,
  updateReading,
} from './odometer.queries';
import { hasPage, isSame, readingText, sourceText, unitOn } from './odometer.words';
import * as m from '../messages/odometer';

interface ReadingListProps {
  odometer: Odometer;
  undo: Undo;
  onDo: (doing: Doing) => void;
}

/** Number of readings shown until the person asks for all. */
const SHOWN = 10;

/** All readings with their sources, newest first. */
export function ReadingList({ odometer, undo, onDo }: ReadingListProps) {
  const { readings } = odometer;
  const [isWhole, showWhole] = useState(false);
  useWholeOnPaper(readings, isWhole, showWhole);
  const shown = isWhole ? readings : readings.slice(0, SHOWN);
  return (
    <PanelFrame
      title={m.readings}
      action={
        <Button wants="add" size="sm" icon={<PlusIcon size={16} />} onClick={() => onDo({ kind: 'add' })}>
          {m.addReading}
        </Button>
      }
    >
      {readings.length === 0 ? (
        <EmptyState plain title={m.noReadings}>
          {m.writeDown}
        </EmptyState>
      ) : (
        <DataTable
          caption={m.newestFirst}
          columns={columnsOf(odometer, undo, onDo)}
          rows={shown}
          rowKey={({ source, id }) => `${source} ${id}`}
          windowed={shown.length > 200}
        />
      )}
      {shown.length < readings.length && (
        <p className={classes.more}>
          <Button onClick={() => showWhole(true)}>{m.showAll({ count: readings.length })}</Button>
        </p>
      )}
    </PanelFrame>
  );
}

/** Renders all readings before printing, both for the page's Print button and for the browser's own command. */
function useWholeOnPaper(readings: readonly Reading[], isWhole: boolean, showWhole: (whole: boolean) => void): void {
  const fetchNextPage = useCallback(() => {
    showWhole(true);
    return Promise.resolve({ isError: false });
  }, [showWhole]);
  useEffect(() => {
    const printed = () => flushSync(() => showWhole(true)); // Synchronous, because the browser prints the page as it is when this returns.
    window.addEventListener('beforeprint', printed);
    return () => window.removeEventListener('beforeprint', printed);
  }, [showWhole]);
  const hasNextPage = !isWhole && readings.length > SHOWN;
  useComingList({ data: readings, isPending: false, hasNextPage, isFetching: false, fetchNextPage });
}

const columnsOf = (odometer: Odometer, undo: Undo, onDo: (doing: Doing) => void): readonly Column<Reading>[] => [
  {
    key: 'date',
    header: m.date,
    primary: true,
    cell: ({ read_on, read_on_edtf }) => <DateText date={read_on} edtf={read_on_edtf} />,
  },
  {
    key: 'value',
    header: m.odometer,
    phone: 'aside',
    align: 'end',
    cell: (reading) => <Value odometer={odometer} reading={reading} />,
  },
  { key: 'source', header: m.source, wraps: true, share: 2, cell: (reading) => <Source reading={reading} /> },
  {
    key: 'standing',
    header: m.standing,
    cell: (reading) => <Standing odometer={odometer} reading={reading} />,
  },
  {
    key: 'entered',
    header: m.entered,
    phone: 'labelled',
    cell: ({ created_at }) =>
      created_at === null ? (
        <span data-unknown>{m.withItsRecord}</span>
      ) : (
        m.byYou({ date: () => <DateText date={created_at} /> })
      ),
  },
  {
    key: 'actions',
    header: m.correctOrDelete,
    actions: true,
    cell: (reading) => <Actions odometer={odometer} reading={reading} undo={undo} onDo={onDo} />,
  },
];

function Value({ odometer, reading }: { odometer: Odometer; reading: Reading }) {
  const { value, standing, written_value, read_on } = reading;
  const unit = unitOn(odometer, read_on);
  return (
    <span className={classes.values}>
      {standing === 'typing-error' ? (
        <del>
          <Mileage miles={value} unit={unit} />
        </del>
      ) : (
        <Mileage miles={value} unit={unit} />
      )}
      {written_value !== null && (
        <del className={classes.written}>
          {m.writtenDownAs({
            hidden: (text) => <span className={classes.hidden}>{text}</span>,
            mileage: () => <Mileage miles={written_value} unit={unit} />,
          })}
        </del>
      )}
    </span>
  );
}

function Source({ reading }: { reading: Reading }) {
  const { source, id } = reading;
  const linkTo = useLinks();
  const text = sourceText(reading);
  const to = hasPage(source) ? linkTo(source, id) : undefined;
  if (to) return <Link to={to}>{text}</Link>;
  return (
    <>
      {text}
      {(source === 'by-hand' || source === 'purchase') && reading.note && (
        <span className={classes.note}>{reading.note}</span>
      )}
    </>
  );
}

const STANDINGS = {
  'as-read': { text: m.asRead, tone: 'neutral' },
  'typing-error': { text: m.doesNotCount, tone: 'bad' },
  estimate: { text: m.estimate, tone: 'info' },
  corrected: { text: m.corrected, tone: 'good' },
} as const;

function Standing({ odometer, reading }: { odometer: Odometer; reading: Reading }) {
  const isOpen = odometer.findings.some(
    ({ kind, before, after }) => kind !== 'silent' && (isSame(before, reading) || isSame(after, reading)),
  );
  if (isOpen) return <Badge tone="warn">{m.toExplain}</Badge>;
  const { text, tone } = STANDINGS[reading.standing];
  if (reading.standing === 'as-read') return text;
  return <Badge tone={tone}>{text}</Badge>;
}

function Actions({
  odometer,
  reading,
  undo,
  onDo,
}: {
  odometer: Odometer;
  reading: Reading;
  undo: Undo;
  onDo: (doing: Doing) => void;
}) {
  const what = readingText(odometer, reading);
  if (reading.source !== 'by-hand') {
    const isSaid = reading.standing === 'corrected' || reading.standing === 'estimate';
    if (isSaid) return null;
    return (
      <Button
        wants="touch"
        variant="quiet"
        size="sm"
        aria-label={m.correctReading({ reading: what })}
        onClick={() => onDo({ kind: 'explain', ways: ['typing-error', 'estimate'], after: reading })}
      >
        {m.correct}
      </Button>
    );
  }
  const said = odometer.chapters.filter(
    ({ reading_source, reading_id }) => reading_source === 'by-hand' && reading_id === reading.id,
  );
  return (
    <>
      <Button
        wants="change"
        variant="quiet"
        size="sm"
        aria-label={m.editReading({ reading: what })}
        onClick={() => onDo({ kind: 'edit', reading })}
      >
        {m.edit}
      </Button>
      <Button
        wants="change"
        variant="quiet"
        size="sm"
        aria-label={m.deleteReading({ reading: what })}
        disabled={undo.busy}
        onClick={() =>
          void undo.run({
            act: () => deleteReading(reading),
            text: m.deleted({ date: formatDate(reading.read_on) }),
            undo: () => bringBack(reading, said),
          })
        }
      >
        {m.remove}
      </Button>
    </>
  );
}

/** Recreates a deleted reading, with its original value and its explanations. */
async function bringBack(reading: Reading, said: Odometer['chapters']): Promise<void> {
  const { vehicle_id, read_on, note, value, written_value } = reading;
  const standing =
    reading.standing === 'estimate' || reading.standing === 'typing-error' ? reading.standing : 'as-read';
  const body = { vehicle_id, read_on, note, standing: said.length > 0 ? 'as-read' : standing } as const;
  const made = await createReading({ ...body, value: written_value ?? value });
  const isExplained = said.some(({ kind }) => kind === 'typing-error');
  if (written_value !== null && !isExplained) await updateReading(made, { value });
  for (const chapter of said) await createChapter({ ...saidAgain(chapter), reading_id: made.id });
}
