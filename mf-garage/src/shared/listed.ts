import * as m from '../messages/shared';

/** `a`, `a and b`, `a, b and c` */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2
    ? last
    : m.and({ first: words.slice(0, -1).reduce((first, next) => m.comma({ first, next })), last });
}
