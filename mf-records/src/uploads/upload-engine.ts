import { type Scope, randomId } from '@carnet/mf-kit/data';
import type { PhotosOf } from '@carnet/contracts';
import type { Transfer } from './upload-transfer';
import { UploadFailure } from './upload-failure';
import {
  type FileKind,
  isActive,
  isOver,
  keptFor,
  metadataOf,
  MOST_KEPT_BYTES,
  type Upload,
  type UploadState,
} from './upload.rules';
import type { KeptUpload, UploadShelf } from './upload-shelf';
import * as m from '../messages/upload-engine';

/** The service's limit of parallel uploads per person. */
const AT_ONCE = 3;
const LONGEST_WAIT_MS = 30_000;
/** If the service has forgotten an upload, it restarts at most this many times. */
const MOST_RESTARTS = 3;
const QUOTA_REACHED = 422;

export interface EngineWorld {
  /** Owner of the uploads. */
  person: Scope;
  shelf: UploadShelf;
  /** Sends one file and returns the id of its photo or document. Throws `UploadFailure`. */
  send: (transfer: Transfer) => Promise<number>;
  /** Deletes the received part of an upload from the service. */
  terminate: (url: string) => Promise<unknown>;
  /** Id of an earlier file with the same bytes; null if there is none. */
  sameAs: (kind: FileKind, fileId: number) => Promise<number | null>;
  /** Acquires an upload's lock for this tab and returns its release function; null if another tab holds it. */
  claim: (id: string) => Promise<(() => void) | null>;
  /** Waits until the other tab releases the lock; null if this page is hidden before. */
  claimOnceFree: (id: string) => Promise<(() => void) | null>;
  /** Waits for the lock of the page before this one; null if another tab holds it. */
  claimFromEarlierPage: (id: string) => Promise<(() => void) | null>;
  /** Called after a 401: asks the person to sign in, unless they already have. */
  checkSession: () => Promise<unknown>;
  isSignedIn: () => boolean;
  isOnline: () => boolean;
  /** Publishes a change of the shown uploads. */
  publish: (uploads: readonly Upload[]) => void;
}

interface WhatFor {
  of: PhotosOf | null;
  kind?: FileKind;
  /** The caption of a photo, or a document's title. */
  caption?: string | null;
  /** Path of the form that must be saved first. */
  form?: string | null;
  /** Position among the files of its record. */
  position?: number | null;
  /** Id of the import that the file belongs to. */
  importBatch?: string | null;
}

interface Job {
  shown: Upload;
  /** Null if the person has to choose the file again. */
  file: Blob | null;
  lastModified: number;
  url: string | null;
  /** True if it resumes by itself after a reload. */
  isKept: boolean;
  chosenAt: number;
  tries: number;
  restarts: number;
  /** Most bytes sent by any attempt. */
  furthest: number;
  /** Aborts the running attempt. */
  running: AbortController | null;
  timer?: ReturnType<typeof setTimeout>;
  letGo: () => void;
}

/**
 * Sends one person's files, three at a time, until each has arrived. Resumes after connection failures, restarts of the service, expired sessions and page
 * reloads. It is independent of pages.
 */
export class UploadEngine {
  #jobs: Job[] = [];
  #isEnded = false;
  #lastChosen = 0;
  /** Forms that were saved, or dropped (null), before `restore` had loaded their files. Null once `restore` is done. */
  #settledForms: Map<string, PhotosOf | null> | null = new Map();
  /** Uploads whose lock another tab, or the page before this one, holds. */
  readonly #elsewhere = new Map<string, Promise<void>>();
  /** Called after each change of the shown uploads. */
  readonly #watching = new Set<() => void>();

  constructor(private readonly world: EngineWorld) {}

