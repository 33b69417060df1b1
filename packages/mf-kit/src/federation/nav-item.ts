/** A place that a menu or a search leads to. */
export interface NavItem {
  label: string;
  to: string;
}
