import type { Manifest } from './archive.js';

/** `41 tables with 12,345 rows`. */
export function sizeOf({ services }: Manifest): string {
  const tables = Object.values(services).flatMap((service) => service.tables);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${tables.length} tables with ${rows.toLocaleString('en')} rows`;
}
