import { AsyncLocalStorage } from 'node:async_hooks';

/** A person who writes in another person's garage (ADR 130). */
interface Acting {
  owner: number;
  actor: number;
}

const current = new AsyncLocalStorage<{ acting?: Acting; vehicles?: readonly number[] }>();

/** Runs the handler of a request. Within it, `actFor` sets who acts. */
export const whereSomebodyMayAct = (work: () => void): void => current.run({}, work);

/**
 * Records `actor` as the author of all further writes of this request to data of `owner`.
 * @throws Error outside of `whereSomebodyMayAct`, because the writes would be recorded as the owner's own
 */
export function actFor(acting: Acting): void {
  const request = current.getStore();
  if (!request) throw new Error('Nobody can act here: the request was not begun by whereSomebodyMayAct');
  request.acting = acting;
}

/** Restricts the rest of this request to this vehicle, and to those of earlier calls. Does nothing outside of a request. */
export function holdToVehicle(vehicle: number): void {
  const request = current.getStore();
  if (request) request.vehicles = [...new Set([...(request.vehicles ?? []), vehicle])];
}

/** The vehicles that the request's key or grants are limited to; undefined without a limit. */
export const heldVehicles = (): readonly number[] | undefined => current.getStore()?.vehicles;

/** Tells whether the request is limited to single vehicles. */
export const isHeldToVehicles = (): boolean => heldVehicles() !== undefined;

/** The actor of this request; undefined if the owner writes, or outside of a request. */
export function actorFor(owner: number): number | undefined {
  const acting = current.getStore()?.acting;
  return acting?.owner === owner ? acting.actor : undefined;
}
