import type { Problems } from '@carnet/mf-kit/forms';
import type { BuyerPage, BuyerPageBody, Revealed, Section } from './buyer-pages.queries';
import * as m from '../messages/buyer-pages';

export const SECTIONS: Readonly<Record<Section, string>> = {
  data: m.data,
  equipment: m.equipment,
  modifications: m.modifications,
  history: m.history,
  issues: m.issues,
  'track-days': m.trackDays,
  owners: m.owners,
  mileage: m.mileage,
};
export const REVEALED: Readonly<Record<Revealed, string>> = {
  costs: m.costs,
  names: m.names,
  plates: m.plates,
  numbers: m.numbers,
  notes: m.notes,
  papers: m.papers,
};
export const HINTS: Readonly<Partial<Record<Revealed | Section, string>>> = {
  names: m.namesHint,
  plates: m.platesHint,
  numbers: m.numbersHint,
  papers: m.papersHint,
};

export const ALL_SECTIONS = Object.keys(SECTIONS) as Section[];
export const ALL_REVEALED = Object.keys(REVEALED) as Revealed[];

/** Values of the form: a tick for each section, and for each detail that is hidden by default. */
export type BuyerPageValues = Record<Section | Revealed, boolean> & {
  name: string;
  withhold_words: string;
  photo_ids: readonly number[];
  dossier_id: string;
  indexed: boolean;
};

export const MOST_PHOTOS = 40;
export const WORDS_MOST = 100;
export const WORD_LONGEST = 200;
const NAME_LONGEST = 100;

const ticks = <Name extends string>(all: readonly Name[], ticked: readonly Name[]): Record<Name, boolean> =>
  Object.fromEntries(all.map((name) => [name, ticked.includes(name)])) as Record<Name, boolean>;

/** Default: everything a buyer wants to know and nothing private, with the vehicle's cover photo. */
export const firstValues = (cover: number | null): BuyerPageValues => ({
  ...ticks(ALL_SECTIONS, ALL_SECTIONS),
  ...ticks(ALL_REVEALED, []),
  ...{ name: '', withhold_words: '', photo_ids: cover === null ? [] : [cover], dossier_id: '', indexed: false },
});

export const valuesOf = (page: BuyerPage): BuyerPageValues => ({
  ...ticks(ALL_SECTIONS, page.shows),
  ...ticks(ALL_REVEALED, page.reveals),
  name: page.name,
  withhold_words: page.withhold_words.join('\n'),
  photo_ids: page.photo_ids,
  dossier_id: page.dossier_id === null ? '' : String(page.dossier_id),
  indexed: page.indexed,
});

/** Distinct lines of a field's text, trimmed, without blank lines. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

export function buyerPageProblems(values: BuyerPageValues): Problems<BuyerPageValues> | null {
  const fields: Problems<BuyerPageValues>['fields'] = {};
  const name = values.name.trim();
  if (name === '') fields.name = m.nameRequired;
  else if (name.length > NAME_LONGEST) fields.name = m.nameTooLong({ most: NAME_LONGEST });
  const words = wordsOf(values.withhold_words);
  if (words.length > WORDS_MOST) fields.withhold_words = m.tooManyWords({ most: WORDS_MOST });
  else if (words.some((word) => word.length > WORD_LONGEST))
    fields.withhold_words = m.wordTooLong({ most: WORD_LONGEST });
  return Object.keys(fields).length > 0 ? { fields } : null;
}

export const bodyOf = (values: BuyerPageValues): BuyerPageBody & { name: string } => ({
  name: values.name.trim(),
  shows: ALL_SECTIONS.filter((section) => values[section]),
  reveals: ALL_REVEALED.filter((one) => values[one]),
  withhold_words: wordsOf(values.withhold_words),
  photo_ids: [...values.photo_ids],
  dossier_id: values.dossier_id === '' ? null : Number(values.dossier_id),
  indexed: values.indexed,
});
