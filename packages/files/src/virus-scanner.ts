import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, LOG, type Log, type ServiceConfig } from '@carnet/runtime';
import { FileInfected, ScannerAway } from './upload.errors.js';

/** A scan must end before the client's timeout of a minute. */
const WITHIN_MS = 50_000;
const PIECE = 64 * 1024;

/** Scans files with clamd before they are accepted, if `FILES_CLAMD` is set. Uses clamd's command `INSTREAM`. */
@Injectable()
export class VirusScanner {
  constructor(
    @Inject(CONFIG) private readonly config: ServiceConfig,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** @throws FileInfected (422) if a virus was found, ScannerAway (503) if the scanner does not answer */
  async check(path: string): Promise<void> {
    const { clamd } = this.config.files;
    if (clamd === null) return;
    const answer = await this.ask(clamd, path);
    if (answer === 'stream: OK') return;
    const [, found] = /^stream: (.{1,200}) FOUND$/.exec(answer) ?? [];
    if (found === undefined) throw this.away(answer);
    this.log.warn({ found }, 'A file was refused: the virus scanner has found something in it');
    throw new FileInfected(found);
  }

  private async ask({ host, port }: { host: string; port: number }, path: string): Promise<string> {
    const socket = connect({ host, port });
    const patience = setTimeout(() => socket.destroy(new Error('No answer in time')), WITHIN_MS);
    try {
      const answer = text(socket);
      answer.catch(() => undefined);
      await send(path, socket);
      return (await answer).replace(/\0$/, '').trim();
    } catch (error) {
      throw this.away((error as Error).message);
    } finally {
      clearTimeout(patience);
      socket.destroy();
    }
  }

  private away(why: string): ScannerAway {
    this.log.warn(`The virus scanner does not say whether a file is clean: ${why || 'no answer'}`);
    return new ScannerAway();
  }
}

/** Sends chunks, each after its length; an empty chunk ends the stream. For a file over its size limit, clamd answers early and stops reading. */
async function send(path: string, socket: Socket): Promise<void> {
  const answered = new Promise<void>((resolve) => socket.once('end', resolve).once('close', () => resolve()));
  for await (const frame of framesOf(path)) {
    if (!socket.writable) return;
    if (!socket.write(frame)) await Promise.race([once(socket, 'drain').catch(() => undefined), answered]);
  }
}

async function* framesOf(path: string): AsyncIterable<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of createReadStream(path, { highWaterMark: PIECE })) {
    yield lengthOf((piece as Buffer).length);
    yield piece as Buffer;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
