export interface KitChange {
  /** Version of the release that remotes out there were built for. */
  released: string;
  /** Version of the kit as it is. */
  now: string;
  /** True if any of its declarations differs from the release's. */
  differs: boolean;
  breaks: boolean;
}

/**
 * The fault of the kit's version, or null. Remotes demand `^` of the version they were built with: more in the kit needs a minor version, so that a
 * page that lacks it is refused; a break needs a major one, so that older remotes are.
 */
export function versionFault({ released, now, differs, breaks }: KitChange): string | null {
  const [major = 0, minor = 0] = partsOf(released);
  const needed = breaks ? `${major + 1}.0.0` : differs ? `${major}.${minor + 1}.0` : released;
  return isBelow(now, needed) ? `its version is ${now}, and must be ${needed} or above` : null;
}

function isBelow(version: string, other: string): boolean {
  const [one, two] = [partsOf(version), partsOf(other)];
  const at = one.findIndex((part, index) => part !== two[index]);
  return at !== -1 && (one[at] ?? 0) < (two[at] ?? 0);
}

const partsOf = (version: string): number[] => version.split('.').map(Number);
