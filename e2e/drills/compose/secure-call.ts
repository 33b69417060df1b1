import { connect, type IncomingHttpHeaders, type IncomingHttpStatusHeader } from 'node:http2';
import { connect as connectByTcp } from 'node:net';
import { connect as connectByTls } from 'node:tls';

/** Caddy's address, and the certificate authority that signs for it. */
export interface SecureDoor {
  port: number;
  ca: string;
}

export interface SecureCall {
  path: string;
  method?: 'GET' | 'POST';
  body?: unknown;
  headers?: Record<string, string>;
  /** Destination address and source address on this machine. */
  host?: string;
  localAddress?: string;
}

export interface SecureAnswer {
  status: number | undefined;
  headers: IncomingHttpHeaders & IncomingHttpStatusHeader;
  protocol: string | null | undefined;
}

/** Sends a request by HTTP/2 on a new connection. */
export function callSecurely(door: SecureDoor, call: SecureCall): Promise<SecureAnswer> {
  const { path, method = 'GET', body, headers = {}, host = 'localhost', localAddress } = call;
  return new Promise((resolve, reject) => {
    const { port, ca } = door;
    const line = () =>
      connectByTls({
        ca,
        servername: 'localhost',
        ALPNProtocols: ['h2'],
        socket: connectByTcp({ host, port, localAddress }),
      });
    const session = connect(`https://localhost:${port}`, { createConnection: line });
    session.on('error', reject);
    const request = session.request({
      ':authority': `localhost:${port}`,
      ':path': path,
      ':method': method,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    });
    request.on('error', reject);
    request.on('response', (found) => {
      resolve({ status: found[':status'], headers: found, protocol: session.alpnProtocol });
      session.destroy();
    });
    request.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
