import { NoSpaceLeft, StorageAway } from '@carnet/files';
import type { Said } from '@carnet/messages';
import { DependencyDown } from '@carnet/rest';
import * as m from '../messages/waiting.js';

/** Reasons to put off a job, each as its stored code and its message. */
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

/** The missing service or storage, derived from the error. */
export function waitsFor(error: unknown): WaitsFor {
  if (error instanceof DependencyDown && isNamed(error.producer)) return error.producer;
  if (error instanceof NoSpaceLeft) return 'room';
  return error instanceof StorageAway ? 'storage' : 'something';
}

const isNamed = (service: string): service is WaitsFor => service in WAITING;
