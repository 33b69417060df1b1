export type Method = (...args: unknown[]) => unknown;

/** Puts another method in the place of one. Returns how to put the old one back. */
export function replaced(
  prototype: object,
  name: string,
  by: (old: Method) => (self: unknown, args: unknown[]) => unknown,
): () => void {
  const methods = prototype as Record<string, Method>;
  const old = methods[name]!;
  const other = by(old);
  methods[name] = function (this: unknown, ...args: unknown[]) {
    return other(this, args);
  };
  return () => void (methods[name] = old);
}
