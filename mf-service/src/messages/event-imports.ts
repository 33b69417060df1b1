// Made of en/event-imports.json by `npm run messages`. Change that, and not this.
import type { ReactNode } from 'react';
import { drawing } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Kept in another product or a spreadsheet? <link>Import a CSV or XLSX file</link> */
export const fromElsewhere = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { link: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'mf-service:event-imports.fromElsewhere',
  ),
);
/** Each service event needs <code>vehicle_id</code>, <code>name</code> and <code>type</code>: Regular Maintenance, Repair, Modification or Other. It may have <code>status</code>, <code>date_performed</code>, <code>mileage_at_service</code>, <code>cost</code>, <code>description</code>, <code>notes</code>, <code>report_content</code>, <code>parts</code>, <code>template_id</code> and <code>photos</code>. */
export const needs = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { code: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'mf-service:event-imports.needs',
  ),
);
/** <code>photos</code> is a list of <code>file_path</code> and <code>caption</code>. Put the file and the pictures that it names into one ZIP, in folders or not: JPEG, PNG, WebP, AVIF, HEIC, GIF, TIFF, and PDF for papers. */
export const photos = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { code: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'mf-service:event-imports.photos',
  ),
);
/** <code>{id}</code> {name}, in {unit, select, mi {miles} km {kilometers} other {hours}} */
export const vehicleIn = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<
    (given: {
      code: (text: ReactNode) => ReactNode;
      id: ReactNode;
      name: ReactNode;
      unit: 'km' | 'mi' | 'other';
    }) => ReactNode[]
  >('mf-service:event-imports.vehicleIn'),
);
/** Your vehicles by their numbers, and what their odometers count: */
export const yourVehicles = /* @__PURE__ */ __message__<string>('mf-service:event-imports.yourVehicles');
