/** As much of a service event as these rules look at. */
export interface EventState {
  status: string;
  mileage_at_service: number | null;
  part_ids: readonly number[];
}

const isCompleted = (event: EventState | null): event is EventState => event?.status === 'Completed';

/**
 * The parts that an event newly installs (contract §4): all of them when it becomes Completed, those that were added when it was
 * Completed before. So a part that its owner set to another status since stays as it is.
 */
export function newlyInstalled(before: EventState | null, now: EventState): number[] {
  if (!isCompleted(now)) return [];
  const known = new Set(isCompleted(before) ? before.part_ids : []);
  return now.part_ids.filter((id) => !known.has(id));
}

/**
 * The odometer reading that an event newly tells of, or null: when it becomes Completed, or says another mileage than before. An edit of
 * anything else leaves alone what the owner corrected since.
 */
export function newReading(before: EventState | null, now: EventState): number | null {
  if (!isCompleted(now)) return null;
  return isCompleted(before) && before.mileage_at_service === now.mileage_at_service ? null : now.mileage_at_service;
}
