import { formatNumber } from '@carnet/mf-kit/formats';
import type { CoverPhoto } from '@carnet/mf-kit/ui';
import type { NavItem } from '@carnet/mf-kit/federation';
import type { Recent } from './recents';
import type { SearchState } from './search';
import * as m from '../messages/palette';

/** An option of the palette. */
export interface Choice {
  /** Stable id, valid as an HTML id. */
  key: string;
  kind: 'page' | 'action' | 'recent' | 'hit' | 'all';
  title: string;
  note?: string;
  to: string;
  picture?: CoverPhoto | null;
  passing?: boolean;
}

export interface Section {
  id: string;
  label: string;
  choices: readonly Choice[];
  /** True for results of an earlier text, until new ones arrive. */
  stale?: boolean;
  /** Number of results beyond the shown ones, if no page lists them all. */
  more?: number;
}

interface Known {
  text: string;
  pages: readonly NavItem[];
  /** Actions that create something. */
  actions: readonly NavItem[];
  recents: readonly Recent[];
  search: SearchState;
}

/** Maximum number of pages and actions above the results. */
const PLACES = 4;

/** Sections of the palette: recent results, pages and actions; with a text, the matches. */
export function sectionsOf({ text, pages, actions, recents, search }: Known): Section[] {
  const places = [...pages.map(choiceOf('page')), ...actions.map(choiceOf('action'))];
  const sections: Section[] = text
    ? [{ id: 'places', label: m.goTo, choices: places.filter(matches(text)).slice(0, PLACES) }, ...found(text, search)]
    : [
        {
          id: 'recent',
          label: m.recent,
          choices: recents.map((one) => ({ ...one, kind: 'recent', key: keyOf('recent', one.to) })),
        },
        { id: 'pages', label: m.goTo, choices: places.filter(({ kind }) => kind === 'page') },
        { id: 'actions', label: m.quickActions, choices: places.filter(({ kind }) => kind === 'action') },
      ];
  return sections.filter(({ choices }) => choices.length > 0);
}

const keyOf = (kind: string, what: string | number): string => `${kind}-${what}`.replace(/[^\w-]/g, '_');

const choiceOf =
  (kind: 'page' | 'action') =>
  ({ label, to }: NavItem): Choice => ({ key: keyOf(kind, to), kind, title: label, to });

function found(text: string, { remotes }: SearchState): Section[] {
  return remotes
    .flatMap(({ groups }) => groups)
    .map(({ group: { id, label, all }, findings = { hits: [], total: 0 }, of }) => {
      const hits = findings.hits.map((hit): Choice => ({ ...hit, kind: 'hit', key: keyOf(id, hit.id) }));
      const more = findings.total - hits.length;
      const section = { id, label, stale: of !== text };
      if (more <= 0) return { ...section, choices: hits };
      if (!all) return { ...section, choices: hits, more };
      const title = m.showAll({ count: formatNumber(findings.total), things: inSentence(label) });
      return { ...section, choices: [...hits, { key: keyOf(id, 'all'), kind: 'all', title, to: all(of) }] };
    });
}

/** A label for use inside a sentence. The message `nouns` is `small` in languages that do not capitalize nouns. */
const inSentence = (noun: string): string => (m.nouns === 'small' ? noun.toLowerCase() : noun);

/** Splits a text into lower-case words. All must match in any order, as in the services. */
export const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

const matches =
  (text: string) =>
  ({ title }: Choice): boolean =>
    wordsOf(text).every((word) => title.toLowerCase().includes(word));

/** Splits a title at matched words, to highlight them. */
export function cutAtWords(title: string, text: string): { part: string; found: boolean }[] {
  const words = wordsOf(text).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return [{ part: title, found: false }];
  const parts = title.split(new RegExp(`(${words.toSorted((a, b) => b.length - a.length).join('|')})`, 'iu'));
  return parts.map((part, index) => ({ part, found: index % 2 === 1 })).filter(({ part }) => part !== '');
}
