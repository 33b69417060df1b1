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
  private readonly agent: Agent;
  private readonly get: typeof httpGet;

  constructor(
    private readonly url: string,
    private readonly headers: Record<string, string>,
  ) {
    const secure = url.startsWith('https:');
    this.agent = new (secure ? SecureAgent : Agent)({ keepAlive: true });
    this.get = secure ? httpsGet : httpGet;
  }

  /** @throws Error where no whole answer comes before `cut` */
  async fetch(path: string, cut: AbortSignal): Promise<Answer> {
    try {
      return await this.send(path, cut);
    } catch (error) {
      if (!(error instanceof StaleConnection)) throw error;
      return this.send(path, cut);
    }
  }

  close(): void {
    this.agent.destroy();
  }

  private send(path: string, cut: AbortSignal): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const options = { agent: this.agent, headers: this.headers, signal: cut };
      const request: ClientRequest = this.get(this.url + path, options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
      });
      request.on('error', (error) => reject(isStale(request, error) ? new StaleConnection() : error));
    });
  }
}

/** A kept connection that the other side had closed when it was used again: nothing was heard, so ask anew. */
class StaleConnection extends Error {}

function isStale(request: ClientRequest, error: NodeJS.ErrnoException): boolean {
  return request.reusedSocket && error.code === 'ECONNRESET';
}
