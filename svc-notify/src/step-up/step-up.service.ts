import { type OwnerId, Peer } from '@carnet/rest';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { StepUpRequired } from './step-up.errors.js';

const PATIENCE_MS = 5_000;

/** svc-identity's answer: whether the session has a recent step-up, and the possible methods for one. */
interface Standing {
  proven: boolean;
  methods: string[];
}

/** Requires a step-up before a new address receives data of an account (ADR 86). svc-identity stores step-ups, so it is asked, before any transaction. */
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
   * @throws StepUpRequired if the person has not confirmed their identity in this session within the last ten minutes
   * @throws DependencyDown (503) if svc-identity does not answer
   */
  async require(owner: OwnerId, session: string): Promise<void> {
    const query = new URLSearchParams({ owner_id: String(owner), session });
    const standing = await this.identity!.get<Standing>(`/internal/proofs?${query.toString()}`, PATIENCE_MS);
    if (!standing.proven) throw new StepUpRequired(standing.methods);
  }
}
