import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { PassportCreate, PassportList, PassportReference } from '@carnet/journal';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { passing } from '../processes/passing.js';
import type { Job } from '../jobs/job-table.js';
import type { Row } from '../packing/spooled-list.js';
import type { FoundPassport, PlacedFile } from './found-passport.js';
import { OwnerPeers, RecordRefused } from './owner-peers.js';
import { PassportImportsRepository } from './passport-imports.repository.js';

/** A list that this release knows, and the service that it belongs to. */
export interface StoringList {
  name: string;
  service: string;
  passport: PassportList;
}

export interface StoringOrder {
  job: Job;
  collectionId: number;
  /** The path of the passport. */
  path: string;
  found: FoundPassport;
  lists: readonly StoringList[];
  signal: AbortSignal;
  tell: (done: number, of: number) => void;
}

const VEHICLE_ROWS = 'vehicles';
/** Lists with more data about uploaded files, by the kind of the file, and the fields that their routes accept. */
const OF_FILES = {
  photo: { list: 'photos', path: '/api/photos', fields: ['caption', 'taken_at', 'tags', 'turned'] },
  document: {
    list: 'documents',
    path: '/api/documents',
    fields: [
      ...['type', 'title', 'number', 'vendor', 'dated', 'dated_edtf', 'expires_on', 'amount', 'currency', 'mileage'],
      ...['notes', 'tags', 'turned', 'hidden'],
    ],
  },
} as const;
const FILES_SERVICE = 'records';

/** Stores an imported passport through the routes of the services. Rows that are stored already are skipped. */
@Injectable()
export class PassportStoring {
  constructor(
    private readonly imports: PassportImportsRepository,
    private readonly peers: OwnerPeers,
  ) {}

  /** @returns the id of the vehicle @throws RecordRefused, DependencyDown (503), and the reason of the aborted signal */
  async store(order: StoringOrder): Promise<number> {
    const made = await Made.of(this.imports, order.job);
    const { found } = order;
    const of = found.lists.reduce((sum, { rows }) => sum + rows, 0) + found.originals.length;
    let done = 0;
    const step = (): void => order.tell((done += 1), of);
    const vehicleId = await this.vehicle(order, made);
    const [before, behind] = inOrder(order.lists);
    for (const list of before) await this.storeRows(order, list, { made, vehicleId, step });
    await this.files(order, { made, vehicleId, step });
    for (const list of behind) await this.storeRows(order, list, { made, vehicleId, step });
    return vehicleId;
  }

  /**
   * Rolls back an import that cannot be completed: deletes its vehicle with all dependent records, after the records that would outlive it.
   * @throws DependencyDown (503)
   */
  async takeBack(job: Job, vehicleId: number | null, lists: readonly StoringList[]): Promise<void> {
    const rows = await this.imports.rowsOf(job);
    for (const { name, service, passport } of lists) {
      if (!passport.create?.outlives) continue;
      for (const { made_id } of rows.filter(({ list }) => list === name))
        await this.peers.remove(service, job.owner_id, `${passport.create.path}/${made_id}`);
    }
    if (vehicleId !== null) await this.peers.remove('garage', job.owner_id, `/api/vehicles/${vehicleId}`);
    await this.imports.forgetRows(job);
  }

  private async vehicle({ job, collectionId, found, lists }: StoringOrder, made: Made): Promise<number> {
    const list = lists.find(({ name }) => name === VEHICLE_ROWS)!;
    const last = found.parts.at(-1)!;
    const cameFrom = `${last.origin} ${last.size} ${last.root} ${last.key}`;
    for await (const row of rowsOf(found, VEHICLE_ROWS)) {
      const id = made.get(VEHICLE_ROWS, row.id as number);
      if (id !== undefined) return id;
      const { path, fields } = list.passport.create!;
      const body = { ...taken(row, fields), collection_id: collectionId };
      const key = keyOf(job, VEHICLE_ROWS, row);
      const vehicleId = await this.peers.create(list.service, job.owner_id, { path, body, key, cameFrom });
      await this.imports.saveVehicle(job, vehicleId);
      await made.keep(VEHICLE_ROWS, row.id as number, vehicleId);
      return vehicleId;
    }
    throw new RecordRefused(422, VEHICLE_ROWS);
  }

