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
import { UsageToComplete1792000001000 } from './migrations/1792000001000-to-complete.js';

export const usage = defineService({
  name: 'usage',
  title: 'Carnet: usage',
  description: 'Fill-ups and charges, and what a vehicle consumes.',
  migrations: [CreateFillUps1791000000000, UsageJournalByStatement1792000000000, UsageToComplete1792000001000],
  names,
  exports: EXPORTED_LISTS,
  // More than anybody collects by hand, and no more than a list of it can bear (ADR 20); QUOTA_<TABLE> sets another.
  quotas: { fill_ups: 50_000 },
  modules: [CopiesModule, FillUpsModule, ConsumptionModule, CostsModule, BookModule],
  journals: JOURNALED,
  republishes: [fillUpRepublication, fillUpReadingRepublication],
  // Rows that refer to a copy are deleted before the copy itself, so the copies' own handlers stand last.
  follows: {
    identity: [FillUpsOfUserHandler, PurgeCopiesHandler, PurgeImportsHandler],
    garage: [FillUpsOfVehicleHandler, VehicleCopies, OdometerCopies],
  },
});
