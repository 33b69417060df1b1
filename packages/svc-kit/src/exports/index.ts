export type { DescribedList, ExportedList, ExportedPage, RowSchema } from './exported-list.js';
export { Exports } from './exports.service.js';
