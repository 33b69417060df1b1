import type { DynamicModule, Type } from '@nestjs/common';
import type { ServiceName } from '../config.js';
import type { Schema } from '../database/data-source.js';
import type { ExportedList } from '../exports/index.js';
import type { FactTaker, Republication } from '../facts/index.js';
import type { Journaled } from '../journal/index.js';
import type { Names } from '../language/index.js';
import type { WaitingWork } from '../metrics/waiting-work.js';

/** What makes one service of the stack; the rest is alike in all (architecture, Rooms). */
export interface ServiceDefinition extends Schema {
  name: ServiceName;
  title: string;
  description: string;
  modules: (Type | DynamicModule)[];
  /** Whose facts this service follows, and with what; svc-identity's keys and users are followed by the kit itself. */
  follows?: Partial<Record<ServiceName, Type<FactTaker>[]>>;
  /** The kinds of facts that this service can publish again. */
  republishes?: readonly Republication[];
  /** The tables that its journal follows. */
  journals?: readonly Journaled[];
  /** What people take along from it with everything they have. */
  exports?: readonly ExportedList[];
  /** Its routes are a person's own affair: API keys open only those that say `@OpenToApiKeys()`. */
  closedToApiKeys?: boolean;
  /** Variables of its own that may come as files, as the kit's secrets may: `SMTP_URL` by `SMTP_URL_FILE`. */
  secrets?: readonly string[];
  /** Where its work waits until it is due, for the metrics. */
  waitingWork?: readonly WaitingWork[];
  /** What the names of its API are called by people, for its sentences. */
  names?: Names;
}
