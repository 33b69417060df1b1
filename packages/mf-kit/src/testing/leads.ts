import { matchPath } from 'react-router-dom';
import type { Remote, RemoteManifest, SlotEntry } from '../federation/define-remote';

/** Adds a test to a remote's spec: each of its links, actions and menu entries leads to one of its own pages. */
export function itLeadsToItsPages(
  { routes }: Remote,
  { nav = [], links = {}, slots = {} }: Pick<RemoteManifest, 'nav' | 'links' | 'slots'>,
): void {
  const fills = Object.values(slots).flatMap((one) => Object.values<SlotEntry>(one));
  const entries = nav.flatMap(({ items }) => items);
  const addresses = [...Object.values<string>(links), ...[...entries, ...fills].flatMap(({ to }) => to ?? [])];
  it.each(addresses)('has a page where it leads to %s', (address) => {
    const pathname = address.replace(':id', '7').split('?')[0]!;
    expect(routes.filter(({ path }) => matchPath(path, pathname))).not.toEqual([]);
  });
}
