import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The signed-in user's id; every row carries one, every query names it. */
export type OwnerId = number;

declare module 'fastify' {
  interface FastifyRequest {
    ownerId?: OwnerId;
    /** The session that its token belongs to. */
    sessionId?: string;
  }
}

/** The signed-in user of this request. */
export const Owner = createParamDecorator(
  (_: unknown, context: ExecutionContext): OwnerId => context.switchToHttp().getRequest<FastifyRequest>().ownerId!,
);

/** The session that the signed-in user asks from, by the name that its token has for it. */
export const OwnSession = createParamDecorator(
  (_: unknown, context: ExecutionContext): string => context.switchToHttp().getRequest<FastifyRequest>().sessionId!,
);

export const PUBLIC = 'carnet:public';

/** A route that needs no sign-in. */
export const Public = () => SetMetadata(PUBLIC, true);

export const OPEN_TO_KEYS = 'carnet:open-to-keys';

/** A route that API keys open although its service is closed to them. */
export const OpenToApiKeys = () => SetMetadata(OPEN_TO_KEYS, true);

/** Routes that no API key opens although their service is open to them: what they show is an account's own affair. */
export const ClosedToApiKeys = () => SetMetadata(OPEN_TO_KEYS, false);

/** The part of a request that limits a route to one vehicle. */
export type VehicleOfRoute = (
  | { /** The parameter of the address that is the vehicle's id. */ path: string }
  | {
      /** The table of what the address names, whose rows have a `vehicle_id`. */ thing: string;
      /** `id` where it is left out. */ by?: string;
    }
  | { /** A list that has this filter. */ filter: 'vehicle_id' }
  | { /** A create whose body says it. */ body: 'vehicle_id' }
) & {
  /** Fields of the body that name other things, which may be another vehicle's: a key of one vehicle sends none. */
  without?: readonly string[];
};

export const OF_VEHICLE = 'carnet:of-vehicle';

/**
 * A route that API keys of one vehicle open as well, since the kit can limit it to that vehicle; all others are closed to them (ADR 84).
 * Nothing that the route shows or changes may be another vehicle's.
 */
export const OfVehicle = (where: VehicleOfRoute) => SetMetadata(OF_VEHICLE, where);

export const MEDIA_ROUTE = 'carnet:media';

/** A route whose reading the media cookie opens as well, since a browser sends no header with an image. */
export const OpenToMediaCookie = () => SetMetadata(MEDIA_ROUTE, true);
