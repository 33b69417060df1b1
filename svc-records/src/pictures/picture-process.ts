import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { childOptions } from '@carnet/runtime';
import type { OnModuleDestroy } from '@nestjs/common';
import type { Invoice } from '../invoices/invoice.js';
import { CLOCK_TIMES, type PictureLimits } from './watchdog.js';

/** Orders and answers of the picture process: messages between two processes. */
export type PictureOrder = { id: number; milliseconds: number } & Original & PictureTask;

/** A file of which something is made. */
export interface Original {
  /** The path of the original, and its type by its content. */
  path: string;
  mediaType: string;
  /** The turn of its pictures, clockwise in degrees; text on it is read however it lies. */
  turned?: number;
  /** An empty folder for what is made. */
  folder: string;
}

/** Its pictures; what is written on it; the invoice that it has in itself; pictures of some of its pages, counted from 1. */
type PictureTask =
  | { task: 'pictures' }
  | { task: 'reading'; languages: readonly string[] }
  | { task: 'invoice' }
  | { task: 'pages'; pages: readonly number[] };

/** A picture that was made, in a file of its own. */
export interface MadeVariant {
  /** Its longest side at most, as a text: `320`; or the page that it shows: `page-2`. */
  name: string;
  path: string;
  sha256: string;
  bytes: number;
  width: number;
  height: number;
}

/** The findings in an original, the right way up. Of data there is no picture. */
export interface MadePicture {
  width: number | null;
  height: number | null;
  /** Base64 of some 25 bytes, from which a page draws a blurred picture at once. */
  thumbhash: string | null;
  /** Some of it could not be read. */
  isDamaged: boolean;
  /** The time of the camera's clock, `YYYY-MM-DDTHH:MM:SS`, and its distance from UTC, `+02:00`. */
  takenAt: string | null;
  takenOffset: string | null;
  camera: string | null;
  /** The reading of a document of pages; the picture is that of its first. */
  paper: ReadPaper | null;
  variants: MadeVariant[];
}

export interface ReadPaper {
  /** Null of data. */
  pages: number | null;
  /** The text of its first pages, as far as it is text and not a picture of text; with the filled fields of its form. */
  text: string;
  /** The pages say something as text themselves, and not only what is filled into them. */
  isText: boolean;
  /** The invoice that it contains as data. */
  invoice: Invoice | null;
  /** The other invoices of its file, where it has several. */
  others?: readonly Invoice[];
}

/** `unreadable` and `locked` say why an original is nothing that can be shown; another try would find the same. `noRoom`: the disk is full. */
export type PictureAnswer = { id: number } & (
  | { made: unknown }
  | { unreadable: string }
  | { locked: true }
  | { noRoom: true }
  | { failed: string }
);

const LIMITS: PictureLimits = { milliseconds: 30_000, bytes: 1_500 * 1024 * 1024 };
/** A longer job holds up the others: it waits until nobody is behind it, and has the whole limit then. */
const FIRST_MS = 10_000;
/** Longer than the watchdog needs; where this passes, the watchdog is dead too. */
const PATIENCE_MS = 5_000;
/** A process that has read a paper holds some 600 MB, and starts within a second. */
const IDLE_MS = 30_000;

/** The outcomes of an original. `crashed` and `noRoom` may pass, the others not. */
export type PictureOutcome<T = MadePicture> =
  | { made: T }
  | { unreadable: string }
  | { locked: true }
  | { noRoom: true }
  | { crashed: string };

/** The process that makes pictures: begun when the first one comes, and again after each that it dies of. It leaves when nothing is to be done for a while. */
export class PictureProcess implements OnModuleDestroy {
  private child: ChildProcess | null = null;
  private orders = 0;
  private ordersUnderWay = 0;
  private leaving: NodeJS.Timeout | undefined;
  private readonly closing = new AbortController();

  /** @param idleMs after which a process that has nothing to do is ended */
  constructor(private readonly idleMs = IDLE_MS) {}

