import { personRegion } from '@carnet/mf-kit/formats';
import type { PicturePlan } from '../import-pictures';
import * as m from '../messages/imports';
import type { ImportKind } from './import-kind';
import { IMPORT_WORDS } from './import-words';

export interface ImportFile {
  name: string;
  bytes: number;
  entries: unknown[];
  /** True if the file has one object instead of a list. */
  isSingle: boolean;
  /** Pictures named by the entries of a ZIP. The entries then have no `photos`. */
  pictures?: PicturePlan;
}

/** The service's limit in bytes (contract §4). */
export const IMPORT_BYTES = 10 * 1024 * 1024;

/** A file that cannot be imported. `message` is shown to the person (spec §5); `detail` has more, if known. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';

  constructor(
    message: string,
    readonly detail?: string,
  ) {
    super(message);
  }
}

type Told = Pick<ImportKind, 'of' | 'pictures'>;

/** Parses a file. A single object becomes a list of one. */
export async function readImportFile(file: File, kind: Told): Promise<ImportFile> {
  if (kind.pictures && isZip(file)) return readZip(file, kind);
  if (file.size > IMPORT_BYTES) throw new FileProblem(m.tooLarge);
  return { name: file.name, bytes: file.size, ...entriesOf(await textOf(file), kind) };
}

const isZip = ({ name, type }: File): boolean => /\.zip$/i.test(name) || /^application\/(x-)?zip/.test(type);

async function readZip(file: File, kind: Told): Promise<ImportFile> {
  const { ArchiveProblem, openPictureZip, planPictures, withoutPictures } = await import(
    /* webpackChunkName: "picture-zip" */ '../import-pictures/picture-zip'
  );
  try {
    const zip = await openPictureZip(file);
    if (zip.json.bytes > IMPORT_BYTES) throw new FileProblem(`${zip.json.path}: ${m.tooLarge}`);
    const { entries, isSingle } = entriesOf(await (await zip.json.read()).text(), kind);
    const pictures = await planPictures(zip, entries);
    return { name: file.name, bytes: file.size, entries: withoutPictures(entries), isSingle, pictures };
  } catch (error) {
    throw error instanceof ArchiveProblem ? new FileProblem(error.message) : error;
  }
}

function entriesOf(text: string, { of }: Told): Pick<ImportFile, 'entries' | 'isSingle'> {
  const content = parsed(text);
  const entries = Array.isArray(content) ? (content as unknown[]) : [content];
  if (entries.length === 0) throw new FileProblem(IMPORT_WORDS[of].none);
  return { entries, isSingle: !Array.isArray(content) };
}

async function textOf(file: File): Promise<string> {
  try {
    return await file.text();
  } catch {
    throw new FileProblem(m.errorReading);
  }
}

function parsed(text: string): object {
  const content = jsonOf(text);
  if (typeof content === 'object' && content !== null) return content;
  throw new FileProblem(m.invalidJson, m.neitherObjectNorList);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new FileProblem(m.invalidJson, (error as Error).message);
  }
}

/** `820 bytes`, `120 kB`, `9.8 MB` */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return m.bytes({ count: bytes });
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)}\u00a0kB`;
  if (bytes < 1_000_000_000) return `${tenths(bytes / 1_000_000)}\u00a0MB`;
  return `${tenths(bytes / 1_000_000_000)}\u00a0GB`;
}

const tenths = (value: number): string =>
  value.toLocaleString(personRegion(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    numberingSystem: 'latn',
  });
