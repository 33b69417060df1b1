import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The user id of an owner. Every row has one, and every query filters by it. */
export type OwnerId = number;

declare module 'fastify' {
  interface FastifyRequest {
    ownerId?: OwnerId;
    /** The signed-in person, if they act in another person's garage (ADR 130). Then `ownerId` is the owner of that garage. */
    actorId?: OwnerId;
    /** The session of the token. */
    sessionId?: string;
    /** The journal head of the imported history, for a request that imports a passport. */
    cameFrom?: string;
  }
}

/** The owner of the data in this request: the signed-in user, or the owner of the garage in which they act. */
export const Owner = createParamDecorator(
  (_: unknown, context: ExecutionContext): OwnerId => context.switchToHttp().getRequest<FastifyRequest>().ownerId!,
);

/** The current session of the signed-in user: the `sid` of the token. */
export const OwnSession = createParamDecorator(
  (_: unknown, context: ExecutionContext): string => context.switchToHttp().getRequest<FastifyRequest>().sessionId!,
);

export const PUBLIC = 'carnet:public';

/** Marks a route that needs no sign-in. */
export const Public = () => SetMetadata(PUBLIC, true);

export const OPEN_TO_KEYS = 'carnet:open-to-keys';

/** Opens a route to API keys, in a service that is closed to them. */
export const OpenToApiKeys = () => SetMetadata(OPEN_TO_KEYS, true);

/** Closes a route to API keys, in a service that is open to them, because it shows account data. */
export const ClosedToApiKeys = () => SetMetadata(OPEN_TO_KEYS, false);

/** Tells where a route names its vehicle, so that the kit can restrict it to one vehicle. */
export type VehicleOfRoute = (
  | { /** The path parameter with the vehicle's id. */ path: string }
  | {
      /** The table of the record in the address; its rows have a `vehicle_id`. */ thing: string;
      /** The path parameter with the record's id. Default: `id`. */ by?: string;
    }
  | { /** A list with this filter. */ filter: 'vehicle_id' }
  | { /** A create with this body field. */ body: 'vehicle_id' }
  | {
      /** An upload. Its handler reads the vehicle from the metadata, and checks it against `heldVehicles()`. */ upload: 'metadata';
    }
) & {
  /** Body fields that refer to other records, which may belong to another vehicle. A key of one vehicle must leave them empty. */
  without?: readonly string[];
};

export const OF_VEHICLE = 'carnet:of-vehicle';

/**
 * Opens a route to API keys of one vehicle, because the kit can restrict it to that vehicle. All other routes are closed to such keys (ADR 84). The route must
 * not show or change data of another vehicle.
 */
export const OfVehicle = (where: VehicleOfRoute) => SetMetadata(OF_VEHICLE, where);

export const ONLY_OWNER = 'carnet:only-owner';

/** Closes a route to guests of the garage, whatever their role (ADR 130). */
export const OnlyOwner = () => SetMetadata(ONLY_OWNER, true);

export const CONTRIBUTES = 'carnet:contributes';

/** The permitted use of a route by a contributor: it adds a record, or it changes a row of this table, whose author is known. */
export type Contribution =
  | 'adds'
  | {
      thing: string;
      /** The path parameter with the row's id. Default: `id`. */
      by?: string;
      /** The column with the row's author. Without it, the journal tells who created the row. */
      author?: 'actor_id';
    };

/** Opens a route without `@OfVehicle` to contributors, for their own records (ADR 130). */
export const OpenToContributors = (contribution: Contribution) => SetMetadata(CONTRIBUTES, contribution);

export const TOUCHES = 'carnet:touches';

/**
 * Body fields through which a write changes other records, as a service event installs its parts. The authors of those are not checked, so a contributor must
 * leave these fields empty (ADR 130).
 */
export const Touches = (...fields: string[]) => SetMetadata(TOUCHES, fields);

export const TAKES_PASSPORTS = 'carnet:takes-passports';

/**
 * Opens a route to svc-dossier with the service token, to import a vehicle from another installation (ADR 133). `x-for-owner` names the new owner. All other
 * public routes are closed to that token.
 */
export const TakesPassports = () => SetMetadata(TAKES_PASSPORTS, true);

/** The journal head of an imported history; null unless the request imports a passport. */
export const CameFrom = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | null =>
    context.switchToHttp().getRequest<FastifyRequest>().cameFrom ?? null,
);

export const MEDIA_ROUTE = 'carnet:media';

/** Also opens the reading of a route to the media cookie, because a browser sends no custom header for an image. */
export const OpenToMediaCookie = () => SetMetadata(MEDIA_ROUTE, true);
