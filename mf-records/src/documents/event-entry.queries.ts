import { ApiError } from '@carnet/mf-kit';
import { api } from '../api';
import { type FileLink, isSameLink } from '../subjects';
import { readDocument, updateDocument } from './documents.queries';
import type { Services } from './event-entry.steps';
import * as m from '../messages/document-event';

/** Parts are the garage's, events the service book's, links to papers our own. */
export const servicesFor = (documentId: number): Services => ({
  createPart: (body) => api.post('/api/parts', body, { fallback: m.createPartFailed }),
  updatePart: (id, body) => api.put('/api/parts/{id}', body, { params: { id }, fallback: m.createPartFailed }),
  createEvent: (body) => api.post('/api/service/events', body, { fallback: m.createEventFailed }),
  updateEvent: (id, body) =>
    api.put('/api/service/events/{id}', body, { params: { id }, fallback: m.createEventFailed }),
  link: (vehicleId, links) => addLinks(documentId, vehicleId, links),
});

/** What it belongs to already stays; it is read once more where another save comes in between. */
async function addLinks(id: number, vehicle_id: number, links: readonly FileLink[]): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const paper = await readDocument(id);
    const own = paper.vehicle_id === vehicle_id ? paper.links : [];
    const missing = links.filter((link) => !own.some((one) => isSameLink(one, link)));
    if (missing.length === 0) return;
    try {
      return void (await updateDocument(paper, { vehicle_id, links: [...own, ...missing] }));
    } catch (error) {
      if (!isFirst || !(error instanceof ApiError && error.isStale)) throw error;
    }
  }
}
