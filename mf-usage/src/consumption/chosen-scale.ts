import { type OdometerUnit, personRegion } from '@carnet/mf-kit/formats';
import { sessionPerson, useSession } from '@carnet/mf-kit/data';
import { useCallback, useSyncExternalStore } from 'react';
import { type Counted, type Scale, SCALES, usualScale } from './consumption.rules';

type Chosen = Partial<Record<Counted, Scale>>;

/** By person, so that two who share a browser each read their own. */
const keyOf = (person: number | undefined): string => `carnet.consumption.${person ?? 0}`;

const listeners = new Set<() => void>();

function follow(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Keeps the choice until the page is left, in a browser that forbids storage. */
let unkept: string | null = null;

function kept(): string | null {
  try {
    return localStorage.getItem(keyOf(sessionPerson())) ?? unkept;
  } catch {
    return unkept;
  }
}

/** The stored choice; a scale that this release does not know counts as none. */
function chosenIn(text: string | null): Chosen {
  try {
    const known = Object.entries(JSON.parse(text ?? '{}') as Chosen).filter(([counted, scale]) =>
      (SCALES[counted as Counted] as readonly string[] | undefined)?.includes(scale),
    );
    return Object.fromEntries(known);
  } catch {
    return {};
  }
}

function choose(counted: Counted, scale: Scale): void {
  const text = JSON.stringify({ ...chosenIn(kept()), [counted]: scale });
  try {
    localStorage.setItem(keyOf(sessionPerson()), text);
  } catch {
    unkept = text;
  }
  listeners.forEach((tell) => tell());
}

/** The scale on which the person reads consumption: their choice in this browser, else the usual one in their region for such an odometer. */
export function useScale(counted: Counted, odometer: OdometerUnit): [Scale, (scale: Scale) => void] {
  useSession();
  const chosen = useSyncExternalStore(follow, kept);
  const scale = chosenIn(chosen)[counted] ?? usualScale(counted, personRegion(), odometer);
  return [scale, useCallback((next: Scale) => choose(counted, next), [counted])];
}
