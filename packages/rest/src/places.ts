import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

const held = new WeakMap<ServerResponse, Set<() => void>>();

/** Holds a slot until the request is answered, its connection is closed, or `leavePlaces` is called. */
export function holdPlace({ raw }: FastifyReply, leave: () => void): void {
  const places = held.get(raw) ?? new Set();
  held.set(raw, places);
  places.add(leave);
  raw.once('close', () => places.delete(leave) && leave());
}

/** Releases the slots of a request early, when its answer only needs to be sent. */
export function leavePlaces({ raw }: FastifyReply): void {
  const places = held.get(raw) ?? new Set();
  for (const leave of places) {
    places.delete(leave);
    leave();
  }
}