  /** Aborts when nothing is begun any more, and what was under way is to be done by another one. */
  get closed(): AbortSignal {
    return this.closing.signal;
  }

  onModuleDestroy(): void {
    this.closing.abort();
    this.end();
  }

  /** @param isFirst nobody has tried it yet, and others may wait */
  make(original: Original, isFirst = true): Promise<PictureOutcome> {
    return this.perform({ ...original, task: 'pictures' }, isFirst ? FIRST_MS : LIMITS.milliseconds);
  }

  /** Reads the text on a picture of a paper, in one of these languages; null if there is none. */
  read(original: Original, languages: readonly string[]): Promise<PictureOutcome<string | null>> {
    return this.perform({ ...original, task: 'reading', languages });
  }

  /** The invoice that a paper has in itself as data. */
  readInvoice(original: Original): Promise<PictureOutcome<Invoice | null>> {
    return this.perform({ ...original, task: 'invoice' });
  }

  makePages(original: Original, pages: readonly number[], isFirst = true): Promise<PictureOutcome<MadeVariant[]>> {
    return this.perform({ ...original, task: 'pages', pages }, isFirst ? FIRST_MS : LIMITS.milliseconds);
  }

  /** One at a time: the next is asked for when this one has ended. */
  private async perform<T>(
    order: Original & PictureTask,
    milliseconds = LIMITS.milliseconds,
  ): Promise<PictureOutcome<T>> {
    clearTimeout(this.leaving);
    this.ordersUnderWay += 1;
    try {
      return await this.ask(order, milliseconds);
    } finally {
      this.ordersUnderWay -= 1;
      if (this.ordersUnderWay === 0) this.leaving = setTimeout(() => this.end(), this.idleMs).unref();
    }
  }

  private async ask<T>(order: Original & PictureTask, milliseconds: number): Promise<PictureOutcome<T>> {
    const child = (this.child ??= this.begin());
    const id = ++this.orders;
    const outcome = await new Promise<PictureOutcome<T>>((resolve) => {
      const patience = setTimeout(() => child.kill('SIGKILL'), CLOCK_TIMES * milliseconds + PATIENCE_MS);
      const onExit = (code: number | null, signal: string | null): void =>
        end({ crashed: `The picture process ended (${signal ?? code})` });
      const onMessage = (answer: PictureAnswer): void => {
        if (answer.id === id) end('failed' in answer ? { crashed: answer.failed } : (answer as PictureOutcome<T>));
      };
      // A process that cannot be started never exits.
      const onError = ({ message }: Error): void => end({ crashed: `The picture process failed: ${message}` });
      const end = (result: PictureOutcome<T>): void => {
        clearTimeout(patience);
        child.off('exit', onExit).off('error', onError).off('message', onMessage);
        resolve(result);
      };
      child.once('exit', onExit).once('error', onError).on('message', onMessage);
      child.send({ ...order, id, milliseconds }, (error) => error && child.kill('SIGKILL'));
    });
    if ('crashed' in outcome) {
      child.kill('SIGKILL');
      if (this.child === child) this.child = null;
    }
    return outcome;
  }

  /** Forgets the process before it ends it, so that no order is given to one that leaves. */
  private end(): void {
    clearTimeout(this.leaving);
    const { child } = this;
    this.child = null;
    child?.kill('SIGKILL');
  }

  private begin(): ChildProcess {
    const child = forkPictures();
    // Unheard, it would end the service; whoever waits for an answer hears it as well.
    child.on('error', () => undefined);
    child.once('exit', () => {
      if (this.child === child) this.child = null;
    });
    return child;
  }
}

/** Nothing of this process's environment goes along. */
function forkPictures(): ChildProcess {
  const here = fileURLToPath(import.meta.url);
  const child = fork(here.replace(/picture-process(\.\w+)$/, 'picture-child$1'), [JSON.stringify(LIMITS)], {
    env: {},
    execArgv: childOptions(here),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  child.unref();
  child.channel?.unref();
  return child;
}
