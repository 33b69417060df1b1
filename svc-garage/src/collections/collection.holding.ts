/** A collection as its deletion finds it, locked. */
export interface CollectionHolding {
  id: number;
  version: number;
  vehicles: number;
  parts: number;
}
