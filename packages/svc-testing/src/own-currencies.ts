import { sql } from '@carnet/pg';
import { eventually } from './eventually.js';
import type { TestService } from './test-service.js';

/** Lets svc-identity publish a person's currency (null for none), and waits until the service has applied it. */
export async function paysIn(service: TestService, owner: number, currency: string | null): Promise<void> {
  const body = { id: owner, tokens_valid_from: '1970-01-01T00:00:00.000Z', time_zone: null, currency };
  service.producers.identity.publish({ kind: 'user', key: owner, ownerId: owner, body });
  await eventually(async () => {
    const rows = await service.database.rows<{ code: string }>(
      sql`select code from own_currencies where owner_id = ${owner}`,
    );
    if (rows[0]?.code !== (currency ?? 'USD')) throw new Error(`${currency} has not come yet`);
  });
}
