import { readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, request as forward, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { inRoot } from '../../scripts/lib/paths.js';

/** Matches the content hash in a file name. */
const HASH = /(?<=[/._-])[0-9a-f]{8,}(?=\.)/g;
const hashes = new Set(
  readdirSync(inRoot('.carnet/site'), { recursive: true, encoding: 'utf8' }).flatMap((name) => name.match(HASH) ?? []),
);

/** Maps a hash to another one, and back. */
const renamed = (hash: string): string => [...hash].map((sign) => (15 - parseInt(sign, 16)).toString(16)).join('');
const others = new Map([...hashes].map((hash) => [renamed(hash), hash]));
const WORD = /(?<![0-9a-z])[0-9a-f]{8,}(?![0-9a-z])/g;
const asNext = (text: string): string => text.replace(WORD, (word) => (hashes.has(word) ? renamed(word) : word));

/** The release that a file belongs to, by its name; undefined without a hash. */
export function releaseOf(path: string): 'this' | 'next' | undefined {
  const [hash = ''] = path.match(HASH) ?? [];
  return hashes.has(hash) ? 'this' : others.has(hash) ? 'next' : undefined;
}

/** A proxy to the stack that switches to a fake next release on demand: the same pages, with other names for all hashed files. */
export class TwoReleases {
  release: 'this' | 'next' = 'this';
  private readonly server: Server;

  private constructor(private readonly stack: string) {
    this.server = createServer((asked, answer) => this.pass(asked, answer));
  }

  static async before(stack: string): Promise<TwoReleases> {
    const site = new TwoReleases(stack);
    await new Promise<void>((resolve) => site.server.listen(0, '127.0.0.1', resolve));
    return site;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private pass(asked: IncomingMessage, answer: ServerResponse): void {
    const path = asked.url!;
    const release = releaseOf(path);
    if (release && release !== this.release) return void answer.writeHead(404).end();
    const to = new URL(
      path.replace(HASH, (hash) => others.get(hash) ?? hash),
      this.stack,
    );
    // The browser's cached copy is of this proxy, so the stack cannot validate it.
    const { 'if-none-match': _, 'if-modified-since': __, ...said } = asked.headers;
    const headers = { ...said, host: to.host, 'accept-encoding': 'identity' };
    const passed = forward(to, { method: asked.method, headers }, (from) => void this.tell(path, from, answer));
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  }

  private async tell(path: string, from: IncomingMessage, answer: ServerResponse): Promise<void> {
    const isText = /html|javascript|css|json/.test(from.headers['content-type'] ?? '') && !path.startsWith('/api/');
    const { 'content-length': _, ...headers } = from.headers;
    answer.writeHead(from.statusCode!, headers);
    if (isText && this.release === 'next') answer.end(asNext((await buffer(from)).toString()));
    else from.pipe(answer);
  }
}
