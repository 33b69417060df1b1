import { Peer } from '@carnet/rest';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Figures, JournalHead, Moving } from './handover.entity.js';

/** Services that have rows of vehicles, in the order in which they move them. */
export const MOVING_SERVICES = ['garage', 'service', 'records', 'usage', 'dossier'] as const;
export type MovingService = (typeof MOVING_SERVICES)[number];

export type Step = 'hold' | 'prepare' | 'move' | 'tell' | 'release';

/** Answers of all steps. */
export interface StepAnswer {
  place?: string;
  refused?: 'not-there' | 'no-collection' | 'no-room';
  head?: JournalHead;
}

/** Far longer than a move of the largest history takes. */
const STEP_MS = 120_000;
/** The time that a service may take to follow another one's log. */
const SETTLE_MS = 10_000;

/** Ids that an address has room for. */
const IDS_AT_ONCE = 500;

/** Steps of hand-overs in other services. Each may be asked for twice. */
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

  /** The same in all services at once. @throws DependencyDown */
  async takeAll(step: Step, moving: Moving): Promise<StepAnswer[]> {
    return Promise.all(MOVING_SERVICES.map((service) => this.take(service, step, moving)));
  }

  /** The end of each log once all others have followed the logs to `places`; null where one has not in time. @throws DependencyDown */
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

  /** The things that go along with a vehicle, and its name; null where somebody has none of that id. @throws DependencyDown */
  async figures(owner: number, vehicle: number): Promise<Figures | null> {
    const path = `/internal/handovers/vehicles/${vehicle}?owner_id=${owner}`;
    const answers = await Promise.all(
      MOVING_SERVICES.map((service) => this.peers[service].get<{ isThere: boolean; figures: Figures }>(path)),
    );
    // The garage has the vehicle; to others it may come a moment later.
    if (!answers[0]!.isThere) return null;
    return Object.assign({}, ...answers.map(({ figures }) => figures)) as Figures;
  }

  /** Tells whether papers that are to stay are papers of the vehicle. @throws DependencyDown */
  async hasPapers(owner: number, vehicle: number, ids: readonly number[]): Promise<boolean> {
    for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
      const some = ids.slice(at, at + IDS_AT_ONCE).join(',');
      const path = `/internal/handovers/vehicles/${vehicle}/papers?owner_id=${owner}&ids=${some}`;
      if (!(await this.peers.records.get<{ areThere: boolean }>(path)).areThere) return false;
    }
    return true;
  }
}
