import { plainText } from '../templates';

/** A template as far as it is looked for. */
interface Candidate {
  id: number;
  name: string;
  /** HTML. */
  description: string | null;
}

/** Those that are not in the schedule yet (spec §5). */
export function notYetIn<Template extends Candidate>(
  templates: readonly Template[],
  taken: readonly { id: number }[],
): Template[] {
  const ids = new Set(taken.map(({ id }) => id));
  return templates.filter(({ id }) => !ids.has(id));
}

/** Whose name or description holds the words, whatever their case (spec §5). The tags of a description are none of its words. */
export function matching<Template extends Candidate>(templates: readonly Template[], search: string): Template[] {
  const wanted = folded(search.trim());
  return templates.filter(
    ({ name, description }) => folded(name).includes(wanted) || folded(plainText(description)).includes(wanted),
  );
}

const folded = (text: string): string => text.normalize('NFC').toLowerCase();
