/** A remote and the page that loads it were built with kits that do not go together: one of them is newer than the other can bear. */
export class VersionMismatch extends Error {
  override readonly name = 'VersionMismatch';
}

/** Loads the page anew, with the shell and the remotes that are up now. */
export const reloadPage = (): void => window.location.reload();
