import { PurgeImportsHandler } from '@carnet/imports';
import { HandoverModule } from '@carnet/handover';
import { defineService } from '@carnet/nest-kit';
import { UsageHandingOver1801000000000 } from './migrations/1801000000000-handing-over.js';
import { UsageHandingOverLater1809000000000 } from './migrations/1809000000000-handing-over-later.js';
import { UsageHandover } from './handover/usage-handover.js';
import { BookModule } from './book/book.module.js';
import { ChecksModule, ChecksOfVehicleHandler, PurgeChecksHandler } from './checks/checks.module.js';
import { ComponentImportsModule } from './components/import/component-imports.module.js';
import { ComponentsOfPartHandler } from './components/components.handlers.js';
import { ComponentsModule } from './components/components.module.js';
import { ConsumptionModule } from './consumption/consumption.module.js';
import {
  OdometerCopies,
  PartCopies,
  PurgeComponentsHandler,
  PurgeCopiesHandler,
  VehicleCopies,
} from './copies/copies.handlers.js';
import { CopiesModule } from './copies/copies.module.js';
import { CostsModule } from './costs/costs.module.js';
import { DaysModule } from './days/days.module.js';
import { duePointRepublication } from './due-points/due-point.fact.js';
import { PurgeDuePointsHandler } from './due-points/due-points.handlers.js';
import { DuePointsModule } from './due-points/due-points.module.js';
import { EntriesModule } from './entries/entries.module.js';
import { EXPORTED_LISTS } from './exported-lists.js';
import { fillUpReadingRepublication, fillUpRepublication } from './fill-ups/fill-up.fact.js';
import { FillUpsOfUserHandler, FillUpsOfVehicleHandler } from './fill-ups/fill-ups.handlers.js';
import { FillUpsModule } from './fill-ups/fill-ups.module.js';
import { FitmentsOfVehicleHandler } from './fitments/fitments.handlers.js';
import { FitmentsModule } from './fitments/fitments.module.js';
import { FollowedModule } from './life/followed.module.js';
import { LivesModule } from './life/lives.module.js';
import { names } from './messages/names.js';
import { CreateFillUps1791000000000, JOURNALED } from './migrations/1791000000000-create-fill-ups.js';
import { UsageJournalByStatement1792000000000 } from './migrations/1792000000000-journal-by-statement.js';
import { CreateTrackSessions1793100000000, SESSIONS } from './migrations/1793100000000-create-track-sessions.js';
import {
  TrackSessionsModule,
  TrackSessionsOfUserHandler,
  TrackSessionsOfVehicleHandler,
} from './track-sessions/track-sessions.module.js';
import { CreateComponents1793000000000, JOURNALED_COMPONENTS } from './migrations/1793000000000-create-components.js';
import { CHECKS, DayChecks1804000001000 } from './migrations/1804000001000-day-checks.js';
import { ImportedComponents1810100000000 } from './migrations/1810100000000-imported-components.js';
import { PricesCount1811000000000 } from './migrations/1811000000000-prices-count.js';
import { FollowedParts1812000000000 } from './migrations/1812000000000-followed-parts.js';
import { FitmentsEndOnDays1813100000000 } from './migrations/1813100000000-fitments-end-on-days.js';
import { OpenUses1804000002000 } from './migrations/1804000002000-open-uses.js';
import { SessionsWear1804000000000 } from './migrations/1804000000000-sessions-wear.js';
import { UsageToComplete1792000001000 } from './migrations/1792000001000-to-complete.js';

export const usage = defineService({
  name: 'usage',
  title: 'Carnet: usage',
  description:
    'Fill-ups and charges, and what a vehicle consumes; tyres and components, and how old they are; sessions on a track.',
  migrations: [
    ...[CreateFillUps1791000000000, UsageJournalByStatement1792000000000, UsageToComplete1792000001000],
    ...[CreateComponents1793000000000, CreateTrackSessions1793100000000, UsageHandingOver1801000000000],
    ...[SessionsWear1804000000000, DayChecks1804000001000, OpenUses1804000002000, UsageHandingOverLater1809000000000],
    ...[ImportedComponents1810100000000, PricesCount1811000000000, FollowedParts1812000000000],
    FitmentsEndOnDays1813100000000,
  ],
  names,
  exports: EXPORTED_LISTS,
  // More than anybody enters by hand, but few enough for a list (ADR 20). QUOTA_<TABLE> overrides one.
  quotas: {
    fill_ups: 50_000,
    components: 2_000,
    fitments: 20_000,
    component_entries: 50_000,
    track_sessions: 10_000,
    day_checks: 10_000,
  },
  modules: [
    ...[CopiesModule, FillUpsModule, ConsumptionModule, CostsModule, BookModule, TrackSessionsModule],
    ...[ComponentsModule, FitmentsModule, EntriesModule, LivesModule, DuePointsModule],
    ...[DaysModule, ChecksModule, ComponentImportsModule],
    HandoverModule.register(UsageHandover, [FollowedModule]),
  ],
  journals: [...JOURNALED, ...JOURNALED_COMPONENTS, SESSIONS, CHECKS],
  republishes: [fillUpRepublication, fillUpReadingRepublication, duePointRepublication],
  // Rows that refer to a copy must be deleted before the copy, so the handlers of copies come last.
  follows: {
    identity: [
      ...[FillUpsOfUserHandler, TrackSessionsOfUserHandler, PurgeComponentsHandler, PurgeDuePointsHandler],
      ...[PurgeChecksHandler, PurgeCopiesHandler, PurgeImportsHandler],
    ],
    garage: [
      // Fitments must be deleted before sessions, because a component keeps its wear from sessions.
      ...[FillUpsOfVehicleHandler, FitmentsOfVehicleHandler, TrackSessionsOfVehicleHandler],
      ...[ChecksOfVehicleHandler, ComponentsOfPartHandler],
      ...[VehicleCopies, OdometerCopies, PartCopies],
    ],
  },
});
