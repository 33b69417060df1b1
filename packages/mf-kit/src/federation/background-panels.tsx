import { useSyncExternalStore } from 'react';
import { backgroundOf, followBackground, keepBackground } from '../data/session/background';
import { type Scope, sessionScope } from '../data/session/garage';
import { subscribeSession } from '../data/session/store';
import { RemotePart } from './slot';

/** A remote's id, and the name of one of its `background` panels: `records/upload-tray`. */
export type BackgroundPanelName = `${string}/${string}`;

/**
 * Shows a panel on every page of the signed-in person until it is removed, in every tab and after a reload. For work that continues across pages. No
 * page loads its code before.
 */
export function setBackgroundPanel(name: BackgroundPanelName, stands: boolean): void {
  const person = sessionScope();
  if (person === undefined || hasBackgroundPanel(name, person) === stands) return;
  const others = namesOf(backgroundOf(person)).filter((one) => one !== name);
  keepBackground(person, (stands ? [...others, name] : others).join(' '));
}

/** Tells whether the person has background panels: work of an earlier page may still continue. */
export const hasBackground = (person: Scope): boolean => backgroundOf(person) !== '';

/** Tells whether a person has a background panel. After sign-out it is false: the panel's data must then be removed. */
export const hasBackgroundPanel = (name: BackgroundPanelName, person: Scope): boolean =>
  namesOf(backgroundOf(person)).includes(name);

/** Renders the background panels. */
export function BackgroundPanels() {
  const names = namesOf(useSyncExternalStore(subscribe, readOwn, () => ''));
  return names.map((name) => {
    const [remote = '', panel = ''] = name.split('/');
    return (
      <RemotePart key={name} remote={remote} pick={({ background }) => background?.[panel]} props={{}} loading={null} />
    );
  });
}

function subscribe(tell: () => void): () => void {
  const endings = [subscribeSession(tell), followBackground(tell)];
  return () => endings.forEach((end) => end());
}

function readOwn(): string {
  const person = sessionScope();
  return person === undefined ? '' : backgroundOf(person);
}

const namesOf = (text: string): string[] => text.split(' ').filter(Boolean);
