import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A message that a receiver was sent. */
export interface Heard {
  headers: IncomingHttpHeaders;
  body: string;
  /** The body as it came, where it is no text. */
  bytes: Buffer;
}

interface Receiving {
  /** Answers to the first ones; 200 after that. */
  answers?: number[];
}

/** Another server that Carnet sends to, as of webhooks, of ntfy or of a push service: keeps what it gets. `answers` says what the next ones are answered. */
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
