/**
 * What remotes offer to each other's pages: the props of every panel, by its name `<remote>/<panel>`. The offering remote and
 * the showing page are both checked against this.
 */
declare global {
  interface CarnetPanels {
    /** svc-service's domain: the service events of one vehicle, for its page's Service History tab. */
    'service/vehicle-history': { vehicleId: number };
  }
}

export {};
