import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stackAddress } from './api.js';

/** A proxy to the stack that pauses in the middle of an HTML file. */
export interface SlowLine {
  address: string;
  /** Sends the rest of the file. */
  goOn(): void;
  close(): void;
}

/** Holds back every page from the text `mark` on. */
export async function aSlowLine(mark: string): Promise<SlowLine> {
  let goOn = () => {};
  const released = new Promise<void>((resolve) => (goOn = resolve));
  const server = createServer((asked, answer) => {
    const { host: _, 'accept-encoding': __, ...headers } = asked.headers;
    const passed = request(stackAddress() + asked.url!, { method: asked.method, headers }, (came) =>
      came.headers['content-type']?.startsWith('text/html')
        ? void inTwoParts(came, answer, mark, released)
        : came.pipe(answer.writeHead(came.statusCode!, came.headers)),
    );
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address, goOn, close: () => (server.close(), server.closeAllConnections()) };
}

async function inTwoParts(came: IncomingMessage, answer: ServerResponse, mark: string, released: Promise<void>) {
  const text = (await came.setEncoding('utf8').toArray()).join('');
  const { 'content-length': _, ...headers } = came.headers;
  const at = text.indexOf(mark);
  answer.writeHead(came.statusCode!, headers).write(text.slice(0, at));
  await released;
  answer.end(text.slice(at));
}
