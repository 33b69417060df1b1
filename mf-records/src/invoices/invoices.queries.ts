import type { records } from '@carnet/contracts';
import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/invoices';

export type Invoice = records.InvoiceView;
export type InvoiceLine = records.InvoiceLineView;

/** The data of a paper, which never changes, since its file never does. */
export const invoiceQuery = (documentId: number) =>
  queryOptions({
    queryKey: ['records', 'documents', documentId, 'invoice'],
    queryFn: ({ signal }): Promise<Invoice> =>
      api.get('/api/documents/{id}/invoice', { params: { id: documentId }, signal, fallback: m.readFailed }),
  });

/** The same paper once more in the inbox, for the vehicle that these of its lines are about. */
export const copyForLines = (documentId: number, body: records.CopyDocument): Promise<{ id: number }> =>
  api.post('/api/documents/{id}/copies', body, { params: { id: documentId }, fallback: m.copyFailed });
