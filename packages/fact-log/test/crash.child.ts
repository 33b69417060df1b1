// One fixture service in a separate process, which crash.thorough.spec.ts kills. The first argument holds its task as JSON.
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type FixtureService,
  startFixture,
  type ThingBody,
  ThingHandler,
  writeThingIn,
} from '@carnet/svc-testing/facts';
import type { Fact } from '../src/fact.js';

export interface ChildOrders {
  databaseUrl: string;
  port?: number;
  follow?: Record<string, string>;
  /** The number of concurrent writers, for the lifetime of the process. */
  writers: number;
}

/** Runs slowly, so that a kill mostly hits the middle of a batch. */
@Injectable()
class SlowThingHandler extends ThingHandler {
  override async apply(tx: EntityManager, fact: Fact<'thing', ThingBody>): Promise<void> {
    await tx.query('select pg_sleep(0.002)');
    await super.apply(tx, fact);
    await tx.query('select pg_sleep(0.002)');
  }
}

const orders = JSON.parse(process.argv[2] ?? '{}') as ChildOrders;
const service = await startFixture({ ...orders, handlers: [SlowThingHandler], logLevel: 'error' });
for (let writer = 0; writer < orders.writers; writer++) void write(service);
process.send?.('ready');

/** Creates things and sometimes changes them, in transactions that overlap those of the other writers. */
async function write({ database, log }: FixtureService): Promise<never> {
  let last = 0;
  for (let turn = 0; ; turn++) {
    await database.transaction(async (tx) => {
      if (turn % 3 !== 2) last = (await tx.query(`select nextval('thing_keys')::int as key`))[0].key;
      await writeThingIn(tx, log, last);
      await tx.query('select pg_sleep(0.01 + random() * 0.03)');
    });
  }
}
