import type { Said } from '@carnet/svc-kit';
import * as m from '../messages/password.js';

export const MIN_PASSWORD = 10;
export const MAX_PASSWORD = 128;

/** Letters and digits of every script count, and so does a blank, as a special character. */
const RULES: readonly (readonly [(password: string) => boolean, Said])[] = [
  [(password) => characters(password) >= MIN_PASSWORD, m.tooShort({ least: MIN_PASSWORD })],
  [(password) => /\p{Lu}/u.test(password), m.noUppercase],
  [(password) => /\p{Ll}/u.test(password), m.noLowercase],
  [(password) => /\p{Nd}/u.test(password), m.noNumber],
  [(password) => /[^\p{L}\p{M}\p{N}]/u.test(password), m.noSpecial],
];

/** What a person counts: '🚗' is one. */
export const characters = (text: string): number => [...text].length;

/** What a new password lacks, in the documents' words (spec §5); empty where it lacks nothing. */
export function weaknesses(password: string): Said[] {
  return RULES.filter(([holds]) => !holds(password)).map(([, message]) => message);
}
