import { ReadThrough, Database, Invalid, type OwnerId, type Queryable, Unavailable } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import { CopiesRepository, type KnownGarage } from './copies.repository.js';
import { VehicleNotFound } from './garage.errors.js';
import { partFault, vehicleFault } from './garage.rules.js';
import { UnknownReferences } from './unknown-references.js';

/** How many unknown ids svc-garage is asked for by one request; further ones count as missing. */
const MAX_ASKED = 1_000;
const ASKED_AT_ONCE = 10;

/** What one event refers to. */
export interface EventReferences {
  vehicleId: number;
  partIds: number[];
}

/** Makes sure that what events refer to exists and is the owner's, asking svc-garage for what its facts have not brought yet. */
@Injectable()
export class GarageReferences {
  constructor(
    private readonly database: Database,
    private readonly readThrough: ReadThrough,
    private readonly copies: CopiesRepository,
  ) {}

  /**
   * Runs `work`, which writes first and asks later: only where it meets ids that no copy knows (`UnknownReferences`) are they
   * asked for, and it runs once more. So what is known costs nothing extra. `asked` says that svc-garage has been asked already.
   */
  async askingOnce<T>(work: (asked: boolean) => Promise<T>): Promise<T> {
    try {
      return await work(false);
    } catch (error) {
      if (!(error instanceof UnknownReferences)) throw error;
      await this.askFor(error);
      return work(true);
    }
  }

  /**
   * Why nothing could be written about these: something is unknown (ask, unless that was done), not there, or elsewhere. Where
   * nothing is wrong their facts came in between, and one more run will do: that is an `UnknownReferences` with nothing in it.
   */
  async whyRefused(db: Queryable, owner: OwnerId, wanted: EventReferences, asked: boolean): Promise<Error> {
    const known = await this.copies.lookUp(db, owner, [wanted.vehicleId], wanted.partIds);
    const unknown = unknownOf(known, [wanted]);
    if (!asked && !unknown.isEmpty) return unknown;
    const vehicle = vehicleFault(known, wanted);
    if (vehicle) return Invalid.field('vehicle_id', vehicle);
    const part = partFault(known, wanted);
    if (part) return Invalid.field('parts', part);
    return asked ? new Unavailable() : unknown;
  }

  /** What is known of all that `wanted` names; throws `UnknownReferences` where somebody can still be asked. */
  async lookUpAll(db: Queryable, owner: OwnerId, wanted: EventReferences[], asked: boolean): Promise<KnownGarage> {
    const vehicleIds = [...new Set(wanted.map(({ vehicleId }) => vehicleId))];
    const partIds = [...new Set(wanted.flatMap((references) => references.partIds))];
    const known = await this.copies.lookUp(db, owner, vehicleIds, partIds);
    const unknown = unknownOf(known, wanted);
    if (!asked && !unknown.isEmpty) throw unknown;
    return known;
  }

  /** Throws VehicleNotFound where the vehicle of an address is not the owner's. */
  async requireVehicle(db: Queryable, owner: OwnerId, id: number, asked: boolean): Promise<void> {
    const known = await this.lookUpAll(db, owner, [{ vehicleId: id, partIds: [] }], asked);
    if (!known.vehicles.has(id)) throw new VehicleNotFound();
  }

  /** The same for what only reads. */
  requireVehicleOfPath(owner: OwnerId, id: number): Promise<void> {
    return this.askingOnce((asked) => this.requireVehicle(this.database, owner, id, asked));
  }

  private async askFor({ vehicleIds, partIds }: UnknownReferences): Promise<void> {
    const questions = [
      ...vehicleIds.map((id) => () => this.readThrough.fetch('garage', 'vehicle', id)),
      ...partIds.map((id) => () => this.readThrough.fetch('garage', 'part', id)),
    ].slice(0, MAX_ASKED);
    for (let at = 0; at < questions.length; at += ASKED_AT_ONCE)
      await Promise.all(questions.slice(at, at + ASKED_AT_ONCE).map((ask) => ask()));
  }
}

function unknownOf(known: KnownGarage, wanted: EventReferences[]): UnknownReferences {
  const vehicleIds = new Set(wanted.map(({ vehicleId }) => vehicleId).filter((id) => !known.vehicles.has(id)));
  const partIds = new Set(wanted.flatMap((one) => one.partIds).filter((id) => !known.vehicleOfPart.has(id)));
  return new UnknownReferences([...vehicleIds], [...partIds]);
}
