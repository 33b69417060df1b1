import { Body, Controller, Delete, Get, Injectable, Module, Param, Post, Put, Query } from '@nestjs/common';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { IntField, ParseId, PatchOf, TextField } from '@carnet/fields';
import { message, NotFound } from '@carnet/messages';
import { defineService } from '@carnet/nest-kit';
import { Database, EntityQuery, inAlphabet, type JsonText, ListQuery, matchesText, sql, within } from '@carnet/pg';
import {
  Creates,
  Deletes,
  Idempotency,
  IfMatch,
  Once,
  type OnceKey,
  Owner,
  type OwnerId,
  Public,
  requireVersion,
} from '@carnet/rest';

/** A message in English only. */
const says = (text: string) => message('note.said', { en: text });

/** A minimal service, to test what the kit provides to all services. */
class CreateNotes1761000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`create table notes (
      id integer generated always as identity primary key, owner_id integer not null, title text not null, rank integer,
      version integer not null default 1)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table notes');
  }
}

class CreateNote {
  @TextField({ required: says('Title is required'), max: 100 }) title: string;
  @IntField() rank?: number | null;
}
class UpdateNote extends PatchOf(CreateNote) {}

const notes = new EntityQuery({
  row: sql`n.id, n.title, n.rank`,
  from: sql`notes n`,
  id: sql`n.id`,
  version: sql`n.version`,
  sorts: {
    title: { key: inAlphabet(sql`n.title`), type: 'text', direction: 'asc' },
    rank: { key: sql`coalesce(n.rank, -1)`, type: 'integer', direction: 'desc' },
  },
  defaultSort: 'title',
  texts: [sql`n.title`],
});

interface NoteRow {
  id: number;
  version: number;
}

@Injectable()
export class NotesService {
  /** Called inside the transaction of every create. Tests let it fail or wait. */
  beforeCommit: () => Promise<void> | void = () => undefined;

  constructor(
    readonly database: Database,
    private readonly idempotency: Idempotency,
  ) {}

  list(owner: OwnerId, query: ListQuery): Promise<JsonText> {
    const search = query.search ? [matchesText([sql`folded(n.title)`], query.search)] : [];
    return notes.list(this.database, [sql`n.owner_id = ${owner}`, ...search], query);
  }

  get(owner: OwnerId, id: number, db: Pick<Database, 'rows'> = this.database): Promise<JsonText> {
    return notes.one(db, [sql`n.owner_id = ${owner}`, sql`n.id = ${id}`], () => new NotFound(says('Note not found')));
  }

  create(owner: OwnerId, body: CreateNote, once: OnceKey): Promise<JsonText> {
    return this.idempotency.once(owner, once, async (tx) => {
      const [row] = await within(tx).rows<NoteRow>(
        sql`insert into notes (owner_id, title, rank) values (${owner}, ${body.title}, ${body.rank ?? null}) returning id`,
      );
      await this.beforeCommit();
      return this.get(owner, row!.id, within(tx));
    });
  }

  update(owner: OwnerId, id: number, body: UpdateNote, ifMatch: number | null): Promise<JsonText> {
    return this.database.write(owner, async (tx) => {
      const db = within(tx);
      const [row] = await db.rows<NoteRow>(sql`select id, version from notes where owner_id = ${owner} and id = ${id}`);
      if (!row) throw new NotFound(says('Note not found'));
      requireVersion(row, ifMatch);
      await db.rows(
        sql`update notes set title = coalesce(${body.title ?? null}, title), version = version + 1 where id = ${id}`,
      );
      return this.get(owner, id, db);
    });
  }
}

@Controller('api/notes')
class NotesController {
  constructor(private readonly notes: NotesService) {}

  @Get() list(@Owner() owner: OwnerId, @Query() query: ListQuery) {
    return this.notes.list(owner, query);
  }

  @Public() @Get('open') open() {
    return { open: true };
  }

  /** Answers without a query. */
  @Get('mine') mine(@Owner() owner: OwnerId) {
    return { owner };
  }

  @Get('broken') broken() {
    throw new Error('the secret plan');
  }

  @Get('slow-database') slowDatabase() {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  }

  @Post() @Creates(CreateNote, 'Writes a note') create(
    @Owner() owner: OwnerId,
    @Body() body: CreateNote,
    @Once() once: OnceKey,
  ) {
    return this.notes.create(owner, body, once);
  }

  @Get(':id') get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number) {
    return this.notes.get(owner, id);
  }

  @Delete(':id') @Deletes('Deletes a note') async remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number) {
    await this.notes.database.rows(sql`delete from notes where owner_id = ${owner} and id = ${id}`);
  }

  @Put(':id') update(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() body: UpdateNote,
    @IfMatch() ifMatch: number | null,
  ) {
    return this.notes.update(owner, id, body, ifMatch);
  }
}

@Module({ controllers: [NotesController], providers: [NotesService] })
class NotesModule {}

export const notesService = defineService({
  name: 'records',
  title: 'Notes',
  description: 'For tests',
  migrations: [CreateNotes1761000000000],
  modules: [NotesModule],
  journals: [{ table: 'notes', kind: 'note' }],
  names: { de: { title: 'Titel', rank: 'Rang' }, ja: { title: '題名', rank: '順位' } },
});
