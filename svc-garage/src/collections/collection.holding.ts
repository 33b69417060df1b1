/** A collection as its deletion finds it, locked. */
export interface LockedCollection {
  id: number;
  version: number;
}

/** How much a collection holds. */
export interface CollectionHolding {
  vehicles: number;
  parts: number;
}
