import { Clock } from '@carnet/person';
import { sql } from '@carnet/pg';
import { eventually } from './eventually.js';
import type { TestService } from './test-service.js';

/** Three time zones with different dates at most hours. Auckland is 13 hours ahead of UTC in December, because of summer time. */
export const PLACES = ['Pacific/Honolulu', 'America/Los_Angeles', 'Pacific/Auckland'] as const;

/** Sets the service's clock to this moment. */
export function setClock({ app }: TestService, time: string): void {
  app.get(Clock).now = () => new Date(time);
}

/** Lets svc-identity publish a person's time zone, and waits until the service has applied it. */
export async function livesIn(service: TestService, owner: number, timeZone: string | null): Promise<void> {
  const body = { id: owner, tokens_valid_from: '1970-01-01T00:00:00.000Z', time_zone: timeZone };
  service.producers.identity.publish({ kind: 'user', key: owner, ownerId: owner, body });
  await eventually(async () => {
    const rows = await service.database.rows<{ name: string }>(
      sql`select name from time_zones where owner_id = ${owner}`,
    );
    if ((rows[0]?.name ?? null) !== timeZone) throw new Error(`${timeZone} has not come yet`);
  });
}
