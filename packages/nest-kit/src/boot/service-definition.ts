import type { DynamicModule, Type } from '@nestjs/common';
import type { FactTaker, Republication } from '@carnet/fact-log';
import type { ExportedList, Journaled } from '@carnet/journal';
import type { Names } from '@carnet/messages';
import type { Schema } from '@carnet/pg';
import type { ServiceName } from '@carnet/runtime';
import type { WaitingWork } from '../metrics/waiting-work.js';

/** The parts that make one service of the stack; the rest is alike in all (architecture, Rooms). */
export interface ServiceDefinition extends Schema {
  name: ServiceName;
  /**
   * The service in whose database this one works, as a guest: by a role that sees a part of it. What a guest needs of sign-ins that service keeps;
   * a guest publishes no facts and has no migrations. It waits until its role may insert into `table`.
   */
  guestOf?: { service: ServiceName; table: string };
  title: string;
  description: string;
  modules: (Type | DynamicModule)[];
  /** Whose facts this service follows, and with what; svc-identity's keys and users are followed by the kit itself. */
  follows?: Partial<Record<ServiceName, Type<FactTaker>[]>>;
  /** The kinds of facts that this service can publish again. */
  republishes?: readonly Republication[];
  /** The tables that its journal follows. */
  journals?: readonly Journaled[];
  /** Lists that people take along with everything they have. */
  exports?: readonly ExportedList[];
  /** Its routes are a person's own affair: API keys open only those that say `@OpenToApiKeys()`. */
  closedToApiKeys?: boolean;
  /** Variables of its own that may come as files, as the kit's secrets may: `SMTP_URL` by `SMTP_URL_FILE`. */
  secrets?: readonly string[];
  /** Tables of work that waits until it is due, for the metrics. */
  waitingWork?: readonly WaitingWork[];
  /** Names of its API as people call them, for its sentences. */
  names?: Names;
}
