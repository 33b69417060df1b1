/** How much a collection holds. */
export interface CollectionHolding {
  vehicles: number;
  parts: number;
}
