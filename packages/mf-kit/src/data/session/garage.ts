import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import { isSessionHeld, sessionPerson, subscribeHolding, subscribeSession } from './store';

/** A garage that is shared with the person, with what the page needs to know of it (ADR 130). */
export interface SharedGarage {
  /** Id of the grant. */
  id: number;
  owner_id: number;
  owner_name: string;
  role: 'viewer' | 'contributor' | 'editor';
  /** Id of the only vehicle that is shared; null for the whole garage. */
  vehicle_id: number | null;
  vehicle_name: string | null;
  expires_at: string | null;
}

/**
 * Scope of data that this browser stores: the person's id for their own garage; that and the owner's id for a shared garage. Data of one scope is
 * never sent or shown in another.
 */
export type Scope = number | string;

interface Kept {
  person: number;
  garage: SharedGarage;
}

/** Stored per tab: another tab may be in another garage. */
const KEY = 'carnet.garage';
/** The garage of the next page. It takes effect only on a page whose address says so, because the person may stay on this page. */
const NEXT = 'carnet.garage.next';
const ENTERS = 'enter';
/** Read once per page load, even for one's own garage: a page stays in one garage until it is reloaded. */
let kept: Kept | null | undefined;
let isOver = false;
const listeners = new Set<() => void>();

/** The shared garage of this page; null in one's own garage. */
export function currentGarage(): SharedGarage | null {
  if (kept === undefined) kept = stored();
  return kept && kept.person === sessionPerson() ? kept.garage : null;
}

export const useGarage = (): SharedGarage | null => useSyncExternalStore(subscribeSession, currentGarage, () => null);

/**
 * Enters a shared garage, or with null one's own. It loads a new page, so that no data of the old garage stays. If `named` is given, that page
 * replaces this one in the history, so that going back does not enter the garage again.
 */
export function enterGarage(garage: SharedGarage | null, named?: string): void {
  // Fixes the garage of this page: unsaved text may make the person stay on it.
  currentGarage();
  keep(NEXT, garage);
  const page = named ?? (garage?.vehicle_id ? `/vehicles/${garage.vehicle_id}` : '/dashboard');
  const address = `${page}?${ENTERS}=${nameOf(garage)}`;
  if (named === undefined) window.location.assign(address);
  else window.location.replace(address);
}

/** Updates the stored garage of this page from the garages that are shared with the person. A new role or end date takes effect on the next page load. */
export function followGarage(garages: readonly SharedGarage[]): void {
  const garage = currentGarage();
  const now = garage && garages.find((one) => one.owner_id === garage.owner_id && one.vehicle_id === garage.vehicle_id);
  if (now) keep(KEY, now);
}

/** The garage's name in the address of the page that enters it. */
const nameOf = (garage: SharedGarage | null): string => (garage ? String(garage.owner_id) : 'own');

/** Paths of data that belongs to the person, not to a garage. */
const OWN = /^\/api\/(?:auth|handovers|reminders|webhooks|calendar|exports|health|imports\/lubelogger)(?:[/?]|$)/;

/** Headers that make a call act in the garage of this page. */
export function garageHeaders(path: string): Record<string, string> {
  const garage = currentGarage();
  return garage && !OWN.test(path) ? { 'x-garage': String(garage.owner_id), 'x-garage-grant': reachOf(garage) } : {};
}

/** Tells the service worker the grant, what it covers and when it ends, so that it stops showing stored answers together with the grant. */
const reachOf = ({ id, vehicle_id, expires_at }: SharedGarage): string =>
  [id, vehicle_id ?? 'all', expires_at === null ? 'always' : Date.parse(expires_at)].join('.');

/** The address of a file in the garage of this page. An image request has no headers of ours, so the address names the garage. */
export function inGarage(address: string): string {
  const garage = currentGarage();
  return garage ? `${address}${address.includes('?') ? '&' : '?'}garage=${garage.owner_id}` : address;
}

/** Scope of this page; undefined if nobody is signed in. */
export function sessionScope(): Scope | undefined {
  const person = sessionPerson();
  const garage = currentGarage();
  return person !== undefined && garage ? `${person}@${garage.owner_id}` : person;
}

/** Tells whether a scope belongs to a person, in any garage. */
export const isOfPerson = (scope: string, person: number): boolean =>
  scope === String(person) || scope.startsWith(`${person}@`);

/** Called when a service says that the garage of this page is no longer shared. */
export function noteGarageOver(): void {
  if (isOver || !currentGarage()) return;
  isOver = true;
  for (const tell of listeners) tell();
}

/** Tells whether the garage of this page is no longer shared. */
export const useGarageOver = (): boolean =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => isOver,
    () => false,
  );

/** True once the garage of this page is no longer shared and the page has no unsaved text. Unsaved text stays visible until the person has copied it. */
export function usePageOver(): boolean {
  const isOver = useGarageOver();
  const isHeld = useSyncExternalStore(subscribeHolding, isSessionHeld, () => false);
  const [isPageOver, setPageOver] = useState(false);
  if (isOver && !isHeld && !isPageOver) setPageOver(true);
  return isPageOver;
}

/** The person's rights on this page. The page hides what they may not do; the services decide. */
export interface May {
  /** Add entries to a vehicle. */
  add: boolean;
  /** Change and delete entries. Contributors have this right only on the pages of their own entries. */
  change: boolean;
  /** Change other records together with an entry, such as the parts that it installs. */
  touch: boolean;
  /** Use what belongs to several vehicles or to none: collections, templates, albums, components, uploads. */
  whole: boolean;
  /** Manage what is not an entry: vehicles, collections, schedules, templates, albums, imports; request dossiers. */
  arrange: boolean;
  /** Do what only the owner may do: delete vehicles, hand them over, and the like. */
  own: boolean;
}

const ALL: May = { add: true, change: true, touch: true, whole: true, arrange: true, own: true };
const BY_ROLE: Record<SharedGarage['role'], May> = {
  viewer: { ...ALL, add: false, change: false, touch: false, arrange: false, own: false },
  contributor: { ...ALL, change: false, touch: false, arrange: false, own: false },
  editor: { ...ALL, own: false },
};
/** Pages that belong to the person, not to a garage. */
const OWN_PAGES = /^\/(?:settings|profile|invitation|garage|handovers)(?:\/|$)/;

/** True on the page of an entry that a contributor has added. */
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

/** The rights of the person's role. For links into the garage from any page, even from a page of the person alone. */
export function useMayInGarage(): May {
  return mayIn(useGarage());
}

/** The person's rights on this page, for code outside of components. */
export const mayHere = (): May => mayIn(currentGarage());

const mayIn = (garage: SharedGarage | null): May => (garage ? allowed(garage, false) : ALL);

/** Reads data of several vehicles or of none. If only one vehicle is shared, returns `none` and sends no request. */
export const readWhole = <Data>(none: Data, read: () => Promise<Data>): Promise<Data> =>
  mayHere().whole ? read() : Promise.resolve(none);

/** Addresses by the right that they require. Other addresses are open to everybody who may read. */
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

/** Tells whether a link leads to a page that the person has no right to use. */
export const isShut = (to: unknown, may: May): boolean =>
  typeof to === 'string' && WANTS.some(([page, right]) => !may[right] && page.test(to));

function stored(): Kept | null {
  moveIn();
  return read(KEY);
}

/** Enters the garage that the address names, and removes that parameter, so that going back does not enter it again. */
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
