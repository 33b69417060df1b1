/** The number of a document's pages whose text is kept. */
export const PAGES_OF_TEXT = 50;
/** The number of a document's pages that have pictures; a person who wants more of it downloads it. */
export const MOST_PAGES = 50;
/** The number of pages that are drawn before somebody else's picture gets its turn. */
export const PAGES_AT_ONCE = 5;

/** The next pages to be drawn, of a document that has so many. The first is the picture of the document itself. */
export function pagesFrom(next: number, pages: number): number[] {
  const last = Math.min(pages, MOST_PAGES, next + PAGES_AT_ONCE - 1);
  return Array.from({ length: Math.max(0, last - next + 1) }, (_, at) => next + at);
}
