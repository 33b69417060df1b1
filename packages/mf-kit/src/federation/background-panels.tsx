import { useSyncExternalStore } from 'react';
import { backgroundOf, followBackground, keepBackground } from '../data/session/background';
import { type Scope, sessionScope } from '../data/session/garage';
import { subscribeSession } from '../data/session/store';
import { RemotePart } from './slot';

/** A remote's id, and the name of one of its `background` panels: `records/upload-tray`. */
export type BackgroundPanelName = `${string}/${string}`;

/**
 * Has a panel stand on every page of the signed-in person until it is taken away, in every tab and after a reload: for what goes on
 * beside the pages. No page loads anything of it before.
 */
export function setBackgroundPanel(name: BackgroundPanelName, stands: boolean): void {
  const person = sessionScope();
  if (person === undefined || hasBackgroundPanel(name, person) === stands) return;
  const others = namesOf(backgroundOf(person)).filter((one) => one !== name);
  keepBackground(person, (stands ? [...others, name] : others).join(' '));
}

/** Tells whether anything stands on the pages of a person: something of an earlier page may still go on. */
export const hasBackground = (person: Scope): boolean => backgroundOf(person) !== '';

/** Tells whether a panel stands on the pages of a person. It does not once they have signed out: what it kept is to be removed then. */
export const hasBackgroundPanel = (name: BackgroundPanelName, person: Scope): boolean =>
  namesOf(backgroundOf(person)).includes(name);

/** The place of the background panels. */
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
