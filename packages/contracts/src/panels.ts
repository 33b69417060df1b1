/**
 * What remotes offer to each other's pages: the props of every panel, by its name `<remote>/<panel>`. The offering remote and
 * the showing page are both checked against this.
 */
declare global {
  interface CarnetPanels {
    /** What all vehicles cost lately, for the dashboard; nothing where nothing did. */
    'garage/costs': object;
    /** svc-service's domain: the service events of one vehicle, for its page's Service History tab. */
    'service/vehicle-history': { vehicleId: number };
    /** svc-service's domain: what is due next on one vehicle, by date or mileage. In a narrow column. */
    'service/upcoming-maintenance': { vehicleId: number };
    /** svc-service's domain: what needs attention on any vehicle, the most urgent first, for the dashboard. */
    'service/needs-attention': object;
    /** svc-service's domain: the mileage of one vehicle and what was done to it last, beside a form. In a narrow column. */
    'service/vehicle-glance': { vehicleId: number };
    /** svc-service's domain: what helps to fill in a service event of one vehicle; `templateId` is 0 for none. */
    'service/event-help': { vehicleId: number; templateId: number };
    /** svc-records' domain: the newest issues of one vehicle. */
    'records/vehicle-issues': { vehicleId: number };
    /** svc-records' domain: the modifications of one vehicle, for its page's Modifications tab. */
    'records/vehicle-modifications': { vehicleId: number };
    /** svc-records' domain: the newest track days of one vehicle; nothing where there are none. In a narrow column. */
    'records/vehicle-track-days': { vehicleId: number };
    /** svc-records' domain: the photos of a record or a vehicle, and a place to add some. */
    'records/photos': PhotosOf;
    /** svc-records' domain: the papers of a record or a vehicle, and a place to add some. */
    'records/documents': PhotosOf;
    /**
     * svc-records' domain: photos and papers of a vehicle or a record that is not there yet, as a section of its form. They wait until
     * that is saved, and go where it is left.
     */
    'records/form-files': { subject: PhotosOf['subject'] };
    /** svc-records' domain: papers that have run out or will soon, of one vehicle or of all; nothing where there are none. */
    'records/expiring-documents': { vehicleId?: number };
    /** svc-records' domain: how much of the account's room its files take. */
    'records/storage': object;
    /** svc-usage's domain: what one vehicle consumes and what that costs, for its page's Fuel tab. */
    'usage/vehicle-fuel': { vehicleId: number };
    /** svc-records' domain: what is being uploaded. A background panel: it stands on every page until all is there. */
    'records/upload-tray': object;
  }
}

/** What photos and papers belong to: a vehicle, or a record about it. */
export interface PhotosOf {
  subject:
    | 'vehicle'
    | 'service-event'
    | 'part'
    | 'modification'
    | 'issue'
    | 'track-day'
    | 'vehicle-identity'
    | 'ownership-chapter';
  id: number;
}
