import { type Sql, sql } from '@carnet/svc-kit';

/** What a person reads in a text that may be HTML, so that a search for "strong" does not find bold text. */
export const textOf = (html: Sql): Sql =>
  sql`replace(replace(replace(regexp_replace(${html}, '</?[a-z][^>]*>', ' ', 'gi'), '&lt;', '<'), '&gt;', '>'), '&amp;', '&')`;
