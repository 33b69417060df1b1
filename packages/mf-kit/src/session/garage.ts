import { useSyncExternalStore } from 'react';
import { sessionPerson, subscribeSession } from './store';

/** A garage that is shared with the person, as the page needs it (ADR 130). */
export interface SharedGarage {
  owner_id: number;
  owner_name: string;
  role: 'viewer' | 'contributor' | 'editor';
  /** The only vehicle that is shared; null for the whole garage. */
  vehicle_id: number | null;
  vehicle_name: string | null;
}

/**
 * Where something lies that this browser keeps: for one's own garage the person's id, for a shared one that and the owner's. What lies under one is never sent or shown under
 * another.
 */
export type Scope = number | string;

interface Kept {
  person: number;
  garage: SharedGarage;
}

/** The tab's: another one may be in another garage. */
const KEY = 'carnet.garage';
/** Read once: a page stays in one garage until it is loaded anew. */
let kept: Kept | null | undefined;
let isOver = false;
const listeners = new Set<() => void>();

/** The shared garage that this page is in; null in one's own. */
export function currentGarage(): SharedGarage | null {
  kept ??= stored();
  return kept && kept.person === sessionPerson() ? kept.garage : null;
}

export const useGarage = (): SharedGarage | null => useSyncExternalStore(subscribeSession, currentGarage, () => null);

/** Goes into a shared garage, or with null back into one's own: by a new page, so that nothing of the one before is left on it. */
export function enterGarage(garage: SharedGarage | null): void {
  keep(garage);
  const page = garage?.vehicle_id ? `/vehicles/${garage.vehicle_id}` : '/dashboard';
  window.location.assign(page);
}

/** Paths that are of the person and of no garage. */
const OWN = /^\/api\/(?:auth|handovers|reminders|webhooks|calendar|exports|health|imports\/lubelogger)(?:[/?]|$)/;

/** Headers by which a call acts in the garage of this page. */
export function garageHeaders(path: string): Record<string, string> {
  const garage = currentGarage();
  return garage && !OWN.test(path) ? { 'x-garage': String(garage.owner_id) } : {};
}

/** The address of a file in the garage of this page, since no header goes with an image. */
export function inGarage(address: string): string {
  const garage = currentGarage();
  return garage ? `${address}${address.includes('?') ? '&' : '?'}garage=${garage.owner_id}` : address;
}

/** Undefined where nobody is signed in. */
export function sessionScope(): Scope | undefined {
  const person = sessionPerson();
  const garage = currentGarage();
  return person !== undefined && garage ? `${person}@${garage.owner_id}` : person;
}

/** Tells whether something lies there for a person, in whichever garage. */
export const isOfPerson = (scope: string, person: number): boolean =>
  scope === String(person) || scope.startsWith(`${person}@`);

/** The service says that the garage of this page is shared no longer. */
export function noteGarageOver(): void {
  if (isOver || !currentGarage()) return;
  isOver = true;
  for (const tell of listeners) tell();
}

/** Tells whether the garage of this page is shared no longer. */
export const useGarageOver = (): boolean =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => isOver,
    () => false,
  );

/** What the person may do on this page; what they may not is not shown. The services decide. */
export interface May {
  /** Add something. */
  add: boolean;
  /** Change and delete: of contributors, what they have added themselves. */
  change: boolean;
  /** What is left to the owner: deleting vehicles, and the like. */
  own: boolean;
}

const ALL: May = { add: true, change: true, own: true };
const BY_ROLE: Record<SharedGarage['role'], May> = {
  viewer: { add: false, change: false, own: false },
  contributor: { add: true, change: true, own: false },
  editor: { add: true, change: true, own: false },
};
/** Pages that are of the person and of no garage. */
const OWN_PAGES = /^\/(?:settings|profile|invitation|handovers)(?:\/|$)/;

export function useMay(): May {
  const garage = useGarage();
  return !garage || OWN_PAGES.test(window.location.pathname) ? ALL : BY_ROLE[garage.role];
}

/** Addresses of forms, by what they are for. */
const ADDS = /\/(?:new|create|import|imports|upload|mount)(?:[/?#]|$)/;
const CHANGES = /\/edit(?:[/?#]|$)/;

/** Tells whether a link leads to a form that the person may not use. */
export const isShut = (to: unknown, { add, change }: May): boolean =>
  typeof to === 'string' && ((!add && ADDS.test(to)) || (!change && CHANGES.test(to)));

function stored(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function keep(garage: SharedGarage | null): void {
  const person = sessionPerson();
  if (garage && person !== undefined) sessionStorage.setItem(KEY, JSON.stringify({ person, garage } satisfies Kept));
  else sessionStorage.removeItem(KEY);
}
