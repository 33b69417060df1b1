/** Writes what a PUT names over what is stored: a field left out stays, null clears (contract §1). */
export function merge<T extends object>(stored: T, changes: Partial<T>): T {
  const named = Object.entries(changes).filter(([, value]) => value !== undefined);
  return Object.assign(stored, Object.fromEntries(named));
}
