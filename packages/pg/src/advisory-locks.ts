/** The numbers of the advisory locks in a service's database, each for one purpose. */
export const ADVISORY_LOCKS = {
  /** One process applies migrations at a time. Each service has its own database, so that services never wait for each other. */
  migrations: 727_001,
  /** One write of an owner at a time (ADR 12): the first key; the second is the owner's id. */
  owners: 727_002,
  /** One instance compacts the log at a time. */
  compaction: 727_003,
} as const;
