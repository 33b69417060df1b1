import { request } from 'node:http';
import { pause } from '../../../scripts/lib/processes.js';
import { beginUpload, type Uploader } from '../../src/tus.js';
import { hashOf, type SentPhoto } from './photos.js';

const PIECE = 32 * 1024;
const PIECES_PER_SECOND = 32;
const BETWEEN_TRIES_MS = 250;
const PATIENCE_MS = 300_000;

/** Uploads a photo at the speed of a mobile connection. After each cut, it resumes until the photo is acknowledged. */
export class CutUpload {
  /** Id of the resulting photo. */
  fileId: number | null = null;
  /** Number of bytes sent again after each cut. */
  readonly sentAgain: number[] = [];

  constructor(
    readonly to: Required<Uploader>,
    readonly bytes: Buffer,
    /** Additional metadata: `vehicle_id`. */
    private readonly more: Readonly<Record<string, string>> = {},
  ) {}

  photo(): SentPhoto {
    return { id: this.fileId ?? 0, sha256: hashOf(this.bytes) };
  }

  async send(): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    let [location, handedOver] = [null as string | null, 0];
    while (this.fileId === null) {
      if (Date.now() > end) throw new Error(`An upload was not acknowledged within ${PATIENCE_MS / 1000} s`);
      try {
        location ??= await beginUpload(this.to, 'photo', 'photo.jpg', this.bytes.length, this.more);
        const offset = await this.offset(location);
        if (offset === null) continue;
        if (handedOver > 0) this.sentAgain.push(handedOver - offset);
        handedOver = offset;
        await this.sendFrom(location, offset, (upTo) => (handedOver = upTo));
      } catch {
        // The service is down or has too many uploads.
        await pause(BETWEEN_TRIES_MS);
      }
    }
  }

  /** Received offset of the upload; null once it is complete. */
  private async offset(location: string): Promise<number | null> {
    const answer = await fetch(this.to.address + location, { method: 'HEAD', headers: this.headers() });
    if (!answer.ok) throw new Error(`HEAD answers ${answer.status}`);
    const fileId = answer.headers.get('carnet-file');
    if (fileId === null) return Number(answer.headers.get('upload-offset'));
    this.fileId = Number(fileId);
    return null;
  }

  private sendFrom(location: string, offset: number, tell: (upTo: number) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const outgoing = request(this.to.address + location, {
        method: 'PATCH',
        agent: false,
        headers: {
          ...this.headers(),
          'upload-offset': offset,
          'content-type': 'application/offset+octet-stream',
          'content-length': this.bytes.length - offset,
        },
      });
      let isOver = false;
      const over = (error?: Error): void => {
        isOver = true;
        outgoing.destroy();
        if (error) reject(error);
        else resolve();
      };
      outgoing.on('error', over);
      outgoing.on('response', (answer) => {
        answer.resume();
        if (answer.statusCode !== 204) return over(new Error(`PATCH answers ${answer.statusCode}`));
        this.fileId = Number(answer.headers['carnet-file']);
        over();
      });
      const next = (from: number): void => {
        if (isOver) return;
        const to = Math.min(from + PIECE, this.bytes.length);
        outgoing.write(this.bytes.subarray(from, to), (error) => {
          if (error || isOver) return;
          tell(to);
          if (to === this.bytes.length) outgoing.end();
          else setTimeout(() => next(to), 1000 / PIECES_PER_SECOND);
        });
      };
      next(offset);
    });
  }

  private headers(): Record<string, string> {
    return { 'x-auth-token': this.to.token, 'tus-resumable': '1.0.0' };
  }
}
