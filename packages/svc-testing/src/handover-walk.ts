import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { StatementRecorder } from './sent-statements.js';

/** A vehicle that a test hands over, as svc-identity tells a service of it. */
export interface TestHandover {
  id: number;
  from: number;
  to: number;
  vehicle_id: number;
  with_costs: boolean;
  with_notes: boolean;
  without_papers: number[];
  collection_id: number;
  head: { origin: string; size: number; root: string } | null;
}

/** The token of services of tests (`testConfig`). */
const TOKEN = 'the-token-that-services-of-tests-share';

/** Takes one step of a hand-over in a service. */
export async function takeStep(app: NestFastifyApplication, step: string, handover: TestHandover): Promise<object> {
  const headers = { 'x-internal-token': TOKEN };
  const answer = await app.inject({
    method: 'POST',
    url: `/internal/handovers/${step}`,
    headers,
    payload: { handover },
  });
  if (answer.statusCode !== 200) throw new Error(`${step} answers ${answer.statusCode} ${answer.payload}`);
  return answer.json<object>();
}

/** All steps of a hand-over in which costs and notes are withheld, for the statements that they send. */
export async function recordHandover(
  recorder: StatementRecorder,
  app: NestFastifyApplication,
  handover: Pick<TestHandover, 'from' | 'to' | 'vehicle_id'> & Partial<TestHandover>,
): Promise<void> {
  const whole: TestHandover = {
    ...{ id: 1, with_costs: false, with_notes: false, without_papers: [], collection_id: 0, head: null },
    ...handover,
  };
  const headers = { 'x-internal-token': TOKEN };
  const vehicle = `/internal/handovers/vehicles/${whole.vehicle_id}`;
  for (const url of [`${vehicle}?owner_id=${whole.from}`, `${vehicle}/papers?owner_id=${whole.from}&ids=1`])
    await recorder.during('a hand-over: figures', () => app.inject({ method: 'GET', url, headers }));
  for (const step of ['hold', 'prepare', 'move', 'tell', 'release'])
    await recorder.during(`a hand-over: ${step}`, () => takeStep(app, step, whole));
}
