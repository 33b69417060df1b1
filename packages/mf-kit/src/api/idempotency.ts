const LONGEST_MEMORY = 200;
const open = new Map<string, string>();

/**
 * The key of a create. The same content sent to the same path keeps its key until an answer has settled it, so that a
 * second press after a lost answer makes no second entry (quality: Keeping what it was given).
 */
export function keyFor(path: string, body: string): string {
  const attempt = `${path}\n${body}`;
  const known = open.get(attempt);
  if (known) return known;
  if (open.size >= LONGEST_MEMORY) open.delete(open.keys().next().value as string);
  const key = crypto.randomUUID();
  open.set(attempt, key);
  return key;
}

/** The attempt has its answer: the next create with the same content is a new one. */
export function settle(path: string, body: string): void {
  open.delete(`${path}\n${body}`);
}
