import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { stackAddress } from './api.js';
import { until } from './until.js';

/** Whose photos, and in which stack. */
export interface Uploader {
  token: string;
  address?: string;
}

/** Uploads a picture by tus, in one piece. Answers the photo's id. */
export async function uploadPhoto(to: Uploader, name: string, bytes = aPng()): Promise<number> {
  const pairs = Object.entries({ filename: name, kind: 'photo' }).map(
    ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
  );
  const begun = await askFor(to, 'POST', '/api/uploads', {
    'upload-length': String(bytes.length),
    'upload-metadata': pairs.join(),
  });
  const piece = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  const sent = await askFor(to, 'PATCH', begun.headers.get('location') ?? '', piece, bytes);
  return Number(sent.headers.get('carnet-file'));
}

/** Waits until pictures of it are made, or it is known that none can be. */
export async function pictured(of: Uploader, id: number): Promise<void> {
  const state = async () => ((await (await askFor(of, 'GET', `/api/photos/${id}`)).json()) as { state: string }).state;
  await until('its pictures are made', async () => (await state()) !== 'pending');
}

/** @throws where it is refused */
export async function askFor(
  { token, address = stackAddress() }: Uploader,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: Buffer | string,
): Promise<Response> {
  const answer = await fetch(address + path, {
    method,
    headers: { 'x-auth-token': token, ...headers },
    body: typeof body === 'string' ? body : body && new Uint8Array(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** Another one each time. */
export function aPng(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(1, 0);
  header.writeUInt32BE(1, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat([Buffer.from([0]), randomBytes(3)]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
