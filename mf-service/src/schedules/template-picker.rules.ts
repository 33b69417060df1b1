import { plainText } from '../templates';

/** A template with the fields that the search uses. */
interface Candidate {
  id: number;
  name: string;
  /** HTML. */
  description: string | null;
}

/** Templates that the schedule does not contain yet (spec §5). */
export function notYetIn<Template extends Candidate>(
  templates: readonly Template[],
  taken: readonly { id: number }[],
): Template[] {
  const ids = new Set(taken.map(({ id }) => id));
  return templates.filter(({ id }) => !ids.has(id));
}

/** Templates whose name or description contains the text, ignoring case and HTML tags (spec §5). */
export function matching<Template extends Candidate>(templates: readonly Template[], search: string): Template[] {
  const wanted = folded(search.trim());
  return templates.filter(
    ({ name, description }) => folded(name).includes(wanted) || folded(plainText(description)).includes(wanted),
  );
}

const folded = (text: string): string => text.normalize('NFC').toLowerCase();
