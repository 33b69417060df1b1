import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A message that the receiver got. */
export interface Heard {
  headers: IncomingHttpHeaders;
  body: string;
  /** Raw body, for messages that are not text. */
  bytes: Buffer;
}

interface Receiving {
  /** Statuses for the first messages; 200 afterwards. */
  answers?: number[];
}

/** A server that receives Carnet's messages: webhooks, ntfy or push. It stores them; `answers` sets the next statuses. */
export async function aReceiver({ answers = [] }: Receiving = {}) {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((bytes) => {
      heard.push({ headers: request.headers, body: bytes.toString(), bytes });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { heard, answers, url: `http://127.0.0.1:${port}/carnet`, close: () => server.close() };
}
