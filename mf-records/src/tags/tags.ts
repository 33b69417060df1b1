import * as m from '../messages/tags';

/** The API's limit for the length of a tag. */
const LONGEST = 50;

/** Parses tags separated by commas, without duplicates. */
export const readTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

export const tagsText = (tags: readonly string[]): string => tags.join(', ');

/** Validation error of the typed tags, or undefined. */
export const tagsProblem = (text: string): string | undefined =>
  readTags(text).some((tag) => tag.length > LONGEST) ? m.tooLong({ most: LONGEST }) : undefined;

/** Distinct tags of some files, in alphabetical order. */
export const tagsOf = (files: readonly { tags: readonly string[] }[]): string[] =>
  [...new Set(files.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b));

interface KnownTag {
  tag: string;
  count: number;
}

const OFFERED = 12;

/** Tags to offer while typing: prefix matches first, then other matches. Tags that are already typed are left out. */
export function offeredTags(known: readonly KnownTag[], text: string): KnownTag[] {
  const { written, begun } = partsOf(known, text);
  const start = begun.toLowerCase();
  const isOtherwise = ({ tag }: KnownTag) => Number(!tag.toLowerCase().startsWith(start));
  return known
    .filter(({ tag }) => !written.includes(tag) && tag.toLowerCase().includes(start))
    .sort((one, other) => isOtherwise(one) - isOtherwise(other))
    .slice(0, OFFERED);
}

/** The text after an offered tag replaces the tag being typed. */
export const completedTags = (known: readonly KnownTag[], text: string, tag: string): string =>
  `${tagsText([...partsOf(known, text).written, tag])}, `;

/** Splits the text into complete tags and the tag being typed after the last comma. If that is a known tag, it counts as complete. */
function partsOf(known: readonly KnownTag[], text: string): { written: string[]; begun: string } {
  const at = text.lastIndexOf(',') + 1;
  const last = text.slice(at).trim();
  if (known.some(({ tag }) => tag === last)) return { written: readTags(text), begun: '' };
  return { written: readTags(text.slice(0, at)), begun: last };
}
