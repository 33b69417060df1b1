import type { NavGroup, NavItem } from '@carnet/mf-kit/federation';

/** Menus of all remotes in order. Menus with the same name are merged. */
export function mergeNav(menus: readonly (readonly NavGroup[])[]): NavGroup[] {
  const groups = new Map<string, NavItem[]>();
  for (const { label, items } of menus.flat()) groups.set(label, [...(groups.get(label) ?? []), ...items]);
  return [...groups].map(([label, items]) => ({ label, items }));
}
