import type { VehicleJournal } from '@carnet/journal';
import { type OwnerId, Peer } from '@carnet/rest';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';

/** Services that keep a journal of vehicles, in reading order. When a service is added later, older logs append its entries at their end. */
export const JOURNALING = ['garage', 'service', 'records', 'usage'] as const;
export type Journaling = (typeof JOURNALING)[number];

type Entry = VehicleJournal['entries'][number];

/** The maximum number of entries of one answer. Answers with long values have fewer. */
const PAGE = 2_000;
/** Long enough for a vehicle with very many records from before the journal. */
const OPENING_MS = 120_000;

/** Reads the journals of a vehicle from other services. */
@Injectable()
export class JournalSource implements OnApplicationShutdown {
  private readonly peers: Readonly<Record<Journaling, Peer>>;

  constructor(@Inject(CONFIG) { peers, internalToken }: ServiceConfig) {
    const peer = (name: Journaling): Peer => new Peer(name, peers[name], internalToken);
    this.peers = {
      ...{ garage: peer('garage'), service: peer('service') },
      ...{ records: peer('records'), usage: peer('usage') },
    };
  }

  onApplicationShutdown(): void {
    for (const peer of Object.values(this.peers)) peer.close();
  }

  /** Makes a service write a first entry for each record of the vehicle that has none. @throws DependencyDown */
  async open(owner: OwnerId, vehicleId: number): Promise<void> {
    await Promise.all(
      Object.values(this.peers).map((peer) =>
        peer.post(`${pathOf(vehicleId)}/open?owner_id=${owner}`, { timeoutMs: OPENING_MS }),
      ),
    );
  }

  /** One page of entries after the cursor `after`. @throws DependencyDown */
  page(
    service: Journaling,
    owner: OwnerId,
    vehicleId: number,
    { after, withValues = false }: { after: number; withValues?: boolean },
  ): Promise<VehicleJournal> {
    const values = withValues ? '&values=1' : '';
    return this.peers[service].get(`${pathOf(vehicleId)}?owner_id=${owner}&after=${after}&limit=${PAGE}${values}`);
  }

  /** All entries, page by page. @throws DependencyDown */
  async *all(
    service: Journaling,
    owner: OwnerId,
    vehicleId: number,
    { withValues = false }: { withValues?: boolean } = {},
  ): AsyncGenerator<readonly Entry[]> {
    for (let after = 0; ;) {
      const { entries } = await this.page(service, owner, vehicleId, { after, withValues });
      if (entries.length === 0) return;
      yield entries;
      after = entries.at(-1)!.meta.seq;
    }
  }
}

const pathOf = (vehicleId: number): string => `/internal/journal/vehicles/${vehicleId}`;
