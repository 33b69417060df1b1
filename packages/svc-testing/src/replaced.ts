export type Method = (...args: unknown[]) => unknown;

/** Replaces a method. Returns a function that restores it. */
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
