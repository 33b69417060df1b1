/** Measured cost of one person in a cell. */
export interface PersonCost {
  /** Bytes of rows and indexes in PostgreSQL. */
  bytes: number;
  /** Milliseconds of CPU time per request. */
  cpu: { services: number; postgres: number; gateway: number };
}

/** Assumptions about people's behaviour, which a benchmark cannot measure. */
export interface Habits {
  people: number;
  /** Share of people who are active on a day. */
  active: number;
  /** Requests per active person and day. */
  requests: number;
  /** Share of a day's requests in its busiest hour. */
  busiestHour: number;
}

/** Resources of a cell. */
export interface CellSize {
  /** Bytes for tables and indexes. The same amount again is reserved for the log, backups in progress and vacuum. */
  disk: number;
  /** Bytes of memory of PostgreSQL, for the data used on a day. */
  memory: number;
  /** Cores of the machine of PostgreSQL, and of the machine of the services. */
  cores: { postgres: number; services: number };
  /** Share of its CPU time that a cell may use in its busiest hour. */
  busy: number;
  /** Time limit of a restore in seconds, and its throughput in bytes per second. */
  restore: { seconds: number; bytesPerSecond: number };
}

export interface Cells {
  /** Requests per second in the busiest hour, of all people. */
  requests: number;
  /** Maximum number of people by each limit. */
  bounds: Record<'disk' | 'memory' | 'cores of PostgreSQL' | 'cores of the services' | 'a restore', number>;
  people: number;
  /** Number of cells, including a spare one. */
  cells: number;
}

export function cellsFor(cost: PersonCost, habits: Habits, size: CellSize): Cells {
  const perPerson = (habits.active * habits.requests * habits.busiestHour) / 3600;
  const bearing = (cores: number, ms: number) => (cores * size.busy * 1000) / (perPerson * ms);
  const bounds = {
    disk: size.disk / cost.bytes,
    memory: size.memory / (cost.bytes * habits.active),
    'cores of PostgreSQL': bearing(size.cores.postgres, cost.cpu.postgres),
    'cores of the services': bearing(size.cores.services, cost.cpu.services + cost.cpu.gateway),
    'a restore': (size.restore.seconds * size.restore.bytesPerSecond) / cost.bytes,
  };
  const people = Math.floor(Math.min(...Object.values(bounds)));
  return { requests: habits.people * perPerson, bounds, people, cells: Math.ceil(habits.people / people) + 1 };
}
