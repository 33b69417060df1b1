import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import { isSessionHeld, sessionPerson, subscribeHolding, subscribeSession } from './store';

/** A garage that is shared with the person, as the page needs it (ADR 130). */
export interface SharedGarage {
  /** The grant's. */
  id: number;
  owner_id: number;
  owner_name: string;
  role: 'viewer' | 'contributor' | 'editor';
  /** The only vehicle that is shared; null for the whole garage. */
  vehicle_id: number | null;
  vehicle_name: string | null;
  expires_at: string | null;
}

/**
 * The place of something that this browser keeps: for one's own garage the person's id, for a shared one that and the owner's. What lies under one is never sent or shown under
 * another.
 */
export type Scope = number | string;

interface Kept {
  person: number;
  garage: SharedGarage;
}

/** The tab's: another one may be in another garage. */
const KEY = 'carnet.garage';
/** The garage that the next page is to be in. It counts for a page whose address says so: whoever stays on this one has not moved. */
const NEXT = 'carnet.garage.next';
const ENTERS = 'enter';
/** Read once, also where it is one's own: a page stays in one garage until it is loaded anew. */
let kept: Kept | null | undefined;
let isOver = false;
const listeners = new Set<() => void>();

/** The shared garage that this page is in; null in one's own. */
export function currentGarage(): SharedGarage | null {
  if (kept === undefined) kept = stored();
  return kept && kept.person === sessionPerson() ? kept.garage : null;
}

export const useGarage = (): SharedGarage | null => useSyncExternalStore(subscribeSession, currentGarage, () => null);

/**
 * Goes into a shared garage, or with null back into one's own: by a new page, so that nothing of the one before is left on it. Where the page is named, it takes the place of this
 * one: to come back by the history does not enter again.
 */
export function enterGarage(garage: SharedGarage | null, named?: string): void {
  // This page stays as it is: whoever has typed something may be asked whether to leave, and stay.
  currentGarage();
  keep(NEXT, garage);
  const page = named ?? (garage?.vehicle_id ? `/vehicles/${garage.vehicle_id}` : '/dashboard');
  const address = `${page}?${ENTERS}=${nameOf(garage)}`;
  if (named === undefined) window.location.assign(address);
  else window.location.replace(address);
}

/**
 * Keeps the garage of this page as it is now, where it is among those that are shared with the person: another role or a later end counts as soon as a page is loaded. This page
 * stays as it is.
 */
export function followGarage(garages: readonly SharedGarage[]): void {
  const garage = currentGarage();
  const now = garage && garages.find((one) => one.owner_id === garage.owner_id && one.vehicle_id === garage.vehicle_id);
  if (now) keep(KEY, now);
}

/** Told in the address of a page that enters it. */
const nameOf = (garage: SharedGarage | null): string => (garage ? String(garage.owner_id) : 'own');

/** Paths that are of the person and of no garage. */
const OWN = /^\/api\/(?:auth|handovers|reminders|webhooks|calendar|exports|health|imports\/lubelogger)(?:[/?]|$)/;

/** Headers by which a call acts in the garage of this page. */
export function garageHeaders(path: string): Record<string, string> {
  const garage = currentGarage();
  return garage && !OWN.test(path) ? { 'x-garage': String(garage.owner_id), 'x-garage-grant': reachOf(garage) } : {};
}

/** Tells the service worker by which grant something is seen, what that reaches, and until when: what it keeps goes with it. */
const reachOf = ({ id, vehicle_id, expires_at }: SharedGarage): string =>
  [id, vehicle_id ?? 'all', expires_at === null ? 'always' : Date.parse(expires_at)].join('.');

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

/** True from when the garage of this page is shared no longer and nothing on the page is unsaved: what was typed stays until its person has taken it elsewhere. */
export function usePageOver(): boolean {
  const isOver = useGarageOver();
  const isHeld = useSyncExternalStore(subscribeHolding, isSessionHeld, () => false);
  const [isPageOver, setPageOver] = useState(false);
  if (isOver && !isHeld && !isPageOver) setPageOver(true);
  return isPageOver;
}

/** The person's rights on this page; what they may not do is not shown. The services decide. */
export interface May {
  /** Add an entry of a vehicle. */
  add: boolean;
  /** Change and delete entries. Contributors do that on the pages of what they have added themselves. */
  change: boolean;
  /** Name, in an entry, what that changes beside itself, as the parts that it installs. */
  touch: boolean;
  /** Reach what is of several vehicles or of none: collections, templates, albums, components, uploads. */
  whole: boolean;
  /** Keep what is no entry: vehicles, collections, schedules, templates, albums, imports; have dossiers made. */
  arrange: boolean;
  /** Do what is left to the owner: deleting vehicles, handing over, and the like. */
  own: boolean;
}

