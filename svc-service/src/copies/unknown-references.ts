/** Ids that no copy knows; their owner may. Never leaves the service. */
export class UnknownReferences extends Error {
  constructor(
    readonly vehicleIds: number[],
    readonly partIds: number[],
  ) {
    super('Some of what is referred to is not known here yet');
  }

  get isEmpty(): boolean {
    return this.vehicleIds.length === 0 && this.partIds.length === 0;
  }
}
