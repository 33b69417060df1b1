export { nameOf, typeOf, vehicleOf } from './document.names';
export { DOCUMENT_FILTERS, documentsQuery } from './documents.queries';
export { default as RecordDocuments } from './record-documents.panel';
