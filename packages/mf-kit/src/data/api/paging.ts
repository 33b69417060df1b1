/** A page of a list. */
export interface Page<Row> {
  rows: Row[];
  /** Number of rows that match the filters, on all pages together. */
  total: number;
  /** Path of the next page, or null on the last one. */
  next: string | null;
}

export function toPage<Row>(rows: Row[], headers: Headers): Page<Row> {
  const total = Number(headers.get('x-total-count') ?? Number.NaN);
  return { rows, total: Number.isFinite(total) ? total : rows.length, next: nextLink(headers.get('link')) };
}

/** The target of `rel="next"` in a `Link` header. */
export function nextLink(header: string | null): string | null {
  const links = header?.matchAll(/<([^>]*)>((?:\s*;\s*[^,;]+)*)/g) ?? [];
  for (const [, target, parameters] of links) {
    if (/;\s*rel="?next"?\s*(;|$)/.test(parameters ?? '')) return target ?? null;
  }
  return null;
}

/** Reads all rows of a list, page by page. `read` gets the `next` address of the page before, or null for the first page. */
export async function everyPage<Row>(read: (page: string | null) => Promise<Page<Row>>): Promise<Row[]> {
  const all: Row[] = [];
  let page: string | null = null;
  do {
    const { rows, next }: Page<Row> = await read(page);
    all.push(...rows);
    page = next;
  } while (page !== null);
  return all;
}

export type PathParams = Record<string, string | number>;

/** Fills the placeholders of a contract's path: `/api/vehicles/{id}`. */
export const addressOf = (path: string, params: PathParams = {}): string =>
  path.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(String(params[name])));

export type QueryValue = string | number | boolean | null | undefined;

/** Adds query parameters to a path; leaves out empty ones. */
export function withQuery(path: string, query: Record<string, QueryValue> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}${path.includes('?') ? '&' : '?'}${text}` : path;
}
