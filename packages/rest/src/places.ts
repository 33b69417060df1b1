import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

const held = new WeakMap<ServerResponse, Set<() => void>>();

/** A request has its place until it is answered, its connection is gone, or `leavePlaces` is called. */
export function holdPlace({ raw }: FastifyReply, leave: () => void): void {
  const places = held.get(raw) ?? new Set();
  held.set(raw, places);
  places.add(leave);
  raw.once('close', () => places.delete(leave) && leave());
}

/** Gives the places of a request to others, where nothing is left to do but to send what is there. */
export function leavePlaces({ raw }: FastifyReply): void {
  const places = held.get(raw) ?? new Set();
  for (const leave of places) {
    places.delete(leave);
    leave();
  }
}
