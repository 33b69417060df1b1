import { dayOf, isExact, readEdtf, type StoredDate } from './edtf.rules.js';

/** A date of an entity and its EDTF: `date_performed`, `date_performed_edtf`. */
export type DateFields<Name extends string> = Record<Name | `${Name}_edtf`, string | null>;

/**
 * The date to store after a request that has passed `DateField` and `EdtfField`. With an EDTF, the day becomes its first day; a day alone makes the date exact.
 * A day equal to the stored one changes nothing: a client that knows no EDTF and sends `1974-01-01` back keeps 'about 1974'.
 * @param stored the current values, for an update
 */
export function dateFields<Name extends string>(
  name: Name,
  said: { [Field in keyof DateFields<Name>]?: string | null },
  stored?: DateFields<Name>,
): DateFields<Name> {
  const edtf = `${name}_edtf` as const;
  const before: StoredDate = { day: stored?.[name] ?? null, edtf: stored?.[edtf] ?? null };
  const now = dateAfter({ day: said[name], edtf: said[edtf] }, before);
  return { [name]: now.day, [edtf]: now.edtf } as DateFields<Name>;
}

function dateAfter(said: Partial<StoredDate>, stored: StoredDate): StoredDate {
  const known = readEdtf(said.edtf);
  if (known) return { day: dayOf(known), edtf: isExact(known) ? null : known.edtf };
  const day = said.day === undefined ? stored.day : said.day;
  return { day, edtf: said.edtf === null || day !== stored.day ? null : stored.edtf };
}
