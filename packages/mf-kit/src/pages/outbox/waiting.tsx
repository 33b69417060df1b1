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
  /** The kind of things in the list: `service-event`. Default: all. */
  kind?: string;
  /** Only entries of this vehicle. */
  vehicle?: number;
  /** The address of the list, if several lists show this kind: `/components/3`. */
  list?: string;
}

/** Waiting writes, shown above the list that they belong to; nothing if there are none. */
export function Waiting(where: WaitingProps) {
  const entries = useWaiting().filter(
    ({ note }) =>
      (where.kind ?? note.kind) === note.kind &&
      (where.vehicle ?? note.vehicle) === note.vehicle &&
      (where.list ?? note.list) === note.list,
  );
  return <WaitingEntries entries={entries} />;
}

/** Shows only these entries. */
export function WaitingEntries({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return <LazyPart load={list} props={{ entries }} loading={null} fallback={() => null} />;
}

/** A button in the header with the number of waiting writes; nothing if no write has waited on this page. */
export function OutboxButton() {
  const count = useWaiting().length;
  const [hasBeen, setHasBeen] = useState(false);
  if (count > 0 && !hasBeen) setHasBeen(true);
  if (!hasBeen) return null;
  return <LazyPart load={button} props={{}} loading={null} fallback={() => null} />;
}

/** The entry of this kind that the page was opened to edit. The page should open its form. */
export function useOpenedEntry(kind: string): Entry | undefined {
  const opened = openedEntry(useLocation().hash);
  return useWaiting().find(({ id, note }) => id === opened && note.kind === kind);
}

/** Milliseconds. The page loads first, even on a slow network; then the outbox is fetched, while there is a network. */
const WAIT_MS = 5_000;

/**
 * Sends the person's writes while any of their pages is open, reads again the data that they change, and prepares forms for use without a network.
 * @param settleFiles sends the files of an entry to its thing; discards them if the entry has no thing. Define it outside the component
 * @param alongside fetches other code that could not be fetched without a network. Define it outside the component, too
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
