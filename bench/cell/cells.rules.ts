/** The measured cost of one person in a cell. */
export interface PersonCost {
  /** Bytes of rows and indexes in PostgreSQL. */
  bytes: number;
  /** Milliseconds of CPU time per request. */
  cpu: { services: number; postgres: number; gateway: number };
}

/** Assumptions about people, which no benchmark can measure. */
export interface Habits {
  people: number;
  /** Share of the people who use the service on a given day. */
  active: number;
  /** Requests of one active person per day. */
  requests: number;
  /** Share of a day's requests that come in its busiest hour. */
  busiestHour: number;
}

/** The resources of a cell. */
export interface CellSize {
  /** Bytes for tables and indexes. The same amount stays free for the log, unfinished backups and vacuum. */
  disk: number;
  /** Bytes of PostgreSQL's memory for the data that is used in a day. */
  memory: number;
  /** Number of cores for PostgreSQL, and for the services. */
  cores: { postgres: number; services: number };
  /** Share of its CPU time that a cell may use in its busiest hour. */
  busy: number;
  /** Seconds that a restore may take, and the bytes that it restores per second. */
  restore: { seconds: number; bytesPerSecond: number };
}

export interface Cells {
  /** Requests per second of all people in the busiest hour. */
  requests: number;
  /** Number of people that each limit allows. */
  bounds: Record<'disk' | 'memory' | 'cores of PostgreSQL' | 'cores of the services' | 'a restore', number>;
  people: number;
  /** Number of cells, with a spare one to move people into. */
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
