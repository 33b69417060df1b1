/** The number of a document's pages whose text is stored. */
export const PAGES_OF_TEXT = 50;
/** The number of a document's pages that have pictures; for later pages a person downloads the document. */
export const MOST_PAGES = 50;
/** The number of pages to draw before another job gets its turn. */
export const PAGES_AT_ONCE = 5;

/** The next pages to draw, of a document with `pages` pages. The first page is the document's own picture. */
export function pagesFrom(next: number, pages: number): number[] {
  const last = Math.min(pages, MOST_PAGES, next + PAGES_AT_ONCE - 1);
  return Array.from({ length: Math.max(0, last - next + 1) }, (_, at) => next + at);
}
