import { AsyncLocalStorage } from 'node:async_hooks';

/** Somebody who writes what another person owns (ADR 130). */
interface Acting {
  owner: number;
  actor: number;
}

const current = new AsyncLocalStorage<{ acting?: Acting; vehicles?: readonly number[] }>();

/** Runs what handles a request. Within it, `actFor` says who acts. */
export const whereSomebodyMayAct = (work: () => void): void => current.run({}, work);

/**
 * From here on, what this request writes of `owner` is written by `actor`.
 * @throws Error outside of `whereSomebodyMayAct`: it would be told as the owner's own
 */
export function actFor(acting: Acting): void {
  const request = current.getStore();
  if (!request) throw new Error('Nobody can act here: the request was not begun by whereSomebodyMayAct');
  request.acting = acting;
}

/** From here on, this request is answered as if there were no vehicle but those that it is held to. Outside of a request nothing is. */
export function holdToVehicle(vehicle: number): void {
  const request = current.getStore();
  if (request) request.vehicles = [...new Set([...(request.vehicles ?? []), vehicle])];
}

/** The vehicles that a request is held to, since a key or grants of these alone ask; else undefined. */
export const heldVehicles = (): readonly number[] | undefined => current.getStore()?.vehicles;

/** Tells whether a key or grants of single vehicles ask. */
export const isHeldToVehicles = (): boolean => heldVehicles() !== undefined;

/** Undefined where the owner writes what is theirs, and where no request does. */
export function actorFor(owner: number): number | undefined {
  const acting = current.getStore()?.acting;
  return acting?.owner === owner ? acting.actor : undefined;
}
