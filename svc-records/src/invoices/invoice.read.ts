import { sql } from '@carnet/pg';

/** An `InvoiceSummaryView` of document `d`; null if it contains no structured data. */
export const invoiceSummary = sql`(
  select json_build_object('kind', i.invoice -> 'kind', 'number', i.invoice -> 'number', 'issued_on', i.invoice -> 'issued_on',
    'seller', i.invoice -> 'seller' -> 'name', 'currency', i.invoice -> 'currency', 'gross', i.invoice -> 'totals' -> 'gross',
    'lines', jsonb_array_length(jsonb_path_query_array(i.invoice, '$.lines[*] ? (@.kind != "text")')),
    'findings', jsonb_array_length(i.invoice -> 'findings'))
  from document_invoices i where i.owner_id = d.owner_id and i.file_id = d.file_id)`;
