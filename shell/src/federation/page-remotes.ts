import type { RemoteEntry } from '@carnet/mf-kit/federation';

/** The remotes that compose wrote into this page. */
export function pageRemotes(page: Document): readonly RemoteEntry[] {
  const text = page.getElementById('remotes')?.textContent;
  return text ? (JSON.parse(text) as RemoteEntry[]) : [];
}
