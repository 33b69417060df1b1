/**
 * What remotes offer to each other's pages: the props of every panel, by its name `<remote>/<panel>`. The offering remote and
 * the showing page are both checked against this.
 */
declare global {
  interface CarnetPanels {
    /** svc-service's domain: the service events of one vehicle, for its page's Service History tab. */
    'service/vehicle-history': { vehicleId: number };
    /** svc-records' domain: the newest issues of one vehicle. */
    'records/vehicle-issues': { vehicleId: number };
  }
}

export {};
