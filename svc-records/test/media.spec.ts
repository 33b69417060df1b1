import { readdir, readlink, rename, truncate, unlink } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { MEDIA_COOKIE } from '@carnet/nest-kit';
import { sql } from '@carnet/pg';
import { eventually, type TestClient } from '@carnet/svc-testing';
import sharp from 'sharp';
import { aPng } from './pictures.js';
import { NOBODYS, openStack, type Stack } from './stack.js';
import { UploadClient } from './upload-client.js';

const OF_ONE = 2;

let stack: Stack;
let owner: number;
let ann: TestClient;
let uploads: UploadClient;

beforeAll(async () => {
  stack = await openStack();
  // Low limits for requests and downloads, so that a test can reach them.
  Object.assign(stack.config.files, { downloadsAtOnce: 3, downloadsAtOncePerOwner: OF_ONE });
  stack.config.requestsAtOncePerOwner = 1;
  await stack.app.listen(0, '127.0.0.1');
});
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
  uploads = new UploadClient(stack.app, stack.tokens.token(owner));
});

interface Photo {
  id: number;
  hash: string;
  state: string;
}

const settled = (id: number): Promise<Photo> =>
  eventually(async () => {
    const { body } = await ann.get<Photo>(`/api/photos/${id}`);
    if (body.state === 'pending') throw new Error('The photo is still pending');
    return body;
  });

const aPhoto = async (bytes = aPng(), filename = 'Motor.png'): Promise<Photo> =>
  settled(await uploads.file(bytes, { filename }));

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
  json: () => { msg?: string };
}

type Headers = Record<string, string>;
const withToken = (): Headers => ({ 'x-auth-token': stack.tokens.token(owner) });
const mediaToken = (claims: Record<string, unknown> = {}) =>
  stack.tokens.token(owner, { aud: MEDIA_COOKIE.audience, ...claims });
const withCookie = (token = mediaToken()): Headers => ({ cookie: `${MEDIA_COOKIE.name}=${token}` });

/** Sends a request over its own connection; the answer is not read yet. */
function open(path: string, headers: Headers = withToken(), method = 'GET'): Promise<[IncomingMessage, ClientRequest]> {
  const { port } = stack.app.getHttpServer().address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent: false });
    outgoing.on('error', reject).on('response', (answer) => resolve([answer, outgoing]));
    outgoing.end();
  });
}

async function ask(path: string, headers: Headers = withToken(), method = 'GET'): Promise<Answer> {
  const [answer] = await open(path, headers, method);
  const body = await buffer(answer);
  return {
    status: answer.statusCode!,
    headers: answer.headers,
    body,
    json: () => JSON.parse(body.toString()) as { msg?: string },
  };
}

const original = ({ id, hash }: Photo) => `/api/media/${id}/original?v=${hash}`;

/** The URL of a variant. */
async function pathOf({ id }: Photo, variant: string): Promise<string> {
  const [found] = await stack.rows<{ sha256: string }>(sql`
    select case when ${variant} = 'original' then f.sha256 else v.variant_sha end as sha256
    from files f left join variants v on v.owner_id = f.owner_id and v.sha256 = f.sha256 and v.name = ${variant}
    where f.owner_id = ${owner} and f.id = ${id}`);
  return join(stack.config.files.folder, String(owner), found!.sha256.slice(0, 2), found!.sha256);
}

