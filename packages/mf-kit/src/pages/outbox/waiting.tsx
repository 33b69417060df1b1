import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { LazyPart } from '../../ui/lazy-part';
import { type Remotes, useRemotes } from '../../federation/remotes-context';
import { useLocation } from 'react-router-dom';
import type { Entry } from '../../data/outbox/entry';
import { mayHaveWaiting, openedEntry, useWaiting } from '../../data/outbox/outbox';

const button = () => import(/* webpackChunkName: "kit-outbox" */ './outbox-button');
const list = () => import(/* webpackChunkName: "kit-outbox" */ './waiting-list');

export type SettleFiles = (entry: Entry, remotes: Remotes) => Promise<void>;

interface WaitingProps {
  /** The kind of things that stand in the list: `service-event`. All where it is left out. */
  kind?: string;
  /** Those of one vehicle alone. */
  vehicle?: number;
  /** The address of the list, where several have things of the kind: `/components/3`. */
  list?: string;
}

/** Writes that are still to be sent, above the list in which they will stand; nothing where there is none. */
export function Waiting(where: WaitingProps) {
  const entries = useWaiting().filter(
    ({ note }) =>
      (where.kind ?? note.kind) === note.kind &&
      (where.vehicle ?? note.vehicle) === note.vehicle &&
      (where.list ?? note.list) === note.list,
  );
  return <WaitingEntries entries={entries} />;
}

/** These alone. */
export function WaitingEntries({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return <LazyPart load={list} props={{ entries }} loading={null} fallback={() => null} />;
}

/** The number of writes that wait, in the header, and what opens them; nothing where none ever did on this page. */
export function OutboxButton() {
  const count = useWaiting().length;
  const [hasBeen, setHasBeen] = useState(false);
  if (count > 0 && !hasBeen) setHasBeen(true);
  if (!hasBeen) return null;
  return <LazyPart load={button} props={{}} loading={null} fallback={() => null} />;
}

/** The entry that the page was opened for, where it is of this kind: its form is to be opened. */
export function useOpenedEntry(kind: string): Entry | undefined {
  const opened = openedEntry(useLocation().hash);
  return useWaiting().find(({ id, note }) => id === opened && note.kind === kind);
}

/** The page comes first, also on a slow line; the outbox is fetched while there is one. */
const WAIT_MS = 5_000;

/**
 * Has the person's writes sent while any page of theirs is open, what they change read anew, and forms ready for when there is no network.
 * @param settleFiles sends the files that waited with an entry as those of its thing; those of one without a thing are thrown away. Keep it outside
 * @param alongside fetches what else could not be fetched without a network. Keep it outside, too
 */
export function useOutbox(settleFiles: SettleFiles, alongside?: () => Promise<unknown>): void {
  const queries = useQueryClient();
  const remotes = useRemotes();
  useEffect(() => {
    let leave: (() => void) | undefined;
    let isLeft = false;
    const begin = async () => {
      const others = alongside?.().catch(() => undefined);
      const { begin: now } = await import(/* webpackChunkName: "kit-outbox" */ './begin');
      await others;
      if (!isLeft) leave = now(remotes, queries, settleFiles);
    };
    const timer = setTimeout(() => void begin().catch(() => undefined), mayHaveWaiting() ? 0 : WAIT_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      leave?.();
    };
  }, [queries, remotes, settleFiles, alongside]);
}
