import { Blobs } from '@carnet/files';
import { Listener } from '@carnet/pg';
import { LOG, type Log } from '@carnet/runtime';
import { Binder, type Binding } from '../src/making/binder.js';
import type { BoundBook } from '../src/making/bound-book.js';
import { JobsRepository } from '../src/making/jobs.repository.js';
import { MakingService } from '../src/making/making.service.js';
import { type Gathered, Materials } from '../src/making/materials.js';
import { SealingKeys } from '../src/keys/sealing-keys.service.js';
import { aBook } from './a-book.js';
import type { Stack } from './stack.js';

/** A promise that the test resolves. */
export function aGate(): { open: () => void; passed: Promise<void> } {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { open, passed };
}

/** A fake of the other services, for making books. */
export class FakeMaterials extends Materials {
  constructor(private readonly given: () => Promise<Gathered> = () => Promise.resolve(nothing())) {
    super();
  }

  gather(): Promise<Gathered> {
    return this.given();
  }
}

export const nothing = (): Gathered => ({ book: aBook(), journal: null });

/** A fake binder; the test decides the result of each book. */
export class FakeBinder extends Binder {
  /** The number of started books. */
  begun = 0;

  constructor(
    private readonly become: (signal: AbortSignal, order: Parameters<Binder['bind']>[0]) => Promise<Binding>,
  ) {
    super();
  }

  override bind(
    order: Parameters<Binder['bind']>[0],
    tell: Parameters<Binder['bind']>[1],
    signal: AbortSignal,
  ): Promise<Binding> {
    this.begun += 1;
    tell({ step: 'photos', done: 1, of: 2 });
    return this.become(signal, order);
  }
}

/** Never finishes by itself; ends when it is aborted, as a process does. */
export const untilEnded = (signal: AbortSignal): Promise<Binding> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve({ failed: 'Its process ended (SIGKILL)', excess: null }));
  });

/** Starts another process that makes books, with the same database. */
export function aMaker(stack: Stack, binder: Binder, materials: Materials = new FakeMaterials()): MakingService {
  const { app, database, config } = stack;
  const maker = new MakingService(
    database,
    app.get(JobsRepository),
    materials,
    binder,
    app.get(SealingKeys),
    app.get(Blobs),
    app.get<Log>(LOG),
    { origin: 'books.test', makesBooks: true, bytesPerOwner: 1, exportDays: 7 },
    config,
    app.get(Listener),
  );
  maker.onApplicationBootstrap();
  return maker;
}

export type { BoundBook };
