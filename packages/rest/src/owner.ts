import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The signed-in user's id; every row carries one, every query names it. */
export type OwnerId = number;

declare module 'fastify' {
  interface FastifyRequest {
    ownerId?: OwnerId;
    /** The signed-in person where they act in another's garage (ADR 130); `ownerId` is that garage's owner then. */
    actorId?: OwnerId;
    /** The session that its token belongs to. */
    sessionId?: string;
    /** The place where the history came from that a request takes in. */
    cameFrom?: string;
  }
}

/** The owner of what this request is about: the signed-in user, or whose garage they act in. */
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
  | {
      /** A file that is sent: who takes it reads from its metadata what it is of, and holds that to `heldVehicles()`. */ upload: 'metadata';
    }
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

export const ONLY_OWNER = 'carnet:only-owner';

/** A route that nobody opens who acts in another's garage, whatever their role (ADR 130). */
export const OnlyOwner = () => SetMetadata(ONLY_OWNER, true);

export const CONTRIBUTES = 'carnet:contributes';

/** The part that a contributor has in a route: it adds something, or it changes a row of this table, whose author is known. */
export type Contribution =
  | 'adds'
  | {
      thing: string;
      /** The parameter of the address that is its id; `id` where it is left out. */
      by?: string;
      /** The column that is its author; where it is left out, the journal tells who created the row. */
      author?: 'actor_id';
    };

/** A route that contributors open although `@OfVehicle` does not say so: they change what they have added themselves (ADR 130). */
export const OpenToContributors = (contribution: Contribution) => SetMetadata(CONTRIBUTES, contribution);

export const TOUCHES = 'carnet:touches';

/**
 * Fields of the body by which a write changes things beside its own, as a service event installs its parts. Who added those is not known where they are named:
 * a contributor leaves these fields empty (ADR 130).
 */
export const Touches = (...fields: string[]) => SetMetadata(TOUCHES, fields);

export const TAKES_PASSPORTS = 'carnet:takes-passports';

/**
 * A route that svc-dossier opens for an owner with the stack's token, to take in a vehicle from another installation (ADR 133): `x-for-owner` says whose it
 * becomes. All other routes are closed to that token.
 */
export const TakesPassports = () => SetMetadata(TAKES_PASSPORTS, true);

/** The head of the journal that a history goes on from; null unless the request takes in a passport. */
export const CameFrom = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | null =>
    context.switchToHttp().getRequest<FastifyRequest>().cameFrom ?? null,
);

export const MEDIA_ROUTE = 'carnet:media';

/** A route whose reading the media cookie opens as well, since a browser sends no header with an image. */
export const OpenToMediaCookie = () => SetMetadata(MEDIA_ROUTE, true);
