export const MIN_PASSWORD = 10;
export const MAX_PASSWORD = 128;

/** Letters and digits of every script count, and so does a blank, as a special character. */
const RULES: readonly (readonly [(password: string) => boolean, string])[] = [
  [(password) => characters(password) >= MIN_PASSWORD, `Password must be at least ${MIN_PASSWORD} characters long`],
  [(password) => /\p{Lu}/u.test(password), 'Password must contain at least one uppercase letter'],
  [(password) => /\p{Ll}/u.test(password), 'Password must contain at least one lowercase letter'],
  [(password) => /\p{Nd}/u.test(password), 'Password must contain at least one number'],
  [(password) => /[^\p{L}\p{M}\p{N}]/u.test(password), 'Password must contain at least one special character'],
];

/** What a person counts: '🚗' is one. */
export const characters = (text: string): number => [...text].length;

/** What a new password lacks, in the documents' words (spec §5); empty where it lacks nothing. */
export function weaknesses(password: string): string[] {
  return RULES.filter(([holds]) => !holds(password)).map(([, message]) => message);
}
