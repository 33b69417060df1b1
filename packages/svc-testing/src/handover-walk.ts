import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { StatementRecorder } from './sent-statements.js';

/** A handover in a test, as svc-identity sends it to a service. */
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

/** The service token in tests (`testConfig`). */
const TOKEN = 'the-token-that-services-of-tests-share';

/** Runs one step of a handover in a service. */
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

/** Runs all steps of a handover with withheld costs and notes, to record their statements. */
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
