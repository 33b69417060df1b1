/** A partial fake of cache storage, for tests. */
export function fakeCaches(): void {
  const kept = new Map<string, Map<string, Response>>();
  const cacheOf = (name: string) => {
    const entries = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, entries);
    return {
      match: (path: string) => Promise.resolve(entries.get(path)?.clone()),
      put: (path: string, response: Response) => Promise.resolve(void entries.set(path, response)),
      delete: (path: string) => Promise.resolve(entries.delete(path)),
      keys: () => Promise.resolve([...entries.keys()]),
    };
  };
  const caches = {
    open: (name: string) => Promise.resolve(cacheOf(name)),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
    keys: () => Promise.resolve([...kept.keys()]),
  };
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: caches });
}
