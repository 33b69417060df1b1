// Measures the latency from a fact to its follower. Run by hand, see the README. With `NATS_URL`, facts go through NATS.
import assert from 'node:assert';
import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Fact } from '@carnet/fact-log';
import type { NatsConfig } from '@carnet/runtime';
import { eventually } from '@carnet/svc-testing';
import { Scene, type ThingBody, ThingHandler, writeThing } from '@carnet/svc-testing/facts';
import { natsCarrier } from '../src/nats-carrier.js';

const SINGLE = 500;
const WRITERS = 8;
const EACH = 100;
/** Pause between two writes of one writer, in milliseconds: 200 facts a second in all. */
const BREATH = 40;
const IMPORTED = 5_000;

/** Time at which the follower took each fact. Producer and follower run in this process, so one clock serves both. */
const takenAt = new Map<string, number>();
let onTaken: (key: string) => void = () => undefined;

@Injectable()
class TimingHandler extends ThingHandler {
  override async apply(tx: EntityManager, fact: Fact<'thing', ThingBody>): Promise<void> {
    await super.apply(tx, fact);
    takenAt.set(fact.key, performance.now());
    onTaken(fact.key);
  }
}

const scene = new Scene();
const nats = natsConfig();
const producer = await scene.service({ name: 'maker', carrier: nats && natsCarrier(nats, 'maker') });
const follower = await scene.service({
  follow: { maker: producer.url },
  handlers: [TimingHandler],
  carrier: nats && natsCarrier(nats, ''),
});
await reached(1, () => writeThing(producer, 1));
if (nats) await eventually(() => assert(follower.health.report()[0]?.over === 'nats'));

tell('one after the other', await oneAfterTheOther(10_000));
tell(`${WRITERS} writers, ${(WRITERS * 1000) / BREATH} facts a second`, await manyAtOnce(20_000));
const began = performance.now();
await reached(30_000 + IMPORTED - 1, () => importThings(30_000));
console.log(
  `${IMPORTED} facts of one transaction: ${((performance.now() - began) / 1000).toFixed(2)} s until the last is taken`,
);
await scene.clear();

function natsConfig(): NatsConfig | undefined {
  const servers = process.env.NATS_URL?.split(',');
  return servers ? { servers, login: null, credentials: null, tls: null, replicas: servers.length } : undefined;
}

async function oneAfterTheOther(first: number): Promise<number[]> {
  const times: number[] = [];
  for (let key = first; key < first + SINGLE; key++) {
    let committed = 0;
    await reached(key, async () => {
      await writeThing(producer, key);
      committed = performance.now();
    });
    times.push(takenAt.get(String(key))! - committed);
  }
  return times;
}

async function manyAtOnce(first: number): Promise<number[]> {
  const committed = new Map<string, number>();
  const writer = async (from: number) => {
    for (let key = from; key < from + EACH; key++) {
      await writeThing(producer, key);
      committed.set(String(key), performance.now());
      await delay(BREATH);
    }
  };
  const last = first + WRITERS * EACH;
  await reached(last, async () => {
    await Promise.all(Array.from({ length: WRITERS }, (_, index) => writer(first + index * EACH)));
    await writeThing(producer, last);
  });
  return [...committed].map(([key, at]) => takenAt.get(key)! - at);
}

async function importThings(first: number): Promise<void> {
  const drafts = Array.from({ length: IMPORTED }, (_, index) => ({
    kind: 'thing',
    key: first + index,
    version: 1,
    ownerId: 1,
    body: { name: `imported ${index}` },
  }));
  await producer.database.transaction((tx) => producer.log.append(tx, drafts));
}

/** Runs the work, and resolves when the follower has taken the fact with this key. */
async function reached(key: number, work: () => Promise<void>): Promise<void> {
  const taken = new Promise<void>((resolve) => {
    onTaken = (name) => name === String(key) && resolve();
  });
  await work();
  await taken;
}

function tell(what: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => `${Math.max(0, sorted[Math.floor(share * (sorted.length - 1))]!).toFixed(1)} ms`;
  console.log(`${what}: median ${at(0.5)}, 99th percentile ${at(0.99)}, longest ${at(1)} (${sorted.length} facts)`);
}
