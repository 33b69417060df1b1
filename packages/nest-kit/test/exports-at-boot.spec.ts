import { Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Shape } from '@carnet/fields';
import { Exports } from '@carnet/journal';
import { EntityQuery, sql } from '@carnet/pg';
import { startTestService } from '@carnet/svc-testing';
import { defineService } from '../src/boot/service.js';

class NoteView {
  @Shape('integer') id: number;
}

const notes = new EntityQuery({
  row: sql`n.id`,
  from: sql`notes n`,
  id: sql`n.id`,
  version: sql`1`,
  sorts: { id: { key: sql`n.id`, type: 'integer', direction: 'asc' } },
  defaultSort: 'id',
  texts: [],
});

const told: string[] = [];

/** Resumes its work at boot, as svc-dossier does. */
@Injectable()
class Packer implements OnApplicationBootstrap {
  constructor(private readonly exports: Exports) {}

  onApplicationBootstrap(): void {
    told.push(...this.exports.lists.map(({ schema }) => schema.title));
  }
}

@Module({ providers: [Packer] })
class PackerModule {}

const service = defineService({
  name: 'records',
  title: 'Notes',
  description: 'Notes.',
  modules: [PackerModule],
  migrations: [],
  exports: [{ name: 'notes', view: NoteView, query: () => notes, where: () => [] }],
});

it('knows what its lists look like before anything of it begins to work', async () => {
  const started = await startTestService(service);
  await started.close();
  expect(told).toEqual(['NoteView']);
});
