export interface KitChange {
  /** Version of the last release, which deployed remotes were built with. */
  released: string;
  /** Current version of the kit. */
  now: string;
  /** True if any of its declarations differs from the release. */
  differs: boolean;
  breaks: boolean;
}

/**
 * The fault of the kit's version, or null. Remotes require `^` of the version that they were built with. An addition needs a minor version, so
 * that an older page refuses a remote that may use it. A break needs a major version, so that a newer page refuses older remotes.
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
