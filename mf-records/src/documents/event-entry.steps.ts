import { ApiError } from '@carnet/mf-kit/data';
import type { FileLink } from '../subjects';
import { type Made, NOT_BEGUN, type Step } from './event-entry.made';
import { linesElsewhere } from './invoice-entry.rules';
import { type EntryValues, eventBody, partBody } from './event-entry.schema';

/** Calls of the services, each create with an Idempotency-Key of its content. */
export interface Services {
  createPart: (body: ReturnType<typeof partBody>) => Promise<{ id: number }>;
  updatePart: (id: number, body: ReturnType<typeof partBody>) => Promise<unknown>;
  createEvent: (body: ReturnType<typeof eventBody>) => Promise<{ id: number }>;
  updateEvent: (id: number, body: ReturnType<typeof eventBody>) => Promise<unknown>;
  /** Links the paper to more records. */
  link: (vehicleId: number, links: readonly FileLink[]) => Promise<unknown>;
  /** The same paper once more, for the vehicle that these lines of its invoice are about. */
  copy: (body: { lines: number[] }) => Promise<{ id: number }>;
}

/** The result of the entry: the event, and the paper with the lines that are left for another vehicle. */
export interface Entered {
  event: number;
  left: number | null;
}

/**
 * Makes new parts, the event and the links, one after the other. Who goes on after a failure makes only what is missing: what was sent without an
 * answer is sent again as it was, under its key, and changed afterwards where it was changed in the form meanwhile.
 * @param tell each step, so that it outlives a reload
 */
export async function enter(values: EntryValues, services: Services, tell: (made: Made) => void): Promise<Entered> {
  let { made } = values;
  const keep = (now: Made) => tell((made = now));
  const partIds: number[] = [];
  for (const row of values.parts) {
    const tellPart = (step: Step) => keep({ ...made, parts: { ...made.parts, [row.key]: step } });
    const at = made.parts[row.key] ?? NOT_BEGUN;
    partIds.push(await goOn(at, partBody(values, row), services.createPart, services.updatePart, tellPart));
  }
  const tellEvent = (event: Step) => keep({ ...made, event });
  const body = eventBody(values, partIds);
  const event = await goOn(made.event, body, services.createEvent, services.updateEvent, tellEvent);
  await services.link(Number(values.vehicle_id), [
    { subject_kind: 'service-event', subject_id: event },
    ...[...values.chosen.map(({ part }) => part.id), ...partIds].map((id): FileLink => ({
      subject_kind: 'part',
      subject_id: id,
    })),
  ]);
  const lines = linesElsewhere(values.uses);
  if (lines.length === 0) return { event, left: null };
  const tellCopy = (copy: Step) => keep({ ...made, copy });
  // A copy that is there stays as it was made: it lies in the inbox.
  const left = await goOn(made.copy ?? NOT_BEGUN, { lines }, services.copy, async () => {}, tellCopy);
  return { event, left };
}

async function goOn<Body extends object>(
  step: Step,
  body: Body,
  create: (body: Body) => Promise<{ id: number }>,
  update: (id: number, body: Body) => Promise<unknown>,
  tell: (step: Step) => void,
): Promise<number> {
  let { id, saved } = step;
  if (id === null) {
    const first = (step.sent ?? body) as Body;
    tell({ ...NOT_BEGUN, sent: first });
    try {
      ({ id } = await create(first));
    } catch (error) {
      // A refusal is an answer: nothing was made.
      if (isAnswer(error)) tell(NOT_BEGUN);
      throw error;
    }
    saved = first;
    tell({ sent: null, saved, id });
  }
  if (JSON.stringify(saved) !== JSON.stringify(body)) {
    await update(id, body);
    tell({ sent: null, saved: body, id });
  }
  return id;
}

const isAnswer = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 429 &&
  error.status !== 408;

/** The number of things that have been created so far. */
export const countMade = ({ parts, event }: Made): number =>
  [...Object.values(parts), event].filter(({ id }) => id !== null).length;

/** Tells whether something has been created, or may have been: it belongs to the vehicle then. */
export const hasBegun = ({ parts, event }: Made): boolean =>
  [...Object.values(parts), event].some(({ id, sent }) => id !== null || sent !== null);
