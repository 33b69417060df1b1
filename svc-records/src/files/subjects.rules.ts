/** What a file can belong to, beside its vehicle. */
export const SUBJECT_KINDS = ['service-event', 'part', 'modification', 'issue', 'track-day'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** A record that a file belongs to. */
export interface Subject {
  kind: SubjectKind;
  id: number;
}

/** Where this service has what it knows of such records: its own tables, and copies of other services' things. */
export const SUBJECT_TABLES: Readonly<Record<SubjectKind, string>> = {
  'service-event': 'service_event_copies',
  part: 'part_copies',
  modification: 'modifications',
  issue: 'issues',
  'track-day': 'track_days',
};

/** Who can be asked for those that are copies. */
export const SUBJECT_OWNERS: Partial<Readonly<Record<SubjectKind, 'garage' | 'service'>>> = {
  'service-event': 'service',
  part: 'garage',
};

/** How a person calls one: `track-day` → `Track day`. */
export function subjectName(kind: SubjectKind): string {
  const words = kind.replace('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
