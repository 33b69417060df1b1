import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { stackAddress } from '../api.js';
import { until } from '../until.js';
import type { Author } from './fixtures.js';

/** Uploads a picture of somebody's, with their mark for a caption, and waits until it is shown. Answers its id. */
export async function makePhoto({ token, mark }: Author): Promise<number> {
  const bytes = aPng();
  const metadata = { filename: `${mark}.png`, kind: 'photo' };
  const pairs = Object.entries(metadata).map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`);
  const begun = await ask('POST', '/api/uploads', token, {
    'upload-length': String(bytes.length),
    'upload-metadata': pairs.join(),
  });
  const sent = await ask(
    'PATCH',
    begun.headers.get('location') ?? '',
    token,
    { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    bytes,
  );
  const id = Number(sent.headers.get('carnet-file'));
  const path = `/api/photos/${id}`;
  await ask('PATCH', path, token, { 'content-type': 'application/json' }, JSON.stringify({ caption: mark }));
  const isShown = async () => ((await (await ask('GET', path, token)).json()) as { state: string }).state !== 'pending';
  await until('its pictures are made', isShown);
  return id;
}

async function ask(
  method: string,
  path: string,
  token: string,
  headers: Record<string, string> = {},
  body?: BodyInit | Buffer,
): Promise<Response> {
  const answer = await fetch(stackAddress() + path, {
    method,
    headers: { 'x-auth-token': token, ...headers },
    body: body as BodyInit | undefined,
  });
  if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** Another one each time. */
function aPng(): Buffer {
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
