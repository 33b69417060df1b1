import { type OdometerUnit, personRegion } from '@carnet/mf-kit/formats';
import { sessionPerson, useSession } from '@carnet/mf-kit/data';
import { useCallback, useSyncExternalStore } from 'react';
import { type Counted, type Scale, SCALES, usualScale } from './consumption.rules';

type Chosen = Partial<Record<Counted, Scale>>;

/** Key per person, because two people may share a browser. */
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

/** Holds the choice until the page is closed, if the browser forbids storage. */
let unkept: string | null = null;

function kept(): string | null {
  try {
    return localStorage.getItem(keyOf(sessionPerson())) ?? unkept;
  } catch {
    return unkept;
  }
}

/** The stored choice. Scales that this release does not know are ignored. */
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

/** The person's scale for consumption: the choice stored in this browser, otherwise the usual one for the region and the odometer's unit. */
export function useScale(counted: Counted, odometer: OdometerUnit): [Scale, (scale: Scale) => void] {
  useSession();
  const chosen = useSyncExternalStore(follow, kept);
  const scale = chosenIn(chosen)[counted] ?? usualScale(counted, personRegion(), odometer);
  return [scale, useCallback((next: Scale) => choose(counted, next), [counted])];
}