  /** Adds files and returns the ids of their uploads. With `form`, they wait until that form is saved. */
  add(files: readonly File[], { of, kind = 'photo', caption = null, form = null }: WhatFor): string[] {
    if (this.#isEnded) return [];
    const ids = files.map((file) => {
      const known = this.#completed(file);
      if (known) return known.shown.id;
      const id = randomId();
      void this.#take(file, { of, kind, caption, form, position: null, importBatch: null }, id);
      return id;
    });
    this.#goOn();
    return ids;
  }

  /**
   * Adds files like `add`. Resolves once a reload cannot lose any of them: each is stored in the browser or has arrived. Returns the files that were refused
   * or cancelled before.
   */
  async addForGood(files: readonly File[], what: Pick<WhatFor, 'of' | 'kind'>): Promise<readonly File[]> {
    if (this.#isEnded) return files;
    const whole = { kind: 'photo', caption: null, form: null, position: null, importBatch: null, ...what } as const;
    const taking = files.map(async (file) => {
      const job = this.#completed(file) ?? (await this.#take(file, whole));
      return job.isKept || (await this.#arrival(job)) ? [] : [file];
    });
    this.#goOn();
    return (await Promise.all(taking)).flat();
  }

  /** Adds a file that waits until its form is saved. Returns true if the browser has stored it, so that it survives a reload. */
  async hold(
    file: File,
    form: string,
    what: Pick<Upload, 'kind' | 'caption' | 'position' | 'importBatch'>,
  ): Promise<boolean> {
    if (this.#isEnded) return false;
    const job = await this.#take(file, { position: null, importBatch: null, ...what, of: null, form });
    // Uses the copy on disk from now on, so that the file does not stay in memory.
    if (job.isKept) job.file = (await this.world.shelf.file(this.world.person, job.shown.id)) ?? file;
    this.#show();
    return job.isKept;
  }

  /**
   * Resumes what an earlier page had not finished. Uploads that another tab sends are resumed when that tab is closed. Files that another tab holds for a form
   * stay there.
   */
  async restore(): Promise<void> {
    try {
      const { shelf, person } = this.world;
      const ofForms: Promise<void>[] = [];
      for (const kept of await shelf.list(person)) {
        if (this.#has(kept.id)) continue;
        if (kept.chosenAt < Date.now() - keptFor(kept.form)) await this.#removeKept(kept.id);
        else ofForms.push(...(await this.#restoreOne(kept)));
      }
      this.#goOn();
      await Promise.all(ofForms);
    } finally {
      this.#settledForms = null;
    }
  }

  pause(id: string): void {
    const job = this.#find(id);
    if (!job || !isActive(job.shown)) return;
    this.#stop(job);
    this.#change(job, { state: 'paused', problem: null });
    void this.#keep(job);
    this.#goOn();
  }

  /** Resumes an upload that is paused, delayed or failed. */
  resume(id: string): void {
    const job = this.#find(id);
    if (!job || !['paused', 'delayed', 'failed'].includes(job.shown.state)) return;
    Object.assign(job, { tries: 0, restarts: 0 });
    this.#queue(job);
    void this.#keep(job);
    this.#goOn();
  }

  pauseAll(): void {
    for (const { shown } of [...this.#jobs]) this.pause(shown.id);
  }

  resumeAll(): void {
    for (const { shown } of [...this.#jobs]) this.resume(shown.id);
  }

  /** Cancels an upload and deletes its received part. A finished upload is just removed from the list. */
  cancel(id: string): void {
    const job = this.#find(id);
    if (!job) return;
    this.#stop(job);
    this.#jobs = this.#jobs.filter((other) => other !== job);
    if (job.url && job.shown.state !== 'done') this.world.terminate(job.url).catch(() => undefined);
    this.#forget(job);
    this.#goOn();
  }

  /** Removes finished uploads from the list. */
  clear(): void {
    for (const { shown } of this.#jobs.filter((job) => isOver(job.shown))) this.cancel(shown.id);
  }

  /** Call after a form was saved as `of`: its files are sent. */
  release(form: string, of: PhotosOf): void {
    void this.releaseAll(new Map([[form, of]]));
  }

  /** The same for many forms. Resolves once this is stored, so that it survives a reload. */
  async releaseAll(forms: ReadonlyMap<string, PhotosOf>): Promise<void> {
    const kept: Promise<void>[] = [];
    for (const [form, of] of forms) {
      this.#settle(form, of);
      for (const job of this.#waitingFor(form)) kept.push(this.#release(job, of));
    }
    this.#goOn();
    await Promise.all(kept);
  }

  /** Moves files from one form to another. Resolves once this is stored, so that it survives a reload. */
  async move(form: string, to: string): Promise<void> {
    const moved = this.#waitingFor(form);
    for (const job of moved) this.#change(job, { form: to });
    await Promise.all(moved.map((job) => this.#keep(job)));
    this.#show();
  }

  /** Forms with waiting files. */
  get forms(): ReadonlySet<string> {
    return new Set(this.#jobs.flatMap(({ shown }) => shown.form ?? []));
  }

  /** Call after a form was discarded: its files are dropped. */
  drop(form: string): void {
    this.#settle(form, null);
    for (const { shown } of this.#waitingFor(form)) this.cancel(shown.id);
  }

  /** Retries delayed uploads now, because the connection is back or the person has signed in. */
  wake(): void {
    for (const job of this.#jobs) if (job.shown.state === 'delayed') this.#queue(job);
    this.#goOn();
  }

  get isIdle(): boolean {
    return this.#jobs.length === 0;
  }

  /** Uploads that have not arrived and have not failed. */
  get awaited(): readonly Upload[] {
    return this.#jobs.map(({ shown }) => shown).filter((upload) => !isOver(upload));
  }

  /** Tells whether a reload would lose any bytes. */
  get wouldLose(): boolean {
    return this.#jobs.some(({ shown, isKept, file }) => file !== null && !isKept && !isOver(shown));
  }

  /** Stops all uploads in this tab. Stored ones resume with the person's next engine. */
  end(): void {
    this.#isEnded = true;
    for (const job of this.#jobs) {
      this.#stop(job);
      job.letGo();
    }
    this.#jobs = [];
    this.world.publish([]);
    this.#look();
  }

  async #take(file: File, what: Required<WhatFor>, id = randomId()): Promise<Job> {
    const { of, kind, caption, form, position, importBatch } = what;
    const job: Job = {
      shown: {
        ...{ id, kind, name: file.name, bytes: file.size, sent: 0, caption, of, form, position, importBatch },
        ...{ state: form === null ? 'queued' : 'held', problem: null, fileId: null, sameAs: null },
      },
      ...{ file, lastModified: file.lastModified, url: null, isKept: false, chosenAt: this.#nextChosen() },
      ...{ tries: 0, restarts: 0, furthest: 0, running: null, letGo: () => undefined },
    };
    const isTooMuch = this.#bytesKept() + file.size > MOST_KEPT_BYTES;
    this.#jobs.push(job);
    void this.world.claim(id).then((letGo) => {
      if (this.#jobs.includes(job) && letGo) job.letGo = letGo;
      else letGo?.();
    });
    job.isKept = !isTooMuch;
    await this.#keep(job, isTooMuch ? undefined : file);
    return job;
  }

  /** Restores one stored file. Returns the promises to wait for, if it belongs to a form and is locked. */
  async #restoreOne(kept: KeptUpload): Promise<Promise<void>[]> {
    const { claim, claimOnceFree, claimFromEarlierPage } = this.world;
    const letGo = await claim(kept.id);
    if (letGo) await this.#takeUp(kept, letGo);
    else if (kept.form !== null) return [this.#takeUpLater(kept.id, () => claimFromEarlierPage(kept.id))];
    else void this.#takeUpLater(kept.id, () => claimOnceFree(kept.id));
    return [];
  }

  async #takeUp(kept: KeptUpload, letGo: () => void): Promise<void> {
    try {
      const file = await this.world.shelf.file(this.world.person, kept.id);
      if (this.#isEnded || this.#has(kept.id)) return letGo();
      const job = restored(kept, file, letGo);
      this.#jobs.push(job);
      this.#jobs.sort((one, other) => one.chosenAt - other.chosenAt);
      const of = kept.form === null ? undefined : this.#settledForms?.get(kept.form);
      if (of) await this.#release(job, of);
      else if (of === null) this.cancel(kept.id);
    } catch {
      letGo(); // The file cannot be read now. The next restore tries again; the others go on.
    }
  }

  #takeUpLater(id: string, claimed: () => Promise<(() => void) | null>): Promise<void> {
    const waited = this.#elsewhere.get(id);
    if (waited) return waited;
    const taken = claimed()
      .then((letGo) => (letGo ? this.#takeUpIfThere(id, letGo) : undefined))
      .finally(() => this.#elsewhere.delete(id));
    this.#elsewhere.set(id, taken);
    return taken;
  }

  /** Resumes an upload whose lock another tab has released, unless that tab has sent or cancelled it. */
  async #takeUpIfThere(id: string, letGo: () => void): Promise<void> {
    try {
      const { shelf, person } = this.world;
      const kept = this.#isEnded ? undefined : (await shelf.list(person)).find((one) => one.id === id);
      if (!kept) return letGo();
      await this.#takeUp(kept, letGo);
      this.#goOn();
    } catch {
      letGo();
    }
  }

  /** Only the first call counts: the form may have been opened again since. */
  #settle(form: string, of: PhotosOf | null): void {
    if (!this.#settledForms?.has(form)) this.#settledForms?.set(form, of);
  }

  #release(job: Job, of: PhotosOf): Promise<void> {
    this.#change(job, { of, form: null });
    this.#queue(job);
    return this.#keep(job);
  }

  /** A timestamp later than all before, so that files chosen together keep their order. */
  #nextChosen(): number {
    this.#lastChosen = Math.max(Date.now(), this.#lastChosen + 1);
    return this.#lastChosen;
  }

  /** Finds the upload with state `missing` whose file is this one. */
  #completed(file: File): Job | undefined {
    const job = this.#jobs.find(
      ({ shown, lastModified }) =>
        shown.state === 'missing' &&
        shown.name === file.name &&
        shown.bytes === file.size &&
        lastModified === file.lastModified,
    );
    if (!job) return undefined;
    job.file = file;
    this.#change(job, { state: job.shown.form === null ? 'queued' : 'held', problem: null });
    return job;
  }

  #goOn(): void {
    if (this.#isEnded) return;
    const places = AT_ONCE - this.#jobs.filter(({ shown }) => shown.state === 'sending').length;
    const isFull = this.#jobs.some(waitsForPlace);
    const next = this.#jobs
      .filter(({ shown, url }) => shown.state === 'queued' && !(isFull && url === null))
      .slice(0, Math.max(places, 0));
    if (this.world.isSignedIn()) for (const job of next) void this.#try(job);
    this.#show();
  }

  #show(): void {
    if (!this.#isEnded) this.world.publish(this.#jobs.map(({ shown }) => shown));
    this.#look();
  }

  #look(): void {
    for (const look of [...this.#watching]) look();
  }

  /** Resolves to true once the file has arrived; to false if it is refused or cancelled. */
  #arrival(job: Job): Promise<boolean> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.#jobs.includes(job) && !isOver(job.shown)) return;
        this.#watching.delete(look);
        resolve(job.shown.state === 'done');
      };
      this.#watching.add(look);
      look();
    });
  }

  async #try(job: Job): Promise<void> {
    const running = new AbortController();
    job.running = running;
    this.#change(job, { state: 'sending', problem: null });
    try {
      const fileId = await this.world.send({
        file: job.file!,
        metadata: metadataOf(job.shown),
        url: job.url,
        signal: running.signal,
        onUrl: (url) => this.#hasUrl(job, url),
        onProgress: (sent) => this.#hasSent(job, sent),
      });
      if (!running.signal.aborted) this.#isThere(job, fileId);
    } catch (error) {
      if (!running.signal.aborted) await this.#hasFailed(job, error);
    }
    this.#goOn();
  }

  #hasUrl(job: Job, url: string): void {
    if (job.url === url) return;
    job.url = url;
    void this.#keep(job);
  }

  #hasSent(job: Job, sent: number): void {
    if (sent > job.furthest) Object.assign(job, { furthest: sent, tries: 0 });
    this.#change(job, { sent });
    this.#show();
  }

  #isThere(job: Job, fileId: number): void {
    job.running = null;
    this.#hasRoom();
    this.#change(job, { state: 'done', sent: job.shown.bytes, fileId });
    this.#forget(job);
    this.world.sameAs(job.shown.kind, fileId).then(
      (sameAs) => {
        this.#change(job, { sameAs });
        this.#show();
      },
      () => undefined, // The file has arrived. The check for duplicates is not essential.
    );
  }

  async #hasFailed(job: Job, error: unknown): Promise<void> {
    job.running = null;
    const failure = error instanceof UploadFailure ? error : new UploadFailure('', 0);
    if (failure.status === 401) return this.#isRefused(job);
    if (failure.isGone && job.restarts < MOST_RESTARTS) {
      Object.assign(job, { url: null, restarts: job.restarts + 1, furthest: 0 });
      return this.#queue(job);
    }
    if (!failure.isPassing) {
      // A failure by quota stays stored: the file may fit later. Other refusals are final, also after a reload.
      if (failure.status !== QUOTA_REACHED) void this.#removeKept(job.shown.id);
      return this.#change(job, { state: 'failed', problem: failure.message || m.refused });
    }
    if (failure.isOneTooMany) return this.#waitForPlace(job);
    const says = failure.status >= 500 ? failure.message : '';
    this.#delay(job, this.world.isOnline() ? says || m.lineLost : m.offline, failure.retryAfter);
  }

  /** Retries at long intervals while too many uploads are in progress. All waiting uploads go on as soon as one has arrived. */
  #waitForPlace(job: Job): void {
    this.#delay(job, m.manyOnTheirWay, LONGEST_WAIT_MS / 1000);
  }

  #hasRoom(): void {
    for (const job of this.#jobs.filter(waitsForPlace)) this.#queue(job);
  }

  /** After a sign-in, `wake` resumes the upload. If the session is still valid, it is retried like after any failure. */
  async #isRefused(job: Job): Promise<void> {
    this.#change(job, { state: 'delayed', problem: m.signedOut });
    const checked = this.world.checkSession();
    this.#show();
    await checked;
    if (this.world.isSignedIn() && job.shown.state === 'delayed') this.#delay(job, m.lineLost, null);
  }

  /** @param seconds delay that the service asks for */
  #delay(job: Job, problem: string, seconds: number | null): void {
    const wait = seconds === null ? 1000 * 2 ** job.tries : seconds * 1000;
    job.tries += 1;
    this.#change(job, { state: 'delayed', problem });
    const again = () => {
      this.#queue(job);
      this.#goOn();
    };
    job.timer = setTimeout(again, Math.min(wait, LONGEST_WAIT_MS));
  }

  #queue(job: Job): void {
    clearTimeout(job.timer);
    this.#change(job, { state: job.file ? 'queued' : 'missing', problem: job.file ? null : m.chooseAgain });
  }

  #stop(job: Job): void {
    clearTimeout(job.timer);
    job.running?.abort();
    job.running = null;
  }

  #change(job: Job, changes: Partial<Upload>): void {
    job.shown = { ...job.shown, ...changes };
  }

  async #keep(job: Job, file?: File): Promise<void> {
    const { shelf, person } = this.world;
    const { id, kind, name, bytes, caption, of, form, position, importBatch, state } = job.shown;
    const { lastModified, url, chosenAt } = job;
    const kept: KeptUpload = {
      id,
      kind,
      name,
      bytes,
      caption,
      lastModified,
      of,
      form,
      position,
      importBatch,
      url,
      chosenAt,
      paused: state === 'paused',
    };
    if (!this.#isWanted(job)) return;
    try {
      await shelf.keep(person, kept);
      if (file) await shelf.keepFile(person, id, file);
      if (!this.#isWanted(job)) await shelf.remove(person, [id]);
    } catch {
      job.isKept = false;
    }
  }

  #isWanted = (job: Job): boolean => this.#jobs.includes(job) && job.shown.state !== 'done';

  /** Releases the lock only after removal, because another tab may wait for it. */
  #forget(job: Job): void {
    void this.#removeKept(job.shown.id).then(() => job.letGo());
  }

  #removeKept(id: string): Promise<void> {
    const { shelf, person } = this.world;
    return shelf.remove(person, [id]).catch(() => undefined);
  }

  #bytesKept(): number {
    return this.#jobs.reduce((sum, { shown, isKept }) => sum + (isKept && !isOver(shown) ? shown.bytes : 0), 0);
  }

