/** A file that a person picked, read. */
export interface ImportFile {
  name: string;
  bytes: number;
  entries: unknown[];
  /** Whether it held one thing, not a list. */
  isSingle: boolean;
}

/** As the service takes them (contract §4). */
export const IMPORT_BYTES = 10 * 1024 * 1024;

/** A file that cannot be sent. `message` is what a person reads (spec §5); `detail` says more where more is known. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';

  constructor(
    message: string,
    readonly detail?: string,
  ) {
    super(message);
  }
}

/**
 * Reads a file; a single object is a list of one.
 * @param none what is said of an empty list
 */
export async function readImportFile(file: File, none: string): Promise<ImportFile> {
  if (file.size > IMPORT_BYTES) throw new FileProblem('The file is too large. An import takes at most 10 MB.');
  const content = parsed(await textOf(file));
  const entries = Array.isArray(content) ? (content as unknown[]) : [content];
  if (entries.length === 0) throw new FileProblem(none);
  return { name: file.name, bytes: file.size, entries, isSingle: !Array.isArray(content) };
}

async function textOf(file: File): Promise<string> {
  try {
    return await file.text();
  } catch {
    throw new FileProblem('Error reading file');
  }
}

function parsed(text: string): object {
  const content = jsonOf(text);
  if (typeof content === 'object' && content !== null) return content;
  throw new FileProblem('Invalid JSON format', 'The file holds neither an object nor a list.');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FileProblem('Invalid JSON format', (error as Error).message);
  }
}

/** `820 bytes`, `120 kB`, `9.8 MB` */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
