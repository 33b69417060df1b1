import { currencyOf, dateFields } from '@carnet/fields';
import { Invalid } from '@carnet/messages';
import * as m from '../messages/document.js';
import { changedFile } from '../files/file.rules.js';
import type { UpdateDocument } from './document.dto.js';
import type { Document, DocumentFields } from './document.entity.js';
import { requireAreas, turnedAreas } from './hidden-area.rules.js';

const FIELDS = [
  ...(['type', 'title', 'number', 'vendor', 'expires_on'] as const),
  ...(['amount', 'currency', 'mileage', 'notes', 'hidden'] as const),
] satisfies readonly (keyof DocumentFields)[];

/** `stored` after a change, by the rules of `changedFile`. @throws Invalid (400) */
export function changedDocument(
  stored: Document,
  changes: UpdateDocument,
  vehicleOfLinks: number | null = null,
): Document {
  const said = Object.fromEntries(
    FIELDS.filter((field) => changes[field] !== undefined).map((field) => [field, changes[field]]),
  ) as Partial<DocumentFields>;
  const file = changedFile(stored, changes, vehicleOfLinks);
  if (changes.hidden) said.hidden = turnedAreas(requireAreas(changes.hidden, stored.pages), (360 - file.turned) % 360);
  const now = { ...file, ...said, ...dateFields('dated', changes, stored) };
  const currency = currencyOf('amount', now.amount, now.currency, stored);
  if (now.dated && now.expires_on && now.expires_on < now.dated) throw Invalid.field('expires_on', m.expiresBefore);
  return { ...now, currency };
}

/**
 * A `to_tsquery` that demands every word of a search. The beginning of a word is enough; a number matches in pieces or as one word, as in `document_words`.
 * Null if there is nothing to search for.
 */
export function tsqueryOf(search: string): string | null {
  const terms = search.split(/\s+/).map(tsqueryOfTerm).filter(Boolean);
  return terms.length > 0 ? terms.join(' & ') : null;
}

function tsqueryOfTerm(term: string): string {
  const pieces = term.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean);
  if (pieces.length === 0) return '';
  const all = pieces.map((piece) => `'${piece}':*`).join(' & ');
  return pieces.length === 1 ? all : `(${all} | '${pieces.join('')}':*)`;
}
