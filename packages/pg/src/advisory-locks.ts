/** Keys of the advisory locks in a service's database, one for each purpose. */
export const ADVISORY_LOCKS = {
  /** Only one process applies migrations at a time. Each service has its own database, so services never wait for each other. */
  migrations: 727_001,
  /** Only one write per owner at a time (ADR 12). This is the first key; the second is the owner's id. */
  owners: 727_002,
  /** Only one instance compacts the log at a time. */
  compaction: 727_003,
} as const;