  #waitingFor = (form: string): Job[] =>
    this.#jobs.filter(({ shown }) => shown.form === form && (shown.state === 'held' || shown.state === 'missing'));

  #find = (id: string): Job | undefined => this.#jobs.find(({ shown }) => shown.id === id);

  #has = (id: string): boolean => this.#find(id) !== undefined;
}

/** True if the service has refused the upload because too many are in progress. No new upload starts until one of these is retried. */
const waitsForPlace = ({ shown }: Job): boolean => shown.state === 'delayed' && shown.problem === m.manyOnTheirWay;

function restored(kept: KeptUpload, file: Blob | null, letGo: () => void): Job {
  const { id, kind = 'photo', name, bytes, caption = null, of, form, paused, url, lastModified, chosenAt } = kept;
  const { position = null, importBatch = null } = kept;
  const whole = file && file.size === bytes ? file : null;
  const state: UploadState = whole === null ? 'missing' : form !== null ? 'held' : paused ? 'paused' : 'queued';
  return {
    shown: {
      ...{ id, kind, name, bytes, sent: 0, caption, of, form, position, importBatch, state },
      ...{ problem: whole === null ? m.chooseAgain : null, fileId: null, sameAs: null },
    },
    ...{ file: whole, lastModified, url, isKept: whole !== null, chosenAt },
    ...{ tries: 0, restarts: 0, furthest: 0, running: null, letGo },
  };
}
