// One fixture service in a process of its own, for crash.thorough.spec.ts to kill. What it is to do comes as JSON in its first argument.
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
  /** The number of writers at the same time, for as long as the process lives. */
  writers: number;
}

/** Takes its time, so that whoever kills the process mostly hits it in the middle of a batch. */
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

/** Makes things and changes its own now and then, in transactions that overlap those of the other writers. */
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