  private async storeRows(
    { job, found, lists, signal }: StoringOrder,
    { name, service, passport }: StoringList,
    { made, vehicleId, step }: { made: Made; vehicleId: number; step: () => void },
  ): Promise<void> {
    const { create } = passport;
    for await (const row of rowsOf(found, name)) {
      signal.throwIfAborted();
      step();
      const id = row.id as number;
      if (!create || made.get(name, id) !== undefined || !isToBeCreated(row, create)) continue;
      const references = referred(row, create, lists, made);
      // The row refers to a record that was not imported, so it has no meaning here.
      if (references === null) continue;
      const body = { ...taken(row, create.fields, create.as), ...references, vehicle_id: vehicleId };
      const key = keyOf(job, name, row);
      await made.keep(name, id, await this.create(service, job.owner_id, { path: create.path, body, key, name }));
    }
  }

  private async create(
    service: string,
    owner: OwnerId,
    { name, ...record }: { path: string; body: object; key: string; name: string },
  ): Promise<number> {
    try {
      return await this.peers.create(service, owner, record);
    } catch (error) {
      throw error instanceof RecordRefused ? new RecordRefused(error.status, `${name}: ${error.sentence}`) : error;
    }
  }

  private async files(
    { job, path, found, lists, signal }: StoringOrder,
    { made, vehicleId, step }: { made: Made; vehicleId: number; step: () => void },
  ): Promise<void> {
    for (const file of found.originals) {
      signal.throwIfAborted();
      step();
      const { list } = ofKind(file);
      if (made.get(list, file.id) !== undefined) continue;
      const { name, kind, bytes, offset } = file;
      const open = () => passing(createReadStream(path, { start: offset, end: offset + bytes - 1 }));
      const begun = `${list}-uploads`;
      const before = { id: made.get(begun, file.id), keep: (id: number) => made.keep(begun, file.id, id) };
      const id = await this.peers.upload(FILES_SERVICE, job.owner_id, { name, kind, vehicleId, bytes, open }, before);
      await made.keep(list, file.id, id);
    }
    for (const { list, path: route, fields } of Object.values(OF_FILES))
      for await (const row of rowsOf(found, list)) {
        signal.throwIfAborted();
        const id = made.get(list, row.id as number);
        if (id === undefined) continue;
        const body = { ...taken(row, fields), links: linksOf(row, lists, made) };
        await this.peers.change(FILES_SERVICE, job.owner_id, `${route}/${id}`, body);
      }
  }
}

const ofKind = ({ kind }: PlacedFile) => OF_FILES[kind as keyof typeof OF_FILES];

const keyOf = ({ id }: Job, list: string, row: Row): string => `passport-${id}-${list}-${row.id as number}`;

/** The records created from rows. */
class Made {
  private constructor(
    private readonly imports: PassportImportsRepository,
    private readonly job: Job,
    private readonly ids: Map<string, number>,
  ) {}

  static async of(imports: PassportImportsRepository, job: Job): Promise<Made> {
    const rows = await imports.rowsOf(job);
    return new Made(imports, job, new Map(rows.map(({ list, row_id, made_id }) => [`${list} ${row_id}`, made_id])));
  }

  get(list: string, id: number): number | undefined {
    return this.ids.get(`${list} ${id}`);
  }

  async keep(list: string, id: number, madeId: number): Promise<void> {
    await this.imports.keepRow(this.job, list, id, madeId);
    this.ids.set(`${list} ${id}`, madeId);
  }
}

const hasKinds = ({ passport }: StoringList): boolean =>
  Object.values(passport.create?.refs ?? {}).some((reference) => 'kindFrom' in reference);

