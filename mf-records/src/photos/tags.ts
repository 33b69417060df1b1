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

/** What is wrong with tags as they are typed, or undefined. */
export const tagsProblem = (text: string): string | undefined =>
  readTags(text).some((tag) => tag.length > LONGEST) ? `A tag has at most ${LONGEST} characters` : undefined;

/** All tags of some photos, each once, in the order of the alphabet. */
export const tagsOf = (photos: readonly { tags: readonly string[] }[]): string[] =>
  [...new Set(photos.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b));
