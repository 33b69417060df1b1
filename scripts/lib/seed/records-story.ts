/** A modification in `records.data.ts`: the car by its model, the event and the parts by their names. Money is dollars. */
export interface ModificationStory {
  car: string;
  name: string;
  category: 'Performance' | 'Appearance' | 'Comfort' | 'Safety' | 'Other';
  status: 'Planned' | 'In Progress' | 'Completed';
  start?: string;
  done?: string;
  cost?: number;
  text?: string;
  notes?: string;
  event?: string;
  parts?: string[];
}

/** An issue and its related work. */
export interface IssueStory {
  car: string;
  title: string;
  priority: 'Low' | 'Medium' | 'High';
  status: 'Open' | 'In Progress' | 'Resolved';
  reported: string;
  resolved?: string;
  text: string;
  resolution?: string;
  events?: string[];
}

/** A day on a track, with or without a report in rich text. */
export interface TrackDayStory {
  car: string;
  on: string;
  track: string;
  report: string | null;
}

/** Names and ids of a car's parts and events. */
export interface KnownThings {
  vehicleId: number;
  parts: ReadonlyMap<string, number>;
  events: ReadonlyMap<string, number>;
}

export const modificationBody = (story: ModificationStory, { vehicleId, parts, events }: KnownThings) => ({
  vehicle_id: vehicleId,
  name: story.name,
  description: story.text ?? null,
  category: story.category,
  status: story.status,
  start_date: story.start ?? null,
  completion_date: story.done ?? null,
  cost: story.cost ?? null,
  notes: story.notes ?? null,
  service_event_id: story.event === undefined ? null : idOf(story.event, events),
  part_ids: (story.parts ?? []).map((part) => idOf(part, parts)),
});

export const issueBody = (story: IssueStory, { vehicleId, events }: KnownThings) => ({
  vehicle_id: vehicleId,
  title: story.title,
  description: story.text,
  status: story.status,
  priority: story.priority,
  reported_date: story.reported,
  resolved_date: story.resolved ?? null,
  resolution_notes: story.resolution ?? null,
  service_event_ids: (story.events ?? []).map((event) => idOf(event, events)),
});

export const trackDayBody = ({ on, track, report }: TrackDayStory, { vehicleId }: KnownThings) => ({
  vehicle_id: vehicleId,
  event_date: on,
  track_name: track,
  report,
});

function idOf(name: string, ids: ReadonlyMap<string, number>): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The story names "${name}", which this car does not have`);
  return id;
}
