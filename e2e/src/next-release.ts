import { readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, request as forward, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
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

/** The releases of the files that a page has fetched; none for a page that is just being loaded anew. */
export async function releasesOf(page: Page): Promise<string[]> {
  const paths = await page
    .evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
    .catch((): string[] => []);
  return [...new Set(paths.flatMap((path) => releaseOf(path) ?? []))];
}

/**
 * A site in front of the stack's that goes on to its next release when a test says so: the same pages, all of whose files have other names. It holds
 * back what it answers to a navigation, or refuses it, when a test says so.
 */
export class TwoReleases {
  release: 'this' | 'next' = 'this';
  /** The status of every page, in place of the page. */
  refusal?: number;
  /** Pages that were asked for, by their address. */
  readonly pages: string[] = [];
  private line = Promise.resolve();
  private readonly server: Server;

  private constructor(private readonly stack: string) {
    this.server = createServer((asked, answer) => void this.take(asked, answer));
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

  /** Holds back every page from now on; returns how to let them go. */
  holdPages(): () => void {
    let letGo = () => {};
    this.line = new Promise<void>((resolve) => (letGo = resolve));
    return letGo;
  }

  private async take(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (asked.headers.accept?.includes('text/html')) {
      this.pages.push(asked.url!);
      await this.line;
      if (this.refusal) return void answer.writeHead(this.refusal).end();
    }
    this.pass(asked, answer);
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
