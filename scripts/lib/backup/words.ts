import type { Manifest } from './archive.js';

/** `41 tables with 12,345 rows and 67 files of 89.1 MB`. */
export function sizeOf({ services, files }: Manifest): string {
  const tables = Object.values(services).flatMap((service) => service.tables);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const written = `${tables.length} tables with ${rows.toLocaleString('en')} rows`;
  return files ? `${written} and ${files.count.toLocaleString('en')} files of ${megabytes(files.bytes)}` : written;
}

const megabytes = (bytes: number): string =>
  `${(bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: bytes < 1_000_000 ? 3 : 1 })} MB`;
