import { ReadThrough, Database, Invalid, NotFound, type OwnerId, Unavailable } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import { CopiesRepository } from './copies.repository.js';
import { faultOf, type Named, unknownOf } from './references.rules.js';

/** Fields bound how many ids a request can name, and with that how many questions it costs. */
const ASKED_AT_ONCE = 10;

/** Nothing was stored, since something that the record names is unknown or not of its vehicle. Never leaves the service. */
export class NothingStored extends Error {
  constructor(readonly named: Named) {
    super('What the record names is not all known here');
  }
}

/** What records name but do not own: the copies are looked at first, the owner is asked for what they do not know yet. */
@Injectable()
export class References {
  constructor(
    private readonly database: Database,
    private readonly readThrough: ReadThrough,
    private readonly copies: CopiesRepository,
  ) {}

  /**
   * Runs `write`, which checks in its own statement what it names and throws `NothingStored` where that will not do. Only then is
   * what no copy knows asked for, and `write` run once more: what is known costs nothing extra.
   * @throws Invalid (400) where something is not there, not this owner's, or of another vehicle
   */
  async resolving<T>(owner: OwnerId, write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (error) {
      await this.askFor(owner, namedBy(error));
    }
    try {
      return await write();
    } catch (error) {
      throw (await this.faultOf(owner, namedBy(error))) ?? new Unavailable();
    }
  }

  /** 404 for a vehicle that is not there or not this owner's, as part of an address. */
  async requireVehicleOfPath(owner: OwnerId, vehicleId: number): Promise<void> {
    const isKnown = async () => (await this.copies.lookUp(this.database, owner, { vehicleId })).vehicle;
    if (await isKnown()) return;
    await this.readThrough.fetch('garage', 'vehicle', vehicleId);
    if (!(await isKnown())) throw new NotFound('Vehicle not found');
  }

  /** Asks for what is unknown; where nothing is, but something is wrong, says so at once. */
  private async askFor(owner: OwnerId, named: Named): Promise<void> {
    const known = await this.copies.lookUp(this.database, owner, named);
    const { vehicleIds, partIds, serviceEventIds } = unknownOf(named, known);
    const questions = [
      ...vehicleIds.map((id) => () => this.readThrough.fetch('garage', 'vehicle', id)),
      ...partIds.map((id) => () => this.readThrough.fetch('garage', 'part', id)),
      ...serviceEventIds.map((id) => () => this.readThrough.fetch('service', 'service-event', id)),
    ];
    const fault = questions.length === 0 ? faultOf(named, known) : null;
    if (fault) throw new Invalid(fault.msg, [fault]);
    for (let at = 0; at < questions.length; at += ASKED_AT_ONCE)
      await Promise.all(questions.slice(at, at + ASKED_AT_ONCE).map((ask) => ask()));
  }

  private async faultOf(owner: OwnerId, named: Named): Promise<Invalid | null> {
    const fault = faultOf(named, await this.copies.lookUp(this.database, owner, named));
    return fault && new Invalid(fault.msg, [fault]);
  }
}

function namedBy(error: unknown): Named {
  if (error instanceof NothingStored) return error.named;
  throw error;
}
