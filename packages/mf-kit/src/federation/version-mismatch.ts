/** A remote and the page were built with incompatible versions of the kit: one of them is too new for the other. */
export class VersionMismatch extends Error {
  override readonly name = 'VersionMismatch';
}

/** Reloads the page, with the current shell and remotes. */
export const reloadPage = (): void => window.location.reload();
