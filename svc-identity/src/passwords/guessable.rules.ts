/** The person of a password, which must not contain data that others know about them. */
export interface PasswordOwner {
  username: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
}

/** The number of digits and signs around a word that count as trivial: people add them to satisfy rules, and guessing programs try them. */
const TRIVIAL_AROUND = 6;
/** Shorter names and parts of names occur in too many other words. */
const MIN_NAME = 3;
const MIN_PART_OF_NAME = 4;

const SIGNS_FOR_LETTERS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Words that are on no list, but are an obvious guess here. */
const OF_THE_STACK = ['carnet'];

let list: Promise<ReadonlySet<string>> | undefined;

/** About 49,000 common passwords, in lower case; 4 MB, loaded when the first new password is checked. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...OF_THE_STACK]),
  );
  return list;
}

/**
 * Returns true for a password on the list, or a word of the list with only trivial additions and substitutions. The list comes from @zxcvbn-ts. Its core is not
 * used, because it takes up to 110 ms of the main thread for 64 hostile characters, and gives `Pässwörd12!` its best score (ADR 24).
 */
export function isCommon(password: string, listed: ReadonlySet<string>): boolean {
  const text = fold(password);
  if (listed.has(text) || listed.has(spelled(text))) return true;
  return words(text).some(
    (word) =>
      (listed.has(word) || listed.has(spelled(word)) || isMonotonous(word)) && isTrivialAround(text, word, listed),
  );
}

/** Returns true for a password that contains its owner's name, username or the local part of the email, ignoring case and accents. */
export function holdsOwner(password: string, owner: PasswordOwner): boolean {
  const readings = [fold(password), spelled(fold(password))];
  return namesOf(owner).some((name) => readings.some((reading) => reading.includes(name)));
}

function namesOf({ username, email, first_name, last_name }: PasswordOwner): string[] {
  const whole = [username, email.slice(0, email.lastIndexOf('@')), first_name ?? '', last_name ?? ''].map(fold);
  const parts = whole.map((name) => name.split(/[^\p{L}\p{N}]+/u));
  return [
    ...[...whole, ...parts.map((part) => part.join(''))].filter((name) => name.length >= MIN_NAME),
    ...parts.flat().filter((part) => part.length >= MIN_PART_OF_NAME),
  ];
}

/** Lower case without accents, and with compatible characters unified. */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** `p@ssw0rd` → `password`. */
const spelled = (text: string): string => text.replace(/[013457@$!]/g, (sign) => SIGNS_FOR_LETTERS[sign]!);

/** The password without non-letters at its end, its beginning or both. */
function words(text: string): string[] {
  const start = text.replace(/^[^\p{L}]+/u, '');
  return [start, text.replace(/[^\p{L}]+$/u, ''), start.replace(/[^\p{L}]+$/u, '')].filter((word) => word !== '');
}

/** Only one or two different characters. */
const isMonotonous = (word: string): boolean => new Set(word).size <= 2;

function isTrivialAround(text: string, word: string, listed: ReadonlySet<string>): boolean {
  const around = text.replace(word, '');
  return around.length <= TRIVIAL_AROUND || listed.has(around.replace(/\D/g, ''));
}
