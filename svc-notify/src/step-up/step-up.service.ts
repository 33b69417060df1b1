import { type OwnerId, Peer } from '@carnet/rest';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { StepUpRequired } from './step-up.errors.js';

const PATIENCE_MS = 5_000;

/** The answer of svc-identity: whether a proof was given in a session lately, and by what one can be given. */
interface Standing {
  proven: boolean;
  methods: string[];
}

/** Asks for a proof before a new address hears of an account (ADR 86). Proofs are svc-identity's, so it is asked, before any transaction. */
@Injectable()
export class StepUp implements OnModuleInit, OnModuleDestroy {
  private identity: Peer | undefined;

  constructor(@Inject(CONFIG) private readonly config: ServiceConfig) {}

  onModuleInit(): void {
    this.identity = new Peer('identity', this.config.peers.identity, this.config.internalToken);
  }

  onModuleDestroy(): void {
    this.identity?.close();
  }

  /**
   * @throws StepUpRequired where the person has not proven in this session, in the last ten minutes, that it is them
   * @throws DependencyDown (503) where svc-identity does not answer
   */
  async require(owner: OwnerId, session: string): Promise<void> {
    const query = new URLSearchParams({ owner_id: String(owner), session });
    const standing = await this.identity!.get<Standing>(`/internal/proofs?${query.toString()}`, PATIENCE_MS);
    if (!standing.proven) throw new StepUpRequired(standing.methods);
  }
}
