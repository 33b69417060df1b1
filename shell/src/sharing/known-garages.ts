import { useEffect, useSyncExternalStore } from 'react';
import { followGarage, onSessionEnd, sessionPerson } from '@carnet/mf-kit/data';
import { queries } from '../queries';
import type { Garage } from './sharing.queries';

/** Storage key for the garages shared with the person. They are stored, so that the switch in the top bar needs no request. */
const KEY = 'carnet.garages';
/** Delay in milliseconds, so that the page loads first. */
const ASKED_AFTER_MS = 4_000;
const NONE: readonly Garage[] = [];

interface Kept {
  person: number;
  garages: readonly Garage[];
}

let text: string | null | undefined;
let garages = NONE;
const listeners = new Set<() => void>();

/** Returns the same array until it changes, as `useSyncExternalStore` requires. */
function known(): readonly Garage[] {
  const now = attempt(() => localStorage.getItem(KEY)) ?? null;
  if (now === text) return garages;
  text = now;
  const kept = attempt(() => JSON.parse(now ?? 'null') as Kept | null);
  garages = kept && kept.person === sessionPerson() ? kept.garages : NONE;
  return garages;
}

export function noteGarages(next: readonly Garage[]): void {
  const person = sessionPerson();
  if (person === undefined) return;
  attempt(() => localStorage.setItem(KEY, JSON.stringify({ person, garages: next } satisfies Kept)));
  attempt(() => followGarage(next));
  for (const tell of listeners) tell();
}

/** Adds a garage that has just been shared with the person. */
export const noteGarage = (garage: Garage): void =>
  noteGarages([...known().filter((one) => !isSame(one, garage)), garage]);

const isSame = (one: Garage, other: Garage): boolean =>
  one.owner_id === other.owner_id && one.vehicle_id === other.vehicle_id;

/** Deleted when the session ends, because the next person may be somebody else. */
onSessionEnd(() => {
  attempt(() => localStorage.removeItem(KEY));
  for (const tell of listeners) tell();
});

/** Stored garages of the person. */
export const useGarages = (): readonly Garage[] => useSyncExternalStore(subscribe, known, () => NONE);

/** Refetches the garages some time after the page has loaded. */
export function useFreshGarages(): void {
  useEffect(() => {
    const timer = setTimeout(() => void refresh().catch(() => undefined), ASKED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

async function refresh(): Promise<void> {
  const { sharingQuery } = await import(/* webpackChunkName: "session-dialogs" */ './sharing.queries');
  noteGarages((await queries.fetchQuery({ ...sharingQuery, staleTime: ASKED_AFTER_MS })).garages);
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}

/** Returns undefined if storage is forbidden and `act` throws. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
