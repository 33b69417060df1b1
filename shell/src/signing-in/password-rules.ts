import { REGISTER_PASSWORD_MIN_LENGTH } from '@carnet/contracts/identity';
import * as m from '../messages/register';

const rules: readonly [RegExp, string][] = [
  [
    new RegExp(`^.{${REGISTER_PASSWORD_MIN_LENGTH},}$`, 'su'),
    m.passwordTooShort({ length: REGISTER_PASSWORD_MIN_LENGTH }),
  ],
  [/\p{Lu}/u, m.passwordNeedsUppercase],
  [/\p{Ll}/u, m.passwordNeedsLowercase],
  [/\p{Nd}/u, m.passwordNeedsNumber],
  [/[^\p{L}\p{M}\p{N}]/u, m.passwordNeedsSpecial],
];

/** Violated password rules, joined with '. ' (spec §5); null if there are none. */
export function passwordProblem(password: string): string | null {
  const broken = rules.filter(([rule]) => !rule.test(password)).map(([, message]) => message);
  return broken.length ? broken.join('. ') : null;
}

/** The rules in one line, below the field. Only the service can check those of the last sentence. */
export const passwordHint = m.passwordHint({ length: REGISTER_PASSWORD_MIN_LENGTH });