describe('a file', () => {
  it('is answered byte for byte, and may be kept for as long as its address stands for it', async () => {
    const bytes = aPng();
    const photo = await aPhoto(bytes, 'Öl.png');
    const { status, headers, body } = await ask(original(photo));
    expect([status, body.equals(bytes)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(bytes.length),
      'content-disposition': `inline; filename="?l.png"; filename*=UTF-8''%C3%96l.png`,
      'cache-control': 'private, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(new RegExp(`^"${photo.hash}[0-9a-f]{48}"$`)),
    });
  });

  it('under an address that says nothing of its content, or something else, is to be asked for again', async () => {
    const { id } = await aPhoto();
    for (const query of ['', '?v=', '?v=0123456789abcdef', '?v=1&v=2'])
      expect((await ask(`/api/media/${id}/original${query}`)).headers['cache-control']).toBe('private, no-cache');
  });

  it('is not sent to who has it', async () => {
    const photo = await aPhoto();
    const { etag } = (await ask(original(photo))).headers;
    for (const seen of [etag!, `W/${etag}`, `"other", ${etag}`]) {
      const { status, headers, body } = await ask(original(photo), { ...withToken(), 'if-none-match': seen });
      expect([status, headers.etag, body.length]).toEqual([304, etag, 0]);
    }
    expect((await ask(original(photo), { ...withToken(), 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is sent in part', async () => {
    const bytes = aPng({ padding: 5_000 });
    const photo = await aPhoto(bytes);
    const part = await ask(original(photo), { ...withToken(), range: 'bytes=100-199' });
    expect([part.status, part.body.equals(bytes.subarray(100, 200))]).toEqual([206, true]);
    expect(part.headers).toMatchObject({
      'content-range': `bytes 100-199/${bytes.length}`,
      'content-length': '100',
    });
    const last = await ask(original(photo), { ...withToken(), range: 'bytes=-7' });
    expect([last.status, last.body.equals(bytes.subarray(-7))]).toEqual([206, true]);
    const beyond = await ask(original(photo), { ...withToken(), range: `bytes=${bytes.length}-` });
    expect([beyond.status, beyond.headers['content-range'], beyond.json()]).toMatchObject([
      416,
      `bytes */${bytes.length}`,
      { msg: 'The file is not that long' },
    ]);
    const { etag } = part.headers;
    const ifRange = (tag: string) => ask(original(photo), { ...withToken(), range: 'bytes=0-0', 'if-range': tag });
    expect([(await ifRange(etag!)).status, (await ifRange('"other"')).status]).toEqual([206, 200]);
  });

  it('is described without being read', async () => {
    const bytes = aPng();
    const photo = await aPhoto(bytes);
    const path = await pathOf(photo, 'original');
    await rename(path, `${path}.away`);
    const { status, headers, body } = await ask(original(photo), withToken(), 'HEAD');
    expect([status, body.length]).toEqual([200, 0]);
    expect(headers).toMatchObject({ 'content-length': String(bytes.length), 'content-type': 'image/png' });
  });

  it('that browsers do not show is to be saved', async () => {
    const photo = await aPhoto(await sharp(aPng()).tiff().toBuffer(), 'Motor.tiff');
    const { headers } = await ask(original(photo));
    expect([headers['content-type'], headers['content-disposition']]).toEqual([
      'image/tiff',
      'attachment; filename=Motor.tiff',
    ]);
    const small = (await ask(`/api/media/${photo.id}/320`)).headers;
    expect([small['content-type'], small['content-disposition']]).toEqual([
      'image/webp',
      'inline; filename=Motor.webp',
    ]);
  });

  it('of somebody else is like one that never was', async () => {
    const photo = await aPhoto();
    const bob = { 'x-auth-token': stack.tokens.token(stack.newOwner().id) };
    const told = async (path: string, headers: Headers) => {
      const { status, json } = await ask(path, headers);
      return [status, json()];
    };
    for (const variant of ['original', '320', 'page-1', '%00', 'x'.repeat(50)])
      expect(await told(`/api/media/${photo.id}/${variant}`, bob)).toEqual(
        await told(`/api/media/${NOBODYS}/${variant}`, withToken()),
      );
    expect(await told(original(photo), bob)).toMatchObject([404, { msg: 'File not found' }]);
    expect(await told('/api/media/x/original', bob)).toMatchObject([400, { msg: 'The id must be a positive integer' }]);
  });
});

describe('a picture of a file', () => {
  it('is a variant of its own', async () => {
    const photo = await aPhoto(
      await sharp({ create: { width: 700, height: 350, channels: 3, background: '#123' } })
        .png()
        .toBuffer(),
    );
    const sizes: unknown[] = [];
    for (const variant of ['320', '960', '2048']) {
      const { body } = await ask(`/api/media/${photo.id}/${variant}?v=${photo.hash}`);
      const { width, format } = await sharp(body).metadata();
      sizes.push([width, format]);
    }
    expect(sizes).toEqual([
      [320, 'webp'],
      [700, 'webp'],
      [700, 'webp'],
    ]);
  });

  it('that there is none of says why', async () => {
    const broken = await aPhoto(Buffer.concat([aPng().subarray(0, 40), Buffer.alloc(200)]));
    const told = async (path: string) => [(await ask(path)).status, (await ask(path)).json().msg];
    expect(await told(`/api/media/${broken.id}/320`)).toEqual([
      404,
      'No picture could be made of this file. Its original is kept as it came.',
    ]);
    const whole = await aPhoto();
    expect(await told(`/api/media/${whole.id}/page-2`)).toEqual([404, 'There is no such variant of this file']);
    await stack.rows(sql`delete from variants where owner_id = ${owner}`);
    await stack.rows(sql`update files set state = 'pending' where owner_id = ${owner}`);
    expect(await told(`/api/media/${whole.id}/320`)).toEqual([
      404,
      'This picture is still being made. Please try again in a moment.',
    ]);
  });

  it.each([
    ['is missing', unlink],
    ['was cut', (path: string) => truncate(path, 10)],
  ])('that %s is made again', async (_what, spoil) => {
    const photo = await aPhoto();
    const path = `/api/media/${photo.id}/320`;
    const before = await ask(path);
    await spoil(await pathOf(photo, '320'));
    const { status, json } = await ask(path);
    expect([status, json().msg]).toEqual([
      404,
      'This picture was lost, and is being made again. Please try again in a moment.',
    ]);
    expect((await settled(photo.id)).state).toBe('ready');
    expect((await ask(path)).body.equals(before.body)).toBe(true);
  });

  it('is not made again where the original is missing too, and either says so', async () => {
    const photo = await aPhoto();
    for (const variant of ['320', 'original']) await unlink(await pathOf(photo, variant));
    for (const variant of ['320', 'original']) {
      const { status, headers, json } = await ask(`/api/media/${photo.id}/${variant}?v=${photo.hash}`);
      expect([status, json().msg]).toEqual([
        404,
        'The bytes of this file are missing. It has to come back from a backup.',
      ]);
      expect(headers['cache-control']).toBeUndefined();
    }
    expect((await settled(photo.id)).state).toBe('ready');
  });
});

describe('the media cookie', () => {
  it('shows files', async () => {
    const photo = await aPhoto();
    expect((await ask(original(photo), withCookie())).status).toBe(200);
    expect((await ask(original(photo), withCookie(), 'HEAD')).status).toBe(200);
    const among = { cookie: `a=b; ${withCookie().cookie}; c=d` };
    expect((await ask(original(photo), among)).status).toBe(200);
  });

  it.each<[string, () => Headers]>([
    ['nothing', () => ({})],
    ['a cookie with the token of the API', () => withCookie(stack.tokens.token(owner))],
    ['a cookie for somebody else', () => withCookie(mediaToken({ aud: 'somebody' }))],
    ['a cookie for both', () => withCookie(mediaToken({ aud: [MEDIA_COOKIE.audience, 'carnet'] }))],
    ['a cookie that has expired', () => withCookie(mediaToken({ exp: Math.floor(Date.now() / 1000) - 1 }))],
    ['a cookie that was changed', () => withCookie(`${mediaToken()}x`)],
    ['an empty cookie', () => withCookie('')],
    ['the cookie’s token as a header', () => ({ 'x-auth-token': mediaToken() })],
    ['the good cookie beside a bad token', () => ({ ...withCookie(), 'x-auth-token': 'bad' })],
  ])('does not: %s', async (_what, headers) => {
    const photo = await aPhoto();
    const { status, json } = await ask(original(photo), headers());
    expect([status, json()]).toMatchObject([401, { msg: 'Authentication required' }]);
  });

  it('opens nothing else, also once its token is known', async () => {
    const photo = await aPhoto();
    const token = mediaToken();
    expect((await ask(original(photo), withCookie(token))).status).toBe(200);
    for (const path of ['/api/photos', `/api/photos/${photo.id}`, '/api/issues'])
      for (const headers of [withCookie(token), { 'x-auth-token': token }])
        expect((await ask(path, headers)).status).toBe(401);
    for (const method of ['PATCH', 'DELETE'])
      expect((await ask(`/api/photos/${photo.id}`, withCookie(token), method)).status).toBe(401);
    expect((await ask(original(photo), { 'x-auth-token': token })).status).toBe(401);
    expect((await ask(original(photo), withCookie(stack.tokens.token(owner)))).status).toBe(401);
  });

  it('ends when the tokens of its time are ended', async () => {
    const photo = await aPhoto();
    const token = mediaToken({ iat: Date.now() / 1000 - 1 });
    expect((await ask(original(photo), withCookie(token))).status).toBe(200);
    const body = { id: owner, tokens_valid_from: new Date().toISOString() };
    stack.producers.identity.publish({ kind: 'user', key: owner, ownerId: owner, body });
    await eventually(async () => expect((await ask(original(photo), withCookie(token))).status).toBe(401));
  });
});

describe('slow readers @thorough', () => {
  /** More bytes than any line takes at once. */
  const LONG = 24 * 1024 * 1024;

  it('take no place of other requests, and have few of their own', async () => {
    const photo = await aPhoto(aPng({ padding: LONG }));
    const stranger = stack.newOwner();
    const reading: ClientRequest[] = [];
    const begin = async (headers = withToken()) => {
      const [answer, line] = await open(original(photo), headers);
      reading.push(line);
      return answer;
    };
    try {
      for (let n = 0; n < OF_ONE; n += 1) expect((await begin()).statusCode).toBe(200);
      // If the download held the only slot for requests, this request would be refused.
      expect((await ann.get('/api/photos')).status).toBe(200);
      const refused = await ask(original(photo));
      expect([refused.status, refused.headers['retry-after'], refused.json().msg]).toEqual([
        503,
        '2',
        'Too many files are being sent at once. Please try again in a moment.',
      ]);
      expect((await stranger.client.get('/api/photos')).status).toBe(200);
      expect((await ask(original(photo), withToken(), 'HEAD')).status).toBe(200);
    } finally {
      for (const line of reading) line.destroy();
    }
    await eventually(async () => expect((await ask(original(photo))).body.length).toBeGreaterThan(LONG));
    await eventually(async () => expect(await openFilesBelow(stack.config.files.folder)).toEqual([]));
  });
});

/** Open files of this process below a folder. */
async function openFilesBelow(folder: string): Promise<string[]> {
  const numbers = await readdir('/proc/self/fd').catch(() => []);
  const paths = await Promise.all(numbers.map((n) => readlink(`/proc/self/fd/${n}`).catch(() => '')));
  return paths.filter((path) => path.startsWith(folder));
}
