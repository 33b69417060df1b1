export { DOCUMENT_FILTERS, documentsQuery } from './documents.queries';