const ALL: May = { add: true, change: true, touch: true, whole: true, arrange: true, own: true };
const BY_ROLE: Record<SharedGarage['role'], May> = {
  viewer: { ...ALL, add: false, change: false, touch: false, arrange: false, own: false },
  contributor: { ...ALL, change: false, touch: false, arrange: false, own: false },
  editor: { ...ALL, own: false },
};
/** Pages that are of the person and of no garage. */
const OWN_PAGES = /^\/(?:settings|profile|invitation|garage|handovers)(?:\/|$)/;

/** True below the page of an entry that a contributor has added themselves. */
export const OwnEntry = createContext(false);

export function useMay(): May {
  const garage = useGarage();
  const isOwnEntry = useContext(OwnEntry);
  return !garage || OWN_PAGES.test(window.location.pathname) ? ALL : allowed(garage, isOwnEntry);
}

function allowed({ role, vehicle_id }: SharedGarage, isOwnEntry: boolean): May {
  const may = BY_ROLE[role];
  const change = may.change || (role === 'contributor' && isOwnEntry);
  return vehicle_id === null ? { ...may, change } : { ...may, change, whole: false, arrange: false };
}

/** The rights of the person's role, for links that lead into the garage from any page, also from one that is of the person alone. */
export function useMayInGarage(): May {
  return mayIn(useGarage());
}

/** The same for what is no component. */
export const mayHere = (): May => mayIn(currentGarage());

const mayIn = (garage: SharedGarage | null): May => (garage ? allowed(garage, false) : ALL);

/** Reads what is of several vehicles or of none; where one vehicle is shared there is `none` of that, and nothing is asked. */
export const readWhole = <Data>(none: Data, read: () => Promise<Data>): Promise<Data> =>
  mayHere().whole ? read() : Promise.resolve(none);

/** Addresses by the right that they want; what none names is open to all who read. */
const WANTS: readonly (readonly [RegExp, keyof May])[] = [
  [/^\/vehicles\/\d+\/(?:hand-over|passports|buyer-pages)(?:[?#]|$)/, 'own'],
  [/^\/vehicles\/\d+\/dossiers(?:[?#]|$)/, 'arrange'],
  [/^\/(?:vehicles|collections|service-schedules|service-event-templates|photos\/pairs)\/new(?:[?#]|$)/, 'arrange'],
  [/^\/(?:vehicles|collections|service-event-templates)\/\d+\/edit(?:[?#]|$)/, 'arrange'],
  [/^\/service-schedules\/\d+\/manage(?:[?#]|$)/, 'arrange'],
  [/^\/service\/import(?:[?#]|$)/, 'arrange'],
  [/^\/documentation\/\d+\/(?:event|hide)(?:[?#]|$)/, 'arrange'],
  [/^\/(?:collections|components|tyres|service-event-templates|photos\/(?:albums|pairs|upload))(?:[/?#]|$)/, 'whole'],
  [/^\/documentation\/\d+\/edit(?:[?#]|$)/, 'whole'],
  [/[?&]deleted=true(?:&|#|$)/, 'arrange'],
  [/^\/components\/\d+\/entry(?:[?#]|$)/, 'add'],
  [/^\/components\/\d+\/take-off(?:[?#]|$)/, 'change'],
  [/\/(?:new|create|upload|mount)(?:[/?#]|$)|^\/quick(?:[?#]|$)/, 'add'],
  [/\/edit(?:[/?#]|$)/, 'change'],
];

/** Tells whether a link leads to a page that the person may not use. */
export const isShut = (to: unknown, may: May): boolean =>
  typeof to === 'string' && WANTS.some(([page, right]) => !may[right] && page.test(to));

function stored(): Kept | null {
  moveIn();
  return read(KEY);
}

/** Takes what the address says from it, so that to come back by the history enters nothing. */
function moveIn(): void {
  const address = new URL(window.location.href);
  const entered = address.searchParams.get(ENTERS);
  if (entered === null) return;
  const next = read(NEXT);
  sessionStorage.removeItem(NEXT);
  address.searchParams.delete(ENTERS);
  window.history.replaceState(window.history.state, '', address);
  if (entered === 'own') sessionStorage.removeItem(KEY);
  else if (next && nameOf(next.garage) === entered) sessionStorage.setItem(KEY, JSON.stringify(next));
}

function read(key: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function keep(key: string, garage: SharedGarage | null): void {
  const person = sessionPerson();
  if (garage && person !== undefined) sessionStorage.setItem(key, JSON.stringify({ person, garage } satisfies Kept));
  else sessionStorage.removeItem(key);
}
