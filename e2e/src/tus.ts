import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { pause } from '../../scripts/lib/processes.js';
import { asksToWait, PATIENCE_MS, stackAddress } from './api.js';
import { until } from './until.js';

/** Kinds of records that an upload can become. */
export type FileKind = 'photo' | 'document';

/** Owner and stack of an upload. */
export interface Uploader {
  token: string;
  address?: string;
}

/** Uploads a picture by tus, in one request. Returns the photo's id. */
export const uploadPhoto = (to: Uploader, name: string, bytes = aPng()): Promise<number> =>
  uploadFile(to, 'photo', name, bytes);

/** Uploads a file by tus, in one request. Returns the id of the photo or document. */
export async function uploadFile(to: Uploader, kind: FileKind, name: string, bytes: Buffer): Promise<number> {
  const location = await beginUpload(to, kind, name, bytes.length);
  const piece = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  const sent = await askFor(to, 'PATCH', location, piece, bytes);
  return Number(sent.headers.get('carnet-file'));
}

/** Uploads a passport of another installation by tus. Returns the id of the import. */
export async function uploadPassport(to: Uploader, name: string, bytes: Buffer): Promise<number> {
  const begun = await askFor(to, 'POST', '/api/passport-uploads', {
    'upload-length': String(bytes.length),
    'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
  });
  const piece = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  const sent = await askFor(to, 'PATCH', begun.headers.get('location') ?? '', piece, bytes);
  return Number(sent.headers.get('carnet-file'));
}

/** Creates an upload of this size. Returns the path for its bytes. */
export async function beginUpload(
  to: Uploader,
  kind: FileKind,
  name: string,
  bytes: number,
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  const pairs = Object.entries({ filename: name, kind, ...more }).map(
    ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
  );
  const begun = await askFor(to, 'POST', '/api/uploads', {
    'upload-length': String(bytes),
    'upload-metadata': pairs.join(),
  });
  return begun.headers.get('location') ?? '';
}

/** Waits until its pictures are made or have failed. */
export async function pictured(of: Uploader, id: number, kind: FileKind = 'photo'): Promise<void> {
  const path = `/api/${kind}s/${id}`;
  const state = async () => ((await (await askFor(of, 'GET', path)).json()) as { state: string }).state;
  await until('its pictures are made', async () => (await state()) !== 'pending');
}

/** Retries when the service asks to wait. @throws if it is refused */
export async function askFor(
  { token, address = stackAddress() }: Uploader,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: Buffer | string,
): Promise<Response> {
  const send = (): Promise<Response> =>
    fetch(address + path, {
      method,
      headers: { 'x-auth-token': token, ...headers },
      body: typeof body === 'string' ? body : body && new Uint8Array(body),
    });
  const end = Date.now() + PATIENCE_MS;
  let answer = await send();
  while (asksToWait(answer) && Date.now() < end) {
    await pause(Number(answer.headers.get('retry-after')) * 1_000);
    answer = await send();
  }
  if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** A unique PNG. */
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

/** A PDF with a page for each of `texts`, in ASCII. */
export function aPdf(...texts: string[]): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${texts.map((_, at) => `${4 + at * 2} 0 R`).join(' ')}] /Count ${texts.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...texts.flatMap((text, at) => {
      const lines = text.split('\n').map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`);
      const content = `BT /F1 12 Tf 16 TL 60 780 Td ${lines.join(' ')} ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + at * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  // Random bytes make each PDF unique.
  let body = `%PDF-1.4\n%${randomBytes(8).toString('hex')}\n`;
  const starts = objects.map((object, at) => {
    const start = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
