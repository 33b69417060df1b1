export { amountOf, quantityOf } from './invoice.names';
export { InvoiceFindings, InvoiceSection, InvoiceSheet } from './invoice-sheet';
export { copyForLines, type Invoice, type InvoiceLine, invoiceQuery } from './invoices.queries';
