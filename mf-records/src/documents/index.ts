export { nameOf, typeOf, vehicleOf } from './document.names';
export { DOCUMENT_FILTERS, documentsQuery } from './documents.queries';
export { linkPaper } from './paper-links';
export { default as RecordDocuments } from './record-documents.panel';
