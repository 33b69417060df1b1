import { join } from 'node:path';
import type { garage } from '@carnet/contracts';
import type { Language } from '@carnet/messages';
import type { ExportZip } from '../export-zip.js';
import { Lines } from '../lines.js';
import type { PackedFile, PackedList } from '../manifest.rules.js';
import type { SpooledList } from '../spooled-list.js';
import { CHAPTERS, type Chapter } from './chapters.rules.js';
import { PAGE_END } from './html.rules.js';
import { indexPage } from './index-page.rules.js';
import { RowsOfVehicles } from './rows-of-vehicles.js';
import { titleOf, type Vehicle, VehiclePage } from './vehicle-page.rules.js';

interface PagesAbout {
  language: Language;
  /** A folder for temporary files. */
  folder: string;
  lists: readonly SpooledList[];
  packed: PackedList[];
  files: readonly PackedFile[];
  /** Names of each vehicle's folder and page. */
  folders: ReadonlyMap<number | null, string>;
  signal: AbortSignal;
}

interface WrittenChapter extends Chapter {
  rows: RowsOfVehicles;
}

/** Adds pages for people: an index page, and one page for each vehicle. */
export async function addPages(zip: ExportZip, about: PagesAbout): Promise<void> {
  const { language, lists, packed, files, folders, folder, signal } = about;
  const chapters = await chaptersOf(lists);
  const paths = new Map(files.flatMap(({ id, path }) => (path === null ? [] : [[id, path]])));
  const vehicles: { collection_id: number; title: string; path: string }[] = [];
  const page = join(folder, 'page');
  for await (const row of lists.find(({ name }) => name === 'vehicles')?.read() ?? []) {
    signal.throwIfAborted();
    const vehicle = row as unknown as Vehicle;
    await writeVehicle(page, new VehiclePage(language, vehicle), chapters, vehicle.id, paths);
    const path = `vehicles/${folders.get(vehicle.id)!}.html`;
    await zip.addFile(path, page);
    vehicles.push({ collection_id: vehicle.collection_id, title: titleOf(vehicle), path });
  }
  const collections: garage.CollectionView[] = [];
  for await (const row of lists.find(({ name }) => name === 'collections')?.read() ?? [])
    collections.push(row as unknown as garage.CollectionView);
  await zip.addText('index.html', indexPage({ language, collections, vehicles, lists: packed }));
}

async function chaptersOf(lists: readonly SpooledList[]): Promise<WrittenChapter[]> {
  const chapters: WrittenChapter[] = [];
  for (const chapter of CHAPTERS) {
    const list = lists.find(({ name }) => name === chapter.list);
    if (list) chapters.push({ ...chapter, rows: await RowsOfVehicles.of(list, chapter.keyOf) });
  }
  return chapters;
}

async function writeVehicle(
  path: string,
  page: VehiclePage,
  chapters: readonly WrittenChapter[],
  vehicle: number,
  files: ReadonlyMap<number, string>,
): Promise<void> {
  const lines = new Lines(path);
  try {
    await lines.add(page.head());
    for (const { title, rows, entryOf } of chapters.filter((one) => one.rows.has(vehicle))) {
      await lines.add(page.beginChapter(title));
      for await (const row of rows.read(vehicle)) {
        const entry = entryOf(row);
        await lines.add(page.entry(entry, entry.file === undefined ? undefined : files.get(entry.file)));
      }
      await lines.add(page.endChapter());
    }
    await lines.add(PAGE_END);
  } finally {
    await lines.end();
  }
}
