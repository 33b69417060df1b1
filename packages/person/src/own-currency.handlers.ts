import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Fact, FactHandler } from '@carnet/fact-log';
import { decimalsOf, DEFAULT_CURRENCY, isCurrency } from '@carnet/fields';
import { sql, within } from '@carnet/pg';

interface UserBody {
  currency?: string | null;
}

/** Follows `user`, to know the currency of amounts that are stored without one. */
@Injectable()
export class OwnCurrencyHandler implements FactHandler<'user', UserBody> {
  readonly kind = 'user';

  apply(tx: EntityManager, fact: Fact<'user', UserBody>): Promise<void> {
    return this.applyMany(tx, [fact]);
  }

  async applyMany(tx: EntityManager, facts: Fact<'user', UserBody>[]): Promise<void> {
    const newest = new Map(facts.map((fact) => [Number(fact.key), fact]));
    const gone = [...newest].filter(([, fact]) => fact.deleted).map(([owner]) => owner);
    const known = [...newest].flatMap(([owner, fact]) =>
      fact.deleted ? [] : [{ owner, code: isCurrency(fact.body.currency) ? fact.body.currency : DEFAULT_CURRENCY }],
    );
    await within(tx).rows(sql`delete from own_currencies where owner_id = any(${gone}::int[])`);
    await within(tx).rows(
      sql`insert into own_currencies (owner_id, code, decimals)
          select * from unnest(${known.map(({ owner }) => owner)}::int[], ${known.map(({ code }) => code)}::text[],
            ${known.map(({ code }) => decimalsOf(code))}::int[])
          on conflict (owner_id) do update set code = excluded.code, decimals = excluded.decimals`,
    );
  }
}
