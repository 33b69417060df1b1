import { DependencyDown, NoSpaceLeft, type Said, StorageAway } from '@carnet/svc-kit';
import * as m from '../messages/waiting.js';

/** What work is put off for: as it is stored, and as it is said to people. */
export const WAITING = {
  identity: m.identity,
  garage: m.garage,
  service: m.service,
  records: m.records,
  usage: m.usage,
  storage: m.storage,
  room: m.room,
  something: m.something,
} satisfies Record<string, Said>;
export type WaitsFor = keyof typeof WAITING;

/** What is away, by what was thrown. */
export function waitsFor(error: unknown): WaitsFor {
  if (error instanceof DependencyDown && isNamed(error.producer)) return error.producer;
  if (error instanceof NoSpaceLeft) return 'room';
  return error instanceof StorageAway ? 'storage' : 'something';
}

const isNamed = (service: string): service is WaitsFor => service in WAITING;
