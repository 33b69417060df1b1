import { operations, type Operation } from './documents.js';

interface Words {
  /** Path segments before such an id. */
  segments: string[];
  /** Names of such an id in a path, a query or a body. */
  names: string[];
  /** Values for a new record beyond the required fields of its schema. */
  also?: Record<string, unknown>;
  /** Created by an upload and not by a POST. */
  by?: 'upload';
  /** Created by this POST. */
  madeBy?: string;
}

/** Takes little time to make. */
const A_SHORT_BOOK = { options: { chapters: ['services'], sheets: false } };

/** All kinds of things with an id. If a kind is missing here, the walk fails with a message that names it. */
const KINDS = {
  collection: { segments: ['collections'], names: ['collection_id', 'collectionId', 'move_to'] },
  vehicle: { segments: ['vehicles', 'vehicle'], names: ['vehicle_id', 'vehicleId'] },
  'odometer reading': {
    segments: ['odometer-readings'],
    names: ['odometer_reading_id', 'reading_id', 'readings.id', 'before.id', 'after.id'],
  },
  'odometer chapter': {
    segments: ['odometer-chapters'],
    names: ['odometer_chapter_id', 'chapters.id'],
    also: { kind: 'estimate', reading_source: 'by-hand' },
  },
  'ownership chapter': {
    segments: ['ownership-chapters'],
    names: ['ownership_chapter_id'],
    also: { owner_name: 'Lindqvist', from_date: '1974-05-02' },
  },
  'vehicle identity': {
    segments: ['vehicle-identities'],
    names: ['vehicle_identity_id'],
    also: { kind: 'other', name: 'Rear axle', as_built: '4471' },
  },
  part: { segments: ['parts'], names: ['part_id', 'part_ids', 'partId', 'parts.id'] },
  event: {
    segments: ['events'],
    // The first kind of record that a photo's link can name.
    names: ['service_event_id', 'service_event_ids', 'event_id', 'event_ids', 'eventId', 'subject_id'],
  },
  template: {
    segments: ['service-event-templates', 'templates'],
    names: ['template_id', 'template_ids', 'templateId'],
    also: { recurrence_type: 'Periodic', recurrence_time_interval: 365 },
  },
  schedule: {
    segments: ['service-schedules', 'schedules', 'activate-schedule'],
    names: ['service_schedule_id', 'schedule_id', 'scheduleId'],
  },
  'schedule template': { segments: ['schedules/templates', 'from-template'], names: ['schedule_template_id'] },
  issue: { segments: ['issues'], names: ['issue_id', 'issue_ids', 'issueId'] },
  modification: { segments: ['modifications'], names: ['modification_id', 'modification_ids', 'modificationId'] },
  'track day': {
    segments: ['track-days'],
    names: ['track_day_id', 'track_day_ids', 'trackDayId'],
    also: { event_date: '2026-05-01' },
  },
  'fill-up': { segments: ['fill-ups'], names: ['fill_up_id', 'fillUpId'] },
  'track session': { segments: ['track-sessions'], names: ['track_session_id'] },
  component: { segments: ['usage/components'], names: ['component_id', 'component_ids'] },
  fitment: {
    segments: ['usage/fitments'],
    names: ['fitment_id'],
    // The range is empty, so that records do not overlap.
    also: { from_on: '2024-05-01', to_on: '2024-05-01' },
  },
  'component entry': {
    segments: ['usage/entries'],
    names: ['entry_id'],
    also: { kind: 'use', hours: 1 },
  },
  photo: {
    segments: ['photos', 'files'],
    names: ['photo_id', 'photo_ids', 'photoId', 'before_id', 'after_id', 'file'],
    by: 'upload',
  },
  document: { segments: ['documents'], names: ['document_id', 'documentId', 'file'], by: 'upload' },
  // Only pictures can be joined into one document.
  'page picture': { segments: [], names: ['document_ids'], by: 'upload' },
  'photo pair': { segments: ['photo-pairs'], names: ['photo_pair_id'] },
  album: { segments: ['albums'], names: ['album_id', 'albumId', 'add_to_album'] },
  dossier: { segments: ['dossiers'], names: ['dossier_id', 'dossierId'], also: A_SHORT_BOOK },
  'buyer page': { segments: ['buyer-pages'], names: ['buyer_page_id'] },
  export: { segments: ['exports'], names: ['export_id', 'exportId'] },
  // Uploaded by tus and then processed (`sendPassport`). No JSON route creates one.
  'passport that came': {
    segments: ['passport-imports'],
    names: ['passport_import_id'],
    madeBy: '/api/passport-uploads',
  },
  passport: { segments: ['passports'], names: ['passport_id', 'passportId'] },
  'passport upload': { segments: ['passport-uploads'], names: [] },
  upload: { segments: ['uploads'], names: ['upload_id', 'uploadId'] },
  'api key': { segments: ['api-keys'], names: ['api_key_id', 'apiKeyId'] },
  // Disabled, so that its messages wait and nothing changes by itself.
  webhook: {
    segments: ['webhooks'],
    names: ['webhook_id', 'webhookId'],
    also: { url: 'https://hooks.example/carnet', events: ['vehicle'], enabled: false },
  },
  'webhook message': {
    segments: ['deliveries'],
    names: ['delivery_id', 'deliveryId'],
    madeBy: '/api/webhooks/{id}/test',
  },
  passkey: { segments: ['passkeys'], names: ['passkey_id', 'passkeyId'] },
  'channel of reminders': {
    segments: ['channels', 'channels/topics'],
    names: ['channel_id'],
    // Nobody answers there.
    also: { address: 'https://ntfy.invalid/garage' },
  },
  // Nobody reads this address.
  handover: { segments: ['handovers'], names: ['handover_id'], also: { email: 'nobody@example.invalid' } },
  invitation: {
    segments: ['sharing/invitations', 'invitations'],
    names: ['invitation_id'],
    also: { email: 'guest@garage.example', role: 'viewer' },
  },
  // A grant needs somebody else to accept the person's invitation, and the other way round.
  grant: { segments: ['sharing/grants'], names: ['grant_id'], madeBy: '/api/auth/sharing/invitations' },
  'shared garage': {
    segments: ['sharing/garages'],
    names: ['shared_garage_id'],
    madeBy: '/api/auth/sharing/invitations',
  },
  // The reminder settings name garages by their owners.
  'owner who shares': { segments: [], names: ['garages'], madeBy: '/api/auth/sharing/invitations' },
  session: { segments: ['sessions'], names: ['session_id', 'sessionId'], madeBy: '/api/auth/login' },
} satisfies Record<string, Words>;

