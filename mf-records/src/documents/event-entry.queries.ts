import type { records } from '@carnet/contracts';
import { DOCUMENT_NUMBER_MAX_LENGTH, DOCUMENT_VENDOR_MAX_LENGTH } from '@carnet/contracts/records';
import { ApiError } from '@carnet/mf-kit/data';
import { api } from '../api';
import { copyForLines, type Invoice } from '../invoices';
import { type FileLink, isSameLink } from '../subjects';
import { type Document, readDocument, updateDocument } from './documents.queries';
import type { Services } from './event-entry.steps';
import * as m from '../messages/document-event';

/** Requests to create parts (svc-garage), the event (svc-service), and links and copies of the paper (svc-records). */
export const servicesFor = (documentId: number, invoice: Invoice | null = null): Services => ({
  createPart: (body) => api.post('/api/parts', body, { fallback: m.createPartFailed }),
  updatePart: (id, body) => api.put('/api/parts/{id}', body, { params: { id }, fallback: m.createPartFailed }),
  createEvent: (body) => api.post('/api/service/events', body, { fallback: m.createEventFailed }),
  updateEvent: (id, body) =>
    api.put('/api/service/events/{id}', body, { params: { id }, fallback: m.createEventFailed }),
  link: (vehicleId, links) => addLinks(documentId, vehicleId, links, invoice),
  copy: (body) => copyForLines(documentId, body),
});

/** Adds links to a paper and keeps its existing links. Retries once if another save came in between. An invoice with data is filed at the same time. */
async function addLinks(
  id: number,
  vehicle_id: number,
  links: readonly FileLink[],
  invoice: Invoice | null,
): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const paper = await readDocument(id);
    const own = paper.vehicle_id === vehicle_id ? paper.links : [];
    const missing = links.filter((link) => !own.some((one) => isSameLink(one, link)));
    if (missing.length === 0) return;
    try {
      const filed = invoice ? filedAs(paper, invoice) : {};
      return void (await updateDocument(paper, { ...filed, vehicle_id, links: [...own, ...missing] }));
    } catch (error) {
      if (!isFirst || !(error instanceof ApiError && error.isStale)) throw error;
    }
  }
}

/** Values of the invoice for fields that the owner has left empty. */
export function filedAs(
  paper: Document,
  { number, seller, issued_on, totals, currency }: Invoice,
): records.UpdateDocument {
  const said: records.UpdateDocument = {};
  if (paper.type === null) said.type = 'receipt';
  if (paper.number === null) said.number = number.slice(0, DOCUMENT_NUMBER_MAX_LENGTH);
  if (paper.vendor === null && seller.name) said.vendor = seller.name.slice(0, DOCUMENT_VENDOR_MAX_LENGTH);
  if (paper.dated === null) said.dated = issued_on;
  if (paper.amount === null && totals.gross >= 0) Object.assign(said, { amount: totals.gross, currency });
  return said;
}
