import type { RemoteEntry } from '@carnet/mf-kit/federation';

/** Reads the remotes that compose has written into the page. */
export function pageRemotes(page: Document): readonly RemoteEntry[] {
  const text = page.getElementById('remotes')?.textContent;
  return text ? (JSON.parse(text) as RemoteEntry[]) : [];
}
