import { formatDate, formatNumber } from '@carnet/mf-kit/formats';
import { messageOf, orWaits, useLoaded, useQueryClient, Waits } from '@carnet/mf-kit/data';
import { Button, Card, cx, Notice, PlusIcon } from '@carnet/mf-kit/ui';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { type LapFile, LapFileFailed, type Oddity, readInWorker } from '../lap-files';
import { unitOfVehicle, vehicleChoicesQuery, vehicleOptions } from '../lookups';
import { SessionSummary } from './session-summary';
import { createTrackSession, lastSessionQuery, sessionBody, TRACK_SESSION } from './track-sessions.queries';
import classes from './track-sessions.module.css';
import * as m from '../messages/track-sessions';

interface SessionFileProps {
  vehicleId: number;
  /** `YYYY-MM-DD` */
  day: string;
}

type State =
  | { step: 'idle' }
  | { step: 'reading'; name: string; share: number; stop: AbortController }
  | { step: 'read'; name: string; file: LapFile; error?: unknown }
  | { step: 'failed'; text: string };

const FAILURES = { unknown: m.unknownFile, empty: m.emptyFile, unreadable: m.unreadable } as const;

const ODDITIES: Readonly<Record<Oddity, (count: number) => string>> = {
  'broken-rows': (count) => m.brokenRows({ count }),
  'repeated-header': () => m.repeatedHeader,
  'no-positions': () => m.noPositions,
  'several-days': () => m.severalDays,
  cut: () => m.cut,
};

/** Reads a logger's file, shows its sessions, and stores them after the person has confirmed. */
export function SessionFile(about: SessionFileProps) {
  const [state, setState] = useState<State>({ step: 'idle' });
  const stop = state.step === 'reading' ? state.stop : null;
  useEffect(() => () => stop?.abort(), [stop]);
  const read = async (file: File) => {
    const stop = new AbortController();
    const reading = { step: 'reading', name: file.name, stop } as const;
    setState({ ...reading, share: 0 });
    try {
      const progress = (share: number) =>
        setState((now) => (now.step === 'reading' && now.stop === stop ? { ...now, share } : now));
      setState({ step: 'read', name: file.name, file: await readInWorker(file, { progress, signal: stop.signal }) });
    } catch (error) {
      const failure = error instanceof LapFileFailed ? error.failure : 'unreadable';
      setState(stop.signal.aborted ? { step: 'idle' } : { step: 'failed', text: FAILURES[failure] });
    }
  };
  if (state.step === 'reading') return <Reading {...state} />;
  if (state.step === 'read') return <Found {...about} {...state} onDone={() => setState({ step: 'idle' })} />;
  return (
    <>
      {state.step === 'failed' && (
        <Notice tone="bad" onDismiss={() => setState({ step: 'idle' })}>
          {state.text}
        </Notice>
      )}
      <Pick onPick={(file) => void read(file)} />
    </>
  );
}

function Pick({ onPick }: { onPick: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const hover = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };
  const take = (files: FileList | null) => files?.[0] && onPick(files[0]);
  return (
    <div
      className={cx(classes.add, over && classes.over)}
      onDragOver={hover(true)}
      onDragLeave={hover(false)}
      onDrop={(event) => {
        hover(false)(event);
        take(event.dataTransfer.files);
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        aria-label={m.addFile}
        accept=".csv,.vbo,.gpx,.fit,.txt"
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          currentTarget.value = '';
        }}
      />
      <Button wants="add" icon={<PlusIcon size={18} />} onClick={() => input.current?.click()}>
        {m.addFile}
      </Button>
      <p>{m.formats}</p>
    </div>
  );
}

function Reading({ name, share, stop }: Extract<State, { step: 'reading' }>) {
  const percent = `${formatNumber(Math.round(share * 100))}\u00a0%`;
  const label = m.reading({ name, percent });
  return (
    <div className={classes.reading}>
      <p>{label}</p>
      <progress value={share} max={1} aria-label={label} />
      <Button size="sm" onClick={() => stop.abort()}>
        {m.stop}
      </Button>
    </div>
  );
}

/** Resolves to true if a write waits in the outbox, and to false if it has arrived. */
const waits = (write: Promise<unknown>): Promise<boolean> =>
  orWaits(write).then(
    () => false,
    (error: unknown) => {
      if (error instanceof Waits) return true;
      throw error;
    },
  );

type FoundProps = SessionFileProps & Extract<State, { step: 'read' }> & { onDone: () => void };

function Found({ vehicleId, day, name, file, onDone }: FoundProps) {
  const queries = useQueryClient();
  const vehicles = useLoaded(vehicleChoicesQuery());
  const unit = unitOfVehicle(vehicleOptions(vehicles.data ?? []), String(vehicleId));
  const last = useLoaded(lastSessionQuery(vehicleId));
  const [said, setSaid] = useState<boolean | null>(null);
  const odometerRan = said ?? last.data?.odometer_ran ?? true;
  const [saving, setSaving] = useState<{ done: number; busy: boolean; error?: unknown }>({ done: 0, busy: false });
  const save = async () => {
    setSaving((now) => ({ done: now.done, busy: true }));
    let { done } = saving;
    let someArrived = false;
    try {
      for (; done < file.sessions.length; done++) {
        const body = sessionBody(file.sessions[done]!, file, { vehicleId, day, fileName: name, odometerRan });
        if (!(await waits(createTrackSession(body)))) someArrived = true;
      }
      onDone();
    } catch (error) {
      setSaving({ done, busy: false, error });
    }
    // Sessions in the outbox refetch the lists themselves, once they have arrived.
    if (someArrived) await TRACK_SESSION.changed(queries);
  };
  const elsewhere = new Set(file.sessions.map((session) => session.day).filter((said) => said && said !== day));
  return (
    <Card>
      <div className={classes.stack}>
        <p className={classes.hint}>{m.readFrom({ name, product: file.product })}</p>
        {[...elsewhere].map((said) => (
          <Notice key={said} tone="warn">
            {m.otherDay({ day: formatDate(said) })}
          </Notice>
        ))}
        {file.sessions.some((session) => session.day === null) && <Notice>{m.noDay}</Notice>}
        {file.oddities.map(({ kind, count }) => (
          <Notice key={kind}>{ODDITIES[kind](count)}</Notice>
        ))}
        {file.sessions.map((session, at) => (
          <SessionSummary key={at} session={session} unit={unit} />
        ))}
        {saving.error !== undefined && <Notice tone="bad">{messageOf(saving.error, m.notSaved)}</Notice>}
        <label className={classes.ran}>
          <input
            type="checkbox"
            checked={odometerRan}
            disabled={saving.busy}
            onChange={(event) => setSaid(event.currentTarget.checked)}
          />
          <span>
            {m.odometerRan}
            <span className={classes.hint}>{m.odometerRanHint}</span>
          </span>
        </label>
        <div className={classes.actions}>
          <Button variant="primary" disabled={saving.busy} onClick={() => void save()}>
            {m.save({ count: file.sessions.length - saving.done })}
          </Button>
          <Button disabled={saving.busy} onClick={onDone}>
            {m.discard}
          </Button>
        </div>
      </div>
    </Card>
  );
}
