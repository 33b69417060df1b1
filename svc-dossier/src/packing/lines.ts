import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { withRoom } from '@carnet/files';

/** A file that is written line by line. */
export class Lines {
  private readonly stream: WriteStream;
  private readonly written: Promise<void>;

  constructor(path: string) {
    this.stream = createWriteStream(path);
    this.written = withRoom(() => finished(this.stream));
    // The error is reported to callers that wait for the end, or for buffer space.
    this.written.catch(() => undefined);
  }

  async add(text: string): Promise<void> {
    if (text !== '' && !this.stream.write(text)) await Promise.race([once(this.stream, 'drain'), this.written]);
  }

  end(): Promise<void> {
    this.stream.end();
    return this.written;
  }
}
