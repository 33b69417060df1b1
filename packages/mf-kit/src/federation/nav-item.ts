/** A target of a menu or of a search. */
export interface NavItem {
  label: string;
  to: string;
}
