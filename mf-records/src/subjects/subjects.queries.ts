import type { FileSubject, garage, records, SubjectRecord } from '@carnet/contracts';
import { formatKnownDate } from '@carnet/mf-kit/formats';
import { type Page, pagedQuery, queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import { paths } from '../paths';
import * as m from '../messages/subjects';
import * as past from '../messages/provenance-subjects';

/** A record that a photo or a paper belongs to. */
export type FileLink = records.FileLinkView;
export type SubjectKind = FileLink['subject_kind'];

export type SubjectChoice = SubjectRecord;
export type SubjectType = FileSubject;

const PAGE = 50;
const fallback = m.recordsFailed;

/** Kinds of records that a file can belong to, as far as this remote knows them. */
export const SUBJECTS: readonly SubjectType[] = [
  {
    kind: 'service-event',
    label: m.serviceEvent,
    many: m.serviceEvents,
    to: paths.serviceEvent,
    read: (id, signal) => api.get('/api/service/events/{id}', { params: { id }, signal, fallback }),
    list: (ask, vehicleId, search, limit) =>
      api.list('/api/service/vehicles/{id}/events', {
        ...ask,
        params: { id: vehicleId },
        query: { search, limit, view: 'row' },
        fallback,
      }),
  },
  {
    kind: 'part',
    label: m.part,
    many: m.parts,
    to: paths.part,
    read: (id, signal) => api.get('/api/parts/{id}', { params: { id }, signal, fallback }),
    list: (ask, vehicleId, search, limit) =>
      api.list('/api/parts/vehicles/{vehicleId}', {
        ...ask,
        params: { vehicleId },
        query: { search, sort: 'name', limit, view: 'row' },
        fallback,
      }),
  },
  {
    kind: 'modification',
    label: m.modification,
    many: m.modifications,
    to: paths.modification,
    read: (id, signal) => api.get('/api/modifications/{id}', { params: { id }, signal, fallback }),
    list: (ask, vehicle_id, search, limit) =>
      api.list('/api/modifications', { ...ask, query: { vehicle_id, search, limit, view: 'row' }, fallback }),
  },
  {
    kind: 'issue',
    label: m.issue,
    many: m.issues,
    to: paths.issue,
    read: (id, signal) => api.get('/api/issues/{id}', { params: { id }, signal, fallback }),
    list: (ask, vehicle_id, search, limit) =>
      api.list('/api/issues', { ...ask, query: { vehicle_id, search, limit }, fallback }),
  },
  {
    kind: 'track-day',
    label: m.trackDay,
    many: m.trackDays,
    to: paths.trackDay,
    read: (id, signal) => api.get('/api/track-days/{id}', { params: { id }, signal, fallback }),
    list: (ask, vehicle_id, search, limit) =>
      api.list('/api/track-days', { ...ask, query: { vehicle_id, search, limit, view: 'row' }, fallback }),
  },
  {
    kind: 'vehicle-identity',
    label: past.number,
    many: past.numbers,
    to: paths.number,
    read: async (id, signal) =>
      numberChoice(await api.get('/api/vehicle-identities/{id}', { params: { id }, signal, fallback })),
    list: async (ask, vehicle_id, search, limit) => {
      const page = await api.list('/api/vehicle-identities', {
        ...ask,
        query: { vehicle_id, search, limit },
        fallback,
      });
      return { ...page, rows: page.rows.map(numberChoice) };
    },
  },
  {
    kind: 'ownership-chapter',
    label: past.owner,
    many: past.owners,
    to: paths.owner,
    read: async (id, signal) =>
      ownerChoice(await api.get('/api/ownership-chapters/{id}', { params: { id }, signal, fallback })),
    list: async (ask, vehicle_id, search, limit) => {
      const page = await api.list('/api/ownership-chapters', {
        ...ask,
        query: { vehicle_id, search, limit },
        fallback,
      });
      return { ...page, rows: page.rows.map(ownerChoice) };
    },
  },
];

const NUMBERED: Readonly<Record<garage.IdentityView['kind'], string>> = {
  ...{ chassis: past.chassis, engine: past.engine, gearbox: past.gearbox, body: past.body, other: past.number },
};

/** `Engine 818302 4471` */
const numberChoice = ({ id, vehicle_id, kind, name, as_fitted, as_built }: garage.IdentityView): SubjectChoice => ({
  ...{ id, vehicle_id },
  name: [name ?? NUMBERED[kind], as_fitted ?? as_built].filter(Boolean).join(' '),
});

/** `Dr. Weiß, May 2, 1974` */
const ownerChoice = (chapter: garage.OwnershipChapterView): SubjectChoice => ({
  ...{ id: chapter.id, vehicle_id: chapter.vehicle_id },
  name: [
    chapter.owned_by === 'me' ? past.you : (chapter.owner_name ?? past.nameWithheld),
    formatKnownDate(chapter.from_date, chapter.from_date_edtf, ''),
  ]
    .filter(Boolean)
    .join(', '),
});

export const subjectText = ({ id, name, title, track_name }: SubjectChoice): string =>
  name || title || track_name || `#${id}`;

/** One record that a file belongs to, to show its name. Disabled until its kind is known. */
export const subjectQuery = ({ subject_kind, subject_id }: FileLink, type: SubjectType | undefined) =>
  queryOptions({
    queryKey: ['records', 'subjects', subject_kind, subject_id],
    queryFn: ({ signal }) => type!.read(subject_id, signal),
    enabled: type !== undefined,
  });

/** Records of one kind of a vehicle that match a text. */
export const subjectChoicesQuery = (type: SubjectType, vehicleId: number, search: string) => ({
  ...pagedQuery({
    key: ['records', 'subjects', type.kind, 'of-vehicle', vehicleId],
    filters: { search },
    read: (ask) => type.list(ask, vehicleId, search, PAGE),
  }),
  enabled: vehicleId > 0,
});

/** Results of one kind; null if the request failed. */
interface FoundOfKind {
  type: SubjectType;
  found: Page<SubjectChoice> | null;
}

/** Number of records shown of each kind. A search narrows them. */
const OF_EACH_KIND = 5;

/** Records of a vehicle, of all kinds, that match a text. If a service fails, only its kinds are missing. */
export const recordsQuery = (types: readonly SubjectType[], vehicleId: number, search: string) =>
  queryOptions({
    queryKey: ['records', 'subjects', 'of-vehicle', vehicleId, search, types.map(({ kind }) => kind)],
    queryFn: ({ signal }): Promise<FoundOfKind[]> =>
      Promise.all(
        types.map(async (type) => {
          const found = await type.list({ signal, page: null }, vehicleId, search, OF_EACH_KIND).catch(() => null);
          return { type, found };
        }),
      ),
    enabled: vehicleId > 0,
    placeholderData: (before) => before,
  });

export const isSameLink = (one: FileLink, other: FileLink): boolean =>
  one.subject_kind === other.subject_kind && one.subject_id === other.subject_id;

/** Parses `issue:12`, as in the URL. */
export function readSubject(text: string): FileLink | null {
  const [, kind, id] = /^([a-z-]+):([1-9]\d*)$/.exec(text) ?? [];
  return kind ? { subject_kind: kind as SubjectKind, subject_id: Number(id) } : null;
}
