import type { ArchiveFile } from '../import-pictures';
import * as m from '../messages/attachments';
import type { AttachmentSource } from './attachments.rules';
import { readTableFile, type TableFile } from './table-file';

/** Result of reading a picked file. */
export interface Picked {
  name: string;
  files: readonly TableFile[];
  /** A `TableProblem`, or an error whose message is a sentence. */
  problem?: unknown;
}

/** A file without tables. The message says why. */
export class PickProblem extends Error {
  override readonly name = 'PickProblem';
}

const isZip = ({ name, type }: File): boolean => /\.zip$/i.test(name) || /^application\/(x-)?zip/.test(type);

/** Reads files that were picked together. Other files in a ZIP may be attachments of any table's rows. */
export async function readPicked(picked: readonly File[]): Promise<Picked[]> {
  const archives = new Map<File, readonly ArchiveFile[]>();
  const opened = await Promise.all(picked.map((file) => settled(file, () => read(file, archives))));
  const beside = [...archives.values()].flat();
  const attached = beside.length > 0 ? { attached: among(beside) } : {};
  const hasTables = opened.some(({ files }) => files.length > 0);
  return opened.map((one, at) => {
    const archive = archives.get(picked[at]!);
    if (archive && one.files.length === 0 && one.problem === undefined && !hasTables)
      return { ...one, problem: new PickProblem(whyNoTables(archive)) };
    return { ...one, files: one.files.map((file) => ({ ...file, ...attached })) };
  });
}

async function settled({ name }: File, work: () => Promise<TableFile[]>): Promise<Picked> {
  try {
    return { name, files: await work() };
  } catch (problem) {
    return { name, files: [], problem };
  }
}

async function read(file: File, archives: Map<File, readonly ArchiveFile[]>): Promise<TableFile[]> {
  if (/\.tar\.gz$|\.tgz$/i.test(file.name)) throw new PickProblem(m.myGarageBackup);
  if (!isZip(file)) return [await readTableFile(file)];
  const { ArchiveProblem, fileNameOf, openArchive } = await loadArchives();
  const files = await openArchive(file).catch((error: unknown) => {
    throw error instanceof ArchiveProblem ? new PickProblem(error.message) : error;
  });
  archives.set(file, files);
  const tables: TableFile[] = [];
  for (const one of files.filter(({ path, fault }) => isTable(path) && !fault))
    tables.push(await readTableFile(new File([await one.read()], fileNameOf(one.path))));
  return tables;
}

const loadArchives = () => import(/* webpackChunkName: "picture-zip" */ '../import-pictures/attached-files');

/** True for a table of records; false for a product's settings, translations and file lists. */
const isTable = (path: string): boolean =>
  /\.(csv|json)$/i.test(path) && !/(^|\/)((config|translations)\/|manifest\.json$|link_attachments\.csv$)/i.test(path);

/** Explains a LubeLogger backup without tables: its records are in a database file, or in PostgreSQL, which the backup does not contain. */
function whyNoTables(files: readonly ArchiveFile[]): string {
  const isLubeLogger = files.some(({ path }) =>
    /(^|\/)(data\/cartracker\.db|config\/(user|server)Config\.json)$/i.test(path),
  );
  return isLubeLogger ? m.lubeLoggerBackup : m.noTables;
}

const among =
  (files: readonly ArchiveFile[]): AttachmentSource =>
  async (location, signal) => {
    const { unpackedOf } = await loadArchives();
    return unpackedOf(location, files, signal);
  };
