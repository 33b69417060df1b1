import { type Page, pagedQuery, queryOptions } from '@carnet/mf-kit';
import { api } from '../api';
import { paths } from '../paths';
import type { PhotoLink } from './photo-changes';

export type SubjectKind = PhotoLink['subject_kind'];

/** A record as it is chosen: what the lists of all kinds have, by whatever name. */
export interface SubjectChoice {
  id: number;
  name?: string;
  title?: string;
  track_name?: string;
}

interface Ask {
  signal: AbortSignal;
  page: string | null;
}

interface SubjectType {
  kind: SubjectKind;
  label: string;
  /** Its page. */
  to: (id: number) => string;
  read: (id: number, signal: AbortSignal) => Promise<SubjectChoice>;
  /** Those of a vehicle that match a text. */
  list: (ask: Ask, vehicleId: number, search: string) => Promise<Page<SubjectChoice>>;
}

const limit = 50;
const fallback = 'Error fetching records';

/** What a photo can belong to beside its vehicle. */
export const SUBJECTS: readonly SubjectType[] = [
  {
    kind: 'service-event',
    label: 'Service event',
    to: paths.serviceEvent,
    read: (id, signal) => api.get('/api/service/events/{id}', { params: { id }, signal, fallback }),
    list: (ask, vehicleId, search) =>
      api.list('/api/service/vehicles/{id}/events', {
        ...ask,
        params: { id: vehicleId },
        query: { search, limit, view: 'row' },
        fallback,
      }),
  },
  {
    kind: 'part',
    label: 'Part',
    to: paths.part,
    read: (id, signal) => api.get('/api/parts/{id}', { params: { id }, signal, fallback }),
    list: (ask, vehicleId, search) =>
      api.list('/api/parts/vehicles/{vehicleId}', {
        ...ask,
        params: { vehicleId },
        query: { search, sort: 'name', limit, view: 'row' },
        fallback,
      }),
  },
  {
    kind: 'modification',
    label: 'Modification',
    to: paths.modification,
    read: (id, signal) => api.get('/api/modifications/{id}', { params: { id }, signal, fallback }),
    list: (ask, vehicle_id, search) =>
      api.list('/api/modifications', { ...ask, query: { vehicle_id, search, limit, view: 'row' }, fallback }),
  },
  {
    kind: 'issue',
    label: 'Issue',
    to: paths.issue,
    read: (id, signal) => api.get('/api/issues/{id}', { params: { id }, signal, fallback }),
    list: (ask, vehicle_id, search) =>
      api.list('/api/issues', { ...ask, query: { vehicle_id, search, limit }, fallback }),
  },
  {
    kind: 'track-day',
    label: 'Track day',
    to: paths.trackDay,
    read: (id, signal) => api.get('/api/track-days/{id}', { params: { id }, signal, fallback }),
    list: (ask, vehicle_id, search) =>
      api.list('/api/track-days', { ...ask, query: { vehicle_id, search, limit, view: 'row' }, fallback }),
  },
];

export const subjectType = (kind: string): SubjectType | undefined => SUBJECTS.find((one) => one.kind === kind);

const typeOf = (kind: SubjectKind): SubjectType => subjectType(kind)!;

export const subjectText = ({ id, name, title, track_name }: SubjectChoice): string =>
  name || title || track_name || `#${id}`;

/** One record that a photo belongs to, for its name. */
export const subjectQuery = ({ subject_kind, subject_id }: PhotoLink) =>
  queryOptions({
    queryKey: ['records', 'photo-subjects', subject_kind, subject_id],
    queryFn: ({ signal }) => typeOf(subject_kind).read(subject_id, signal),
  });

/** The records of one kind of a vehicle that match a text. */
export const subjectChoicesQuery = (kind: SubjectKind, vehicleId: number, search: string) => ({
  ...pagedQuery({
    key: ['records', 'photo-subjects', kind, 'of-vehicle', vehicleId],
    filters: { search },
    read: (ask) => typeOf(kind).list(ask, vehicleId, search),
  }),
  enabled: vehicleId > 0,
});

/** `issue:12` as the address has it. */
export function readSubject(text: string): PhotoLink | null {
  const [, subject_kind, id] = /^([a-z-]+):([1-9]\d*)$/.exec(text) ?? [];
  const type = subjectType(subject_kind ?? '');
  return type ? { subject_kind: type.kind, subject_id: Number(id) } : null;
}
