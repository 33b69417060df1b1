import * as m from '../messages/tags';

/** The API's longest tag. */
const LONGEST = 50;

/** Tags as they are typed, between commas; each once. */
export const readTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

export const tagsText = (tags: readonly string[]): string => tags.join(', ');

/** The problem of tags as they are typed, or undefined. */
export const tagsProblem = (text: string): string | undefined =>
  readTags(text).some((tag) => tag.length > LONGEST) ? m.tooLong({ most: LONGEST }) : undefined;

/** All tags of some files, each once, in the order of the alphabet. */
export const tagsOf = (files: readonly { tags: readonly string[] }[]): string[] =>
  [...new Set(files.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b));

interface KnownTag {
  tag: string;
  count: number;
}

const OFFERED = 12;

/** Tags to offer while some are typed: those that begin like the last one before those that hold it, and none that is written already. */
export function offeredTags(known: readonly KnownTag[], text: string): KnownTag[] {
  const { written, begun } = partsOf(known, text);
  const start = begun.toLowerCase();
  const isOtherwise = ({ tag }: KnownTag) => Number(!tag.toLowerCase().startsWith(start));
  return known
    .filter(({ tag }) => !written.includes(tag) && tag.toLowerCase().includes(start))
    .sort((one, other) => isOtherwise(one) - isOtherwise(other))
    .slice(0, OFFERED);
}

/** The text with a tag that was offered, instead of what was begun. */
export const completedTags = (known: readonly KnownTag[], text: string, tag: string): string =>
  `${tagsText([...partsOf(known, text).written, tag])}, `;

/** Tags that are written, and one that is being written: what stands behind the last comma, unless there is such a tag. */
function partsOf(known: readonly KnownTag[], text: string): { written: string[]; begun: string } {
  const at = text.lastIndexOf(',') + 1;
  const last = text.slice(at).trim();
  if (known.some(({ tag }) => tag === last)) return { written: readTags(text), begun: '' };
  return { written: readTags(text.slice(0, at)), begun: last };
}
