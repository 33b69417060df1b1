import type { Said } from '@carnet/messages';
import * as m from '../messages/password.js';

export const MIN_PASSWORD = 10;
export const MAX_PASSWORD = 128;

/** Letters and digits of every script count, and a space counts as a special character. */
const RULES: readonly (readonly [(password: string) => boolean, Said])[] = [
  [(password) => characters(password) >= MIN_PASSWORD, m.tooShort({ least: MIN_PASSWORD })],
  [(password) => /\p{Lu}/u.test(password), m.noUppercase],
  [(password) => /\p{Ll}/u.test(password), m.noLowercase],
  [(password) => /\p{Nd}/u.test(password), m.noNumber],
  [(password) => /[^\p{L}\p{M}\p{N}]/u.test(password), m.noSpecial],
];

/** Counts code points: '🚗' is one. */
export const characters = (text: string): number => [...text].length;

/** The faults of a new password, in the documents' words (spec §5); empty if there are none. */
export function weaknesses(password: string): Said[] {
  return RULES.filter(([holds]) => !holds(password)).map(([, message]) => message);
}
