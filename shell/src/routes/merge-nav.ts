import type { NavGroup, NavItem } from '@carnet/mf-kit/federation';

/** The remotes' menus in the order of the remotes; entries of menus of one name come together. */
export function mergeNav(menus: readonly (readonly NavGroup[])[]): NavGroup[] {
  const groups = new Map<string, NavItem[]>();
  for (const { label, items } of menus.flat()) groups.set(label, [...(groups.get(label) ?? []), ...items]);
  return [...groups].map(([label, items]) => ({ label, items }));
}
