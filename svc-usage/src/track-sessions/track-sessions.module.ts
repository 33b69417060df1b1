import { GoneHandler, type OwnedIds, UserGoneHandler } from '@carnet/fact-log';
import { historyController } from '@carnet/journal';
import { Injectable, Module } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { notFound } from '../messages/track-session.js';
import { TrackSessionsController } from './track-sessions.controller.js';
import { TrackSessionsRepository } from './track-sessions.repository.js';
import { TrackSessionsService } from './track-sessions.service.js';

/** Follows `vehicle`: deletes the sessions of a deleted vehicle. */
@Injectable()
export class TrackSessionsOfVehicleHandler extends GoneHandler<'vehicle'> {
  readonly kind = 'vehicle';

  constructor(private readonly sessions: TrackSessionsRepository) {
    super();
  }

  protected remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
    return this.sessions.removeOfVehicles(tx, gone);
  }
}

/** Follows `user`: deletes a deleted user's sessions. */
@Injectable()
export class TrackSessionsOfUserHandler extends UserGoneHandler {
  constructor(private readonly sessions: TrackSessionsRepository) {
    super();
  }

  protected removeOf(tx: EntityManager, owner: number): Promise<void> {
    return this.sessions.removeOfOwner(tx, owner);
  }
}

const HistoryController = historyController({
  path: 'api/track-sessions',
  tag: 'Track sessions',
  kind: 'track-session',
  table: 'track_sessions',
  vehicle: { thing: 'track_sessions' },
  notFound,
});

@Module({
  controllers: [TrackSessionsController, HistoryController],
  providers: [
    ...[TrackSessionsService, TrackSessionsRepository],
    ...[TrackSessionsOfVehicleHandler, TrackSessionsOfUserHandler],
  ],
})
export class TrackSessionsModule {}
