import { Agent, get as httpGet, type ClientRequest } from 'node:http';
import { Agent as SecureAgent, get as httpsGet } from 'node:https';

export interface Answer {
  status: number;
  text: string;
}

/**
 * GETs of one service from another, over connections that are kept. Not `fetch`: after a request that is given up it opens a
 * connection for a next one that may never come, and the server that closes waits for it.
 */
export class HttpClient {
  private readonly urls: readonly string[];
  private readonly plain = new Agent({ keepAlive: true });
  private readonly secure = new SecureAgent({ keepAlive: true });
  private turn = 0;

  /** @param urls where the service answers; several, with commas between them, where it runs more than once */
  constructor(
    urls: string,
    private readonly headers: Record<string, string>,
  ) {
    this.urls = urls.split(',');
  }

  /**
   * Asks the address that answered last, and the others where that one cannot.
   * @throws Error where no whole answer comes before `cut`
   */
  async fetch(path: string, cut: AbortSignal): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      const answer = await this.ask(this.urls[this.turn % this.urls.length] + path, cut).catch(asError);
      if (!(answer instanceof Error) && answer.status < 500) return answer;
      this.turn += 1;
      if (tries < this.urls.length && !cut.aborted) continue;
      if (answer instanceof Error) throw answer;
      return answer;
    }
  }

  close(): void {
    this.plain.destroy();
    this.secure.destroy();
  }

  private async ask(url: string, cut: AbortSignal): Promise<Answer> {
    try {
      return await this.send(url, cut);
    } catch (error) {
      if (!(error instanceof StaleConnection)) throw error;
      return this.send(url, cut);
    }
  }

  private send(url: string, cut: AbortSignal): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const isSecure = url.startsWith('https:');
      const options = { agent: isSecure ? this.secure : this.plain, headers: this.headers, signal: cut };
      const request: ClientRequest = (isSecure ? httpsGet : httpGet)(url, options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
      });
      request.on('error', (error) => reject(isStale(request, error) ? new StaleConnection() : error));
    });
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** A kept connection that the other side had closed when it was used again: nothing was heard, so ask anew. */
class StaleConnection extends Error {}

function isStale(request: ClientRequest, error: NodeJS.ErrnoException): boolean {
  return request.reusedSocket && error.code === 'ECONNRESET';
}