export type Kind = keyof typeof KINDS;

const words = Object.entries(KINDS) as [Kind, Words][];
export const allKinds = words.map(([kind]) => kind);
/** Kinds whose making takes seconds of a processor. */
const LARGE: readonly Kind[] = ['dossier', 'export', 'passport', 'passport that came'];
export const smallKinds = allKinds.filter((kind) => !LARGE.includes(kind));
export const alsoOf = (kind: Kind): Record<string, unknown> => (KINDS[kind] as Words).also ?? {};

/** Lists of papers to leave behind. They only match the vehicle's own papers, so a foreign id has no effect and is not refused. */
export const STAYING_BEHIND: readonly string[] = ['withhold_papers', 'without_papers'];

/** Kinds that an id with this name can have. `within` is its list: `parts` for `parts[].id`. */
export const kindsOfName = (name: string, within = ''): Kind[] =>
  words.filter(([, { names }]) => names.includes(name === 'id' ? `${within}.id` : name)).map(([kind]) => kind);

/** Kind of the id at the end of this path. The longest match counts. */
export function kindAfter(path: string): Kind | undefined {
  const fitting = words.flatMap(([kind, { segments }]) =>
    segments.filter((segment) => path.endsWith(`/${segment}`)).map((segment) => ({ kind, length: segment.length })),
  );
  return fitting.sort((a, b) => b.length - a.length)[0]?.kind;
}

/** The route that creates a record of this kind, or starts to; undefined if there is none. */
export function makerOf(kind: Kind): Operation | undefined {
  const { by, madeBy } = KINDS[kind] as Words;
  if (by) return makerOf(by);
  if (madeBy) return operations.find(({ method, path }) => method === 'POST' && path === madeBy);
  const makers = operations.filter(
    ({ method, path }) => method === 'POST' && !path.includes('{') && kindAfter(path) === kind,
  );
  return makers.sort((a, b) => a.path.length - b.path.length)[0];
}