/** Lists in dependency order. Lists that may refer to files come in a second group, to store after the files. */
function inOrder(lists: readonly StoringList[]): [before: StoringList[], behind: StoringList[]] {
  const ofFiles = Object.values(OF_FILES).map(({ list }) => list as string);
  const rest = lists.filter(({ name }) => name !== VEHICLE_ROWS && !ofFiles.includes(name));
  const before: StoringList[] = [];
  const isReady = ({ passport }: StoringList): boolean =>
    Object.values(passport.create?.refs ?? {}).every(
      (one) =>
        'kindFrom' in one ||
        before.some(({ name }) => name === one.list) ||
        !rest.some(({ name }) => name === one.list),
    );
  let waiting = rest.filter((list) => !hasKinds(list));
  while (waiting.length > 0) {
    const ready = waiting.filter(isReady);
    before.push(...(ready.length > 0 ? ready : waiting));
    waiting = waiting.filter((list) => !before.includes(list));
  }
  return [before, rest.filter(hasKinds)];
}

const isToBeCreated = (row: Row, { only = {} }: PassportCreate): boolean =>
  Object.entries(only).every(([field, value]) => row[field] === value);

/** The fields of a row that its route accepts. */
function taken(row: Row, fields: readonly string[], as: PassportCreate['as'] = {}): Row {
  const named = fields.filter((field) => row[field] !== undefined);
  return Object.fromEntries(named.map((field) => [field, as[field]?.[String(row[field])] ?? row[field]]));
}

/** The row's references with the new ids of their records; null if a required one was not imported. */
function referred(row: Row, { refs = {} }: PassportCreate, lists: readonly StoringList[], made: Made): Row | null {
  const found: Row = {};
  for (const [field, reference] of Object.entries(refs)) {
    const value = row[reference.from];
    if (value === null || value === undefined) continue;
    const list = listOf(row, reference, lists);
    if (Array.isArray(value)) found[field] = value.flatMap((one) => mappedIn(one, list, made, field));
    else {
      const id = list === undefined ? undefined : made.get(list, value as number);
      if (id === undefined && ('kindFrom' in reference || reference.needed)) return null;
      if (id !== undefined) found[field] = id;
    }
  }
  return found;
}

/** Maps an id, or an object with an id and a quantity, to the new id. */
function mappedIn(one: unknown, list: string | undefined, made: Made, field: string): unknown[] {
  if (list === undefined) return [];
  if (typeof one === 'number') return [made.get(list, one)].filter((id) => id !== undefined);
  const { id, quantity } = one as { id: number; quantity?: number };
  const here = made.get(list, id);
  if (here === undefined) return [];
  return field.endsWith('_ids') ? [here] : [{ id: here, ...(quantity !== undefined && { quantity }) }];
}

function listOf(row: Row, reference: PassportReference, lists: readonly StoringList[]): string | undefined {
  if ('list' in reference) return reference.list;
  const said = String(row[reference.kindFrom]);
  return listOfKind(reference.called?.[said] ?? said, lists);
}

const listOfKind = (kind: string, lists: readonly StoringList[]): string | undefined =>
  lists.find(({ passport }) => passport.kind === kind)?.name;

/** The records that a file belongs to, with their new ids. */
function linksOf(row: Row, lists: readonly StoringList[], made: Made): object[] {
  const links = (row.links ?? []) as { subject_kind: string; subject_id: number }[];
  return links.flatMap(({ subject_kind, subject_id }) => {
    const list = listOfKind(subject_kind, lists);
    const id = list === undefined ? undefined : made.get(list, subject_id);
    return id === undefined ? [] : [{ subject_kind, subject_id: id }];
  });
}

async function* rowsOf({ lists }: FoundPassport, name: string): AsyncGenerator<Row> {
  const list = lists.find((one) => one.name === name);
  if (!list) return;
  for await (const line of createInterface({ input: createReadStream(list.file), crlfDelay: Infinity }))
    yield JSON.parse(line) as Row;
}
