import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { childOptions } from '@carnet/runtime';
import type { OnModuleDestroy } from '@nestjs/common';
import type { Invoice } from '../invoices/invoice.js';
import { CLOCK_TIMES, type PictureLimits } from './watchdog.js';

/** Orders to and answers of the picture process, sent as messages. */
export type PictureOrder = { id: number; milliseconds: number } & Original & PictureTask;

/** The file to process. */
export interface Original {
  /** The path of the original, and its type by its content. */
  path: string;
  mediaType: string;
  /** Clockwise rotation of its pictures in degrees; text is recognized in any rotation. */
  turned?: number;
  /** An empty folder for the results. */
  folder: string;
}

/** The task: all pictures; text recognition; the attached invoice; or pictures of some pages, counted from 1. */
type PictureTask =
  | { task: 'pictures' }
  | { task: 'reading'; languages: readonly string[] }
  | { task: 'invoice' }
  | { task: 'pages'; pages: readonly number[] };

/** A picture file made by the process. */
export interface MadeVariant {
  /** The maximum of its longest side as text: `320`; or its page: `page-2`. */
  name: string;
  path: string;
  sha256: string;
  bytes: number;
  width: number;
  height: number;
}

/** The findings in an original, upright. A data file has no picture. */
export interface MadePicture {
  width: number | null;
  height: number | null;
  /** A blurred preview in about 25 bytes, base64, which a page can draw at once. */
  thumbhash: string | null;
  /** True if part of it was unreadable. */
  isDamaged: boolean;
  /** The time of the camera's clock, `YYYY-MM-DDTHH:MM:SS`, and its UTC offset, `+02:00`. */
  takenAt: string | null;
  takenOffset: string | null;
  camera: string | null;
  /** The text of a document with pages; its picture is the first page. */
  paper: ReadPaper | null;
  variants: MadeVariant[];
}

export interface ReadPaper {
  /** Null for a data file. */
  pages: number | null;
  /** The text of its first pages, without text in pictures; with the filled fields of its form. */
  text: string;
  /** True if the pages themselves contain text, beside form values. */
  isText: boolean;
  /** The invoice in it, as structured data. */
  invoice: Invoice | null;
  /** Further invoices of its file, if there are several. */
  others?: readonly Invoice[];
}

/** `unreadable` and `locked` are permanent: a retry does not help. `noRoom`: the disk is full. */
export type PictureAnswer = { id: number } & (
  | { made: unknown }
  | { unreadable: string }
  | { locked: true }
  | { noRoom: true }
  | { failed: string }
);

const LIMITS: PictureLimits = { milliseconds: 30_000, bytes: 1_500 * 1024 * 1024 };
/** The limit of the first try. A longer job is retried when no other job waits, with the full limit. */
const FIRST_MS = 10_000;
/** Longer than the watchdog needs: after this time the watchdog must be dead, too. */
const PATIENCE_MS = 5_000;
/** An idle process is ended, because it holds some 600 MB after reading a paper, and starts within a second. */
const IDLE_MS = 30_000;

/** The results for an original. `crashed` and `noRoom` may be temporary, the others are permanent. */
export type PictureOutcome<T = MadePicture> =
  | { made: T }
  | { unreadable: string }
  | { locked: true }
  | { noRoom: true }
  | { crashed: string };

/** Manages the process that makes pictures: starts it at the first job, restarts it after a crash, and ends it when it is idle. */
export class PictureProcess implements OnModuleDestroy {
  private child: ChildProcess | null = null;
  private orders = 0;
  private ordersUnderWay = 0;
  private leaving: NodeJS.Timeout | undefined;
  private readonly closing = new AbortController();

  /** @param idleMs the time after which an idle process is ended */
  constructor(private readonly idleMs = IDLE_MS) {}

  /** Aborts on shutdown: no job begins any more, and another instance takes over the running one. */
  get closed(): AbortSignal {
    return this.closing.signal;
  }

  onModuleDestroy(): void {
    this.closing.abort();
    this.end();
  }

  /** @param isFirst true for the first try, which has a shorter limit because other jobs may wait */
  make(original: Original, isFirst = true): Promise<PictureOutcome> {
    return this.perform({ ...original, task: 'pictures' }, isFirst ? FIRST_MS : LIMITS.milliseconds);
  }

  /** Recognizes the text on a picture of a paper, in one of these languages; null if there is none. */
  read(original: Original, languages: readonly string[]): Promise<PictureOutcome<string | null>> {
    return this.perform({ ...original, task: 'reading', languages });
  }

  /** The invoice attached to a paper, as structured data. */
  readInvoice(original: Original): Promise<PictureOutcome<Invoice | null>> {
    return this.perform({ ...original, task: 'invoice' });
  }

  makePages(original: Original, pages: readonly number[], isFirst = true): Promise<PictureOutcome<MadeVariant[]>> {
    return this.perform({ ...original, task: 'pages', pages }, isFirst ? FIRST_MS : LIMITS.milliseconds);
  }

  /** Runs one task; the caller must wait for its end before the next. */
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
      // A process that fails to start emits no `exit`.
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

  /** Clears the reference first, so that the ending process gets no new order. */
  private end(): void {
    clearTimeout(this.leaving);
    const { child } = this;
    this.child = null;
    child?.kill('SIGKILL');
  }

  private begin(): ChildProcess {
    const child = forkPictures();
    // An unhandled `error` event would end the service; `perform` also handles it.
    child.on('error', () => undefined);
    child.once('exit', () => {
      if (this.child === child) this.child = null;
    });
    return child;
  }
}

/** Starts the process without this process's environment variables. */
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
