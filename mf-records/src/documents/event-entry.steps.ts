import { ApiError } from '@carnet/mf-kit/data';
import type { FileLink } from '../subjects';
import { type Made, NOT_BEGUN, type Step } from './event-entry.made';
import { linesElsewhere } from './invoice-entry.rules';
import { type EntryValues, eventBody, partBody } from './event-entry.schema';

/** Requests to the services. Each create sends an Idempotency-Key derived from its body. */
export interface Services {
  createPart: (body: ReturnType<typeof partBody>) => Promise<{ id: number }>;
  updatePart: (id: number, body: ReturnType<typeof partBody>) => Promise<unknown>;
  createEvent: (body: ReturnType<typeof eventBody>) => Promise<{ id: number }>;
  updateEvent: (id: number, body: ReturnType<typeof eventBody>) => Promise<unknown>;
  /** Links the paper to more records. */
  link: (vehicleId: number, links: readonly FileLink[]) => Promise<unknown>;
  /** Copies the paper for the other vehicle whose invoice lines these are. */
  copy: (body: { lines: number[] }) => Promise<{ id: number }>;
}

/** Result: the event, and the paper's copy with the lines for another vehicle (`left`), or null. */
export interface Entered {
  event: number;
  left: number | null;
}

/**
 * Creates new parts, the event and the links, in this order. A retry after a failure creates only what is missing: a request without an answer is repeated
 * with the same body and key, then updated if the form has changed.
 * @param tell stores each step, so that a reload can resume
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
  // An existing copy is not updated: it is in the inbox already.
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
      // A refusal means that nothing was created.
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

/** Number of records created so far. */
export const countMade = ({ parts, event }: Made): number =>
  [...Object.values(parts), event].filter(({ id }) => id !== null).length;

/** True if something was created, or may have been. The vehicle can then no longer change. */
export const hasBegun = ({ parts, event }: Made): boolean =>
  [...Object.values(parts), event].some(({ id, sent }) => id !== null || sent !== null);
