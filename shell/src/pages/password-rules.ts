import { REGISTER_PASSWORD_MIN_LENGTH } from '@carnet/contracts/identity';
const rules: readonly [RegExp, string][] = [
  [
    new RegExp(`^.{${REGISTER_PASSWORD_MIN_LENGTH},}$`, 'su'),
    `Password must be at least ${REGISTER_PASSWORD_MIN_LENGTH} characters long`,
  ],
  [/\p{Lu}/u, 'Password must contain at least one uppercase letter'],
  [/\p{Ll}/u, 'Password must contain at least one lowercase letter'],
  [/\p{Nd}/u, 'Password must contain at least one number'],
  [/[^\p{L}\p{M}\p{N}]/u, 'Password must contain at least one special character'],
];

/** What is wrong with a new password, its sentences joined with '. ' (spec §5); null where nothing is. */
export function passwordProblem(password: string): string | null {
  const broken = rules.filter(([rule]) => !rule.test(password)).map(([, message]) => message);
  return broken.length ? broken.join('. ') : null;
}

/** The rules in one line, under the field; those of the last sentence are the service's to judge. */
export const passwordHint = `At least ${REGISTER_PASSWORD_MIN_LENGTH} characters, with an uppercase and a lowercase letter, a number and a special character. No common password, and not your name, username or email in it.`;
