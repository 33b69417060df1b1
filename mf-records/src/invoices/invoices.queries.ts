import type { records } from '@carnet/contracts';
import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/invoices';

export type Invoice = records.InvoiceView;
export type InvoiceLine = records.InvoiceLineView;

/** Invoice data of a paper. It never changes, because the file never changes. */
export const invoiceQuery = (documentId: number) =>
  queryOptions({
    queryKey: ['records', 'documents', documentId, 'invoice'],
    queryFn: ({ signal }): Promise<Invoice> =>
      api.get('/api/documents/{id}/invoice', { params: { id: documentId }, signal, fallback: m.readFailed }),
  });

/** Copies the paper into the inbox, for the other vehicle whose lines these are. */
export const copyForLines = (documentId: number, body: records.CopyDocument): Promise<{ id: number }> =>
  api.post('/api/documents/{id}/copies', body, { params: { id: documentId }, fallback: m.copyFailed });
