import { NoSpaceLeft, StorageAway } from '@carnet/files';
import type { Said } from '@carnet/messages';
import { DependencyDown } from '@carnet/rest';
import * as m from '../messages/waiting.js';

/** Reasons for which work is put off: as they are stored, and as people are told. */
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

/** The missing service or storage, by what was thrown. */
export function waitsFor(error: unknown): WaitsFor {
  if (error instanceof DependencyDown && isNamed(error.producer)) return error.producer;
  if (error instanceof NoSpaceLeft) return 'room';
  return error instanceof StorageAway ? 'storage' : 'something';
}

const isNamed = (service: string): service is WaitsFor => service in WAITING;
