import { defineService, PurgeImportsHandler } from '@carnet/svc-kit';
import { BookModule } from './book/book.module.js';
import { ConsumptionModule } from './consumption/consumption.module.js';
import { OdometerCopies, PurgeCopiesHandler, VehicleCopies } from './copies/copies.handlers.js';
import { CopiesModule } from './copies/copies.module.js';
import { CostsModule } from './costs/costs.module.js';
import { EXPORTED_LISTS } from './exported-lists.js';
import { fillUpReadingRepublication, fillUpRepublication } from './fill-ups/fill-up.fact.js';
import { FillUpsOfUserHandler, FillUpsOfVehicleHandler } from './fill-ups/fill-ups.handlers.js';
import { FillUpsModule } from './fill-ups/fill-ups.module.js';
import { names } from './messages/names.js';
import { CreateFillUps1791000000000, JOURNALED } from './migrations/1791000000000-create-fill-ups.js';
import { UsageJournalByStatement1792000000000 } from './migrations/1792000000000-journal-by-statement.js';
import { CreateTrackSessions1793000000000, SESSIONS } from './migrations/1793000000000-create-track-sessions.js';
import {
  TrackSessionsModule,
  TrackSessionsOfUserHandler,
  TrackSessionsOfVehicleHandler,
} from './track-sessions/track-sessions.module.js';

export const usage = defineService({
  name: 'usage',
  title: 'Carnet: usage',
  description: 'Fill-ups and charges, what a vehicle consumes, and its sessions on a track.',
  migrations: [CreateFillUps1791000000000, UsageJournalByStatement1792000000000, CreateTrackSessions1793000000000],
  names,
  exports: EXPORTED_LISTS,
  // More than anybody collects by hand, and no more than a list of it can bear (ADR 20); QUOTA_<TABLE> sets another.
  quotas: { fill_ups: 50_000, track_sessions: 10_000 },
  modules: [CopiesModule, FillUpsModule, ConsumptionModule, CostsModule, BookModule, TrackSessionsModule],
  journals: [...JOURNALED, SESSIONS],
  republishes: [fillUpRepublication, fillUpReadingRepublication],
  // Rows that refer to a copy are deleted before the copy itself, so the copies' own handlers stand last.
  follows: {
    identity: [FillUpsOfUserHandler, TrackSessionsOfUserHandler, PurgeCopiesHandler, PurgeImportsHandler],
    garage: [FillUpsOfVehicleHandler, TrackSessionsOfVehicleHandler, VehicleCopies, OdometerCopies],
  },
});
