/** The cost of one person, as it was measured in a cell. */
export interface PersonCost {
  /** Rows and indexes in PostgreSQL. */
  bytes: number;
  /** Milliseconds of processor time of a request. */
  cpu: { services: number; postgres: number; gateway: number };
}

/** Habits of people, which no benchmark can know. */
export interface Habits {
  people: number;
  /** Share of the people who come on a day. */
  active: number;
  /** Requests of one of them on that day. */
  requests: number;
  /** Share of a day's requests that come in its busiest hour. */
  busiestHour: number;
}

/** The resources of a cell. */
export interface CellSize {
  /** Bytes for tables and indexes; as much again is left for the log, backups on their way and vacuum. */
  disk: number;
  /** Bytes of memory of PostgreSQL, for what is asked for on a day. */
  memory: number;
  /** Cores of PostgreSQL's machine, and of those of the services. */
  cores: { postgres: number; services: number };
  /** Share of its cores that a cell may use in its busiest hour. */
  busy: number;
  /** Seconds that a restore may take, and bytes that it brings back in one. */
  restore: { seconds: number; bytesPerSecond: number };
}

export interface Cells {
  /** Requests a second in the busiest hour, of all people. */
  requests: number;
  /** The number of people that each bound lets in. */
  bounds: Record<'disk' | 'memory' | 'cores of PostgreSQL' | 'cores of the services' | 'a restore', number>;
  people: number;
  /** With one to empty another into. */
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
