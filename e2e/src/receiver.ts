import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What a receiver was sent. */
export interface Heard {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Another server that Carnet sends to, as of webhooks or of ntfy: keeps what it gets, and answers the first so many with 500. */
export async function aReceiver({ refuses = 0 } = {}) {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      heard.push({ headers: request.headers, body });
      response.writeHead(heard.length <= refuses ? 500 : 200).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { heard, url: `http://127.0.0.1:${port}/carnet`, close: () => server.close() };
}
