import type { DynamicModule, Type } from '@nestjs/common';
import type { FactTaker, Republication } from '@carnet/fact-log';
import type { ExportedList, Journaled } from '@carnet/journal';
import type { Names } from '@carnet/messages';
import type { Schema } from '@carnet/pg';
import type { ServiceName } from '@carnet/runtime';
import type { WaitingWork } from '../metrics/waiting-work.js';

/** The parts that differ between services; everything else is the same for all (architecture, Rooms). */
export interface ServiceDefinition extends Schema {
  name: ServiceName;
  /**
   * Makes this service a guest: it works in the database of another service, with a role that sees only a part of it. The host keeps the sign-in data. A guest
   * publishes no facts and has no migrations. It waits until its role may insert into `table`.
   */
  guestOf?: { service: ServiceName; table: string };
  title: string;
  description: string;
  modules: (Type | DynamicModule)[];
  /** The producers that this service follows, with its handlers. The kit itself follows svc-identity's keys and users. */
  follows?: Partial<Record<ServiceName, Type<FactTaker>[]>>;
  /** The kinds of facts that this service can republish. */
  republishes?: readonly Republication[];
  /** The tables with a journal. */
  journals?: readonly Journaled[];
  /** Lists for a person's export of all data. */
  exports?: readonly ExportedList[];
  /** True if API keys can only access routes with `@OpenToApiKeys()`. */
  closedToApiKeys?: boolean;
  /** Secret environment variables of this service that may be given as files, like the kit's own: `SMTP_URL` by `SMTP_URL_FILE`. */
  secrets?: readonly string[];
  /** Tables of scheduled work, for the metrics. */
  waitingWork?: readonly WaitingWork[];
  /** Display names of the API's terms, for messages. */
  names?: Names;
}
