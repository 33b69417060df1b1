import { Peer } from '@carnet/rest';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Figures, JournalHead, Moving } from './handover.entity.js';

/** Services with rows of vehicles, in the order in which they move them. */
export const MOVING_SERVICES = ['garage', 'service', 'records', 'usage', 'dossier'] as const;
export type MovingService = (typeof MOVING_SERVICES)[number];

export type Step = 'hold' | 'prepare' | 'move' | 'tell' | 'release';

/** The answers of all steps, combined. */
export interface StepAnswer {
  place?: string;
  refused?: 'not-there' | 'no-collection' | 'no-room';
  head?: JournalHead;
}

/** Far longer than the move of the largest history takes. */
const STEP_MS = 120_000;
/** The time limit for a service to catch up with another one's log. */
const SETTLE_MS = 10_000;

/** The number of ids that fit into a URL. */
const IDS_AT_ONCE = 500;

/** Calls the steps of hand-overs in other services. Each step is idempotent. */
@Injectable()
export class Steps implements OnApplicationShutdown {
  private readonly peers: Readonly<Record<MovingService, Peer>>;

  constructor(@Inject(CONFIG) config: ServiceConfig | undefined) {
    const peer = (name: MovingService): Peer => new Peer(name, config?.peers[name] ?? '', config?.internalToken ?? '');
    this.peers = {
      ...{ garage: peer('garage'), service: peer('service'), records: peer('records') },
      ...{ usage: peer('usage'), dossier: peer('dossier') },
    };
  }

  onApplicationShutdown(): void {
    for (const peer of Object.values(this.peers)) peer.close();
  }

  /** @throws DependencyDown */
  take(service: MovingService, step: Step, moving: Moving): Promise<StepAnswer> {
    const { id, owner_id, to_id, vehicle_id, with_costs, with_notes, without_papers, collection_id, head } = moving;
    const choices = { with_costs, with_notes, without_papers, collection_id, head };
    const handover = { id, from: owner_id, to: to_id, vehicle_id, ...choices };
    return this.peers[service].post(`/internal/handovers/${step}`, { body: { handover }, timeoutMs: STEP_MS });
  }

  /** Calls a step in all services at once. @throws DependencyDown */
  async takeAll(step: Step, moving: Moving): Promise<StepAnswer[]> {
    return Promise.all(MOVING_SERVICES.map((service) => this.take(service, step, moving)));
  }

  /** Waits until all services have followed the logs to `places`; returns the new end of each log, or null on timeout. @throws DependencyDown */
  async settled(places: readonly string[]): Promise<string[] | null> {
    const ends = MOVING_SERVICES.map((service) =>
      Promise.all(
        places.map((place) =>
          this.peers[service].get<{ end: string | null; behind: boolean }>(
            `/internal/facts/end?after=${encodeURIComponent(place)}&wait=${SETTLE_MS}`,
          ),
        ),
      ),
    );
    const answers = (await Promise.all(ends)).flat();
    if (answers.some(({ behind }) => behind)) return null;
    return [...new Set(answers.flatMap(({ end }) => end ?? []))];
  }

  /** Counts of the records to hand over, and the vehicle's name; null if the owner has no such vehicle. @throws DependencyDown */
  async figures(owner: number, vehicle: number): Promise<Figures | null> {
    const path = `/internal/handovers/vehicles/${vehicle}?owner_id=${owner}`;
    const answers = await Promise.all(
      MOVING_SERVICES.map((service) => this.peers[service].get<{ isThere: boolean; figures: Figures }>(path)),
    );
    // The garage has the vehicle; it may reach the other services a moment later.
    if (!answers[0]!.isThere) return null;
    return Object.assign({}, ...answers.map(({ figures }) => figures)) as Figures;
  }

  /** Returns true if all papers to leave out belong to the vehicle. @throws DependencyDown */
  async hasPapers(owner: number, vehicle: number, ids: readonly number[]): Promise<boolean> {
    for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
      const some = ids.slice(at, at + IDS_AT_ONCE).join(',');
      const path = `/internal/handovers/vehicles/${vehicle}/papers?owner_id=${owner}&ids=${some}`;
      if (!(await this.peers.records.get<{ areThere: boolean }>(path)).areThere) return false;
    }
    return true;
  }
}
