import { readFile, writeFile } from 'node:fs/promises';
import { get, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';
import { openApiFiles } from '../src/docs.build.js';
import { findNginx, startGateway, type GatewayKind } from '../src/index.js';
import {
  apiRoutes,
  DEFAULT_BODY_LIMIT,
  findApiRoute,
  isService,
  SECRET_LIMIT,
  serviceNames,
  VISIT_LIMIT,
} from '../src/routes.js';
import { ask, type Answer, type Question } from './support/ask.js';
import type { Echo } from './support/fake-service.js';
import { scriptHash, styleHash } from './support/fake-site.js';
import { openStack, type Stack } from './support/stack.js';

const notFound = { msg: 'Not found', code: 'request.not_found' };
const importLimit = 10 * 1024 * 1024;
const body = (bytes: number): Buffer => Buffer.alloc(bytes, 'x');

/** A body without a Content-Length. */
const unmeasured = (bytes: number): Readable =>
  Readable.from(Array.from({ length: Math.ceil(bytes / 65536) }, (_, i) => body(Math.min(65536, bytes - i * 65536))));

const kinds: GatewayKind[] = ['nginx', 'local'];

describe.each(kinds)('the gateway as %s', (kind) => {
  let stack: Stack;
  let usable = true;

  beforeAll(async () => {
    usable = kind !== 'nginx' || (await findNginx()) !== undefined;
    if (!usable) return console.warn('SKIPPED: there is no nginx on this machine, so its half was not tested.');
    stack = await openStack(kind);
  });
  afterAll(async () => stack?.stop());
  afterEach(() => stack && Object.values(stack.services).forEach((service) => service.reset()));

  /** A test that does nothing where there is no nginx. `beforeAll` warns of that. */
  const the = (name: string, run: () => Promise<void>) => it(name, async () => (usable ? run() : undefined));
  const from = (path: string, question?: Question) => ask(stack.gateway.url, path, question);
  const echo = async (path: string, question?: Question) => (await from(path, question)).json() as Echo;

  describe('routing', () => {
    const ofServices = apiRoutes.filter(({ to, path }) => isService(to) && path.startsWith('/api/'));
    const paths = ofServices.flatMap(({ path, match }) => (match === 'tree' ? [path, `${path}/7/things`] : [path]));

    it.each(paths)('brings %s to the service that owns it', async (path) => {
      if (!usable) return;
      const seen = await echo(`${path}?search=a%20b&sort=-name`, { method: 'PUT', body: '{}' });
      expect(seen).toMatchObject({ service: findApiRoute(path)?.to, method: 'PUT', bytes: 2 });
      expect(seen.url).toBe(`${path}?search=a%20b&sort=-name`);
    });

    it.each(serviceNames)('has every path that svc-%s describes lead there', async (name) => {
      const { paths: described } = JSON.parse(await readFile(openApiFiles[name], 'utf8')) as { paths: object };
      const own = Object.keys(described).filter((path) => path.startsWith('/api/') && path !== '/api/health');
      expect(own).not.toEqual([]);
      expect(own.filter((path) => findApiRoute(path)?.to !== name)).toEqual([]);
    });

    the('brings /api/health to a service that lives', async () => {
      expect(serviceNames).toContain((await echo('/api/health')).service);
    });

    it.each(['/api', '/api/', '/api/unknown', '/api/vehicles2', '/api/health/x', '/api/servicex/1'])(
      'does not know %s',
      async (path) => {
        if (!usable) return;
        const answer = await from(path);
        expect(answer.status).toBe(404);
        expect(answer.headers['content-type']).toContain('application/json');
        expect(answer.json()).toEqual(notFound);
      },
    );

    the(
      'brings the page that checks books from its service, with the policy that it says, and no answer without one',
      async () => {
        const { dossier } = stack.services;
        const policy = "default-src 'none'; script-src 'sha256-AAAA'";
        dossier.handler = (_request, response) =>
          response
            .setHeader('content-type', 'text/html')
            .setHeader('content-security-policy', policy)
            .end('<p>Page</p>');
        const page = await from('/verify');
        expect([page.status, page.text, page.headers['content-security-policy']]).toEqual([200, '<p>Page</p>', policy]);
        expect(page.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
        dossier.handler = (_request, response) => response.setHeader('content-type', 'text/html').end('<p>Page</p>');
        expect((await from('/verify')).headers['content-security-policy']).toMatch(/^default-src 'none'; frame-anc/);
        dossier.reset();
        expect((await echo('/verify')).service).toBe('dossier');
        expect((await from('/verify/more')).headers['content-type']).toContain('text/html');
      },
    );

    the('serves one API document and the page that shows it', async () => {
      const document = (await from('/api/openapi.json')).json() as { openapi: string; components: object };
      expect(document.openapi).toBe('3.1.0');
      expect(JSON.stringify(document.components)).toContain('x-auth-token');
      const page = await from('/api/docs');
      expect(page.headers['content-type']).toContain('text/html');
      expect(page.headers['content-security-policy']).toMatch(/script-src 'self';/);
      for (const [, path] of page.text.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
        expect((await from(path!)).status).toBe(200);
      }
      expect((await from('/api/docs/missing.js')).status).toBe(404);
      expect((await from('/api/docs', { method: 'POST' })).status).toBe(405);
    });
  });

  describe('what is shut', () => {
    it.each([
      '/internal',
      '/internal/facts',
      '/INTERNAL/facts',
      '//internal/facts',
      '/./internal/facts',
      '/api/../internal/facts',
      '/api/vehicles/../../internal/facts',
      '/api/vehicles/..%2f..%2finternal/facts',
      '/api/vehicles/%2e%2e/%2e%2e/internal/facts',
      '/api/vehicles/%2E%2E/%2E%2E/internal/facts',
      '/api%2f..%2finternal/facts',
      '/api/vehicles/..\\..\\internal/facts',
      '/api/vehicles/%5c..%5cinternal/facts',
      '/internal/../api/vehicles',
      '/%69nternal/facts',
      '/api/vehicles//7',
      '/health/live',
      '/health/ready',
      '/.git/config',
    ])('answers %s like something unknown', async (path) => {
      if (!usable) return;
      const answer = await from(path, { headers: { 'x-internal-token': 'guess' } });
      // File systems and paths of the web are case-sensitive: /INTERNAL is only a page that does not exist.
      if (path.startsWith('/INTERNAL')) expect(answer.text).toContain('fallback');
      else expect([answer.status, answer.json()]).toEqual([404, notFound]);
      expect(Object.values(stack.services).flatMap((service) => service.seen)).toEqual([]);
    });

    the('reads an absolute address as its path', async () => {
      const answer = await from(`${stack.gateway.url}/internal/facts`);
      expect([answer.status, answer.json()]).toEqual([404, notFound]);
      expect((await echo(`${stack.gateway.url}/api/parts/1`)).service).toBe('garage');
    });

    the('tells services nothing a client says about itself', async () => {
      const { headers } = await echo('/api/parts', {
        headers: {
          'x-internal-token': 'guess',
          'x-forwarded-for': '203.0.113.9',
          'x-real-ip': '203.0.113.9',
          'x-forwarded-host': 'evil.example',
          'x-forwarded-proto': 'https',
          forwarded: 'for=203.0.113.9',
          'x-auth-token': 'mine',
        },
      });
      expect(headers).toMatchObject({
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'http',
        'x-auth-token': 'mine',
      });
      expect(JSON.stringify(headers)).not.toMatch(/guess|203\.0\.113\.9|evil/);
    });
  });

  describe('the site', () => {
    it.each([
      ['/', 'home'],
      ['/vehicles', 'vehicles'],
      ['/vehicles/', 'vehicles'],
      ['/vehicles/12/edit?tab=parts', 'vehicles'],
      ['/vehicles/new', 'a new vehicle'],
      ['/vehicles/new/', 'a new vehicle'],
      ['/vehicles/new/more', 'vehicles'],
      ['/service-schedules/3', 'service-schedules'],
      ['/unknown/path', 'fallback'],
      ['/index', 'fallback'],
      ['/app', 'fallback'],
      ['/caf%C3%A9', 'fallback'],
    ])('answers %s with the HTML of %s', async (path, title) => {
      if (!usable) return;
      const answer = await from(path);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.text).toContain(`<title>${title}</title>`);
    });

    it.each([
      ['what the browser asks for first', '/', 'de-CH,de;q=0.9,en;q=0.8', undefined, 'zuhause'],
      ['English, where a browser wants that first', '/', 'en-GB,de;q=0.8', undefined, 'home'],
      ['English, where the site has no other', '/', 'fi', undefined, 'home'],
      ['what was chosen, whatever is asked for', '/', 'en', 'a=1; carnet_language=de; b=2', 'zuhause'],
      ['English, if that was chosen', '/', 'de', 'carnet_language=en', 'home'],
      ['one on trial by its name', '/', 'de', 'carnet_language=trial-it', 'casa'],
      ['none on trial to who asks for the language', '/', 'it', undefined, 'home'],
      ['its own page for an unknown path', '/unknown', 'de', undefined, 'unbekannt'],
      ['English for a cookie that is no language', '/', 'en', 'carnet_language=../assets', 'home'],
    ])('answers in a language: %s', async (_case, path, accepted, cookie, title) => {
      if (!usable) return;
      const answer = await from(path, { headers: { 'accept-language': accepted, ...(cookie && { cookie }) } });
      expect(answer.text).toContain(`<title>${title}</title>`);
      expect(answer.headers.vary).toContain('Accept-Language, Cookie');
    });

    it.each(['/_de/index', '/_de/', '/_de'])(
      'leads to the pages of a language by no address of its own: %s',
      async (path) => {
        if (!usable) return;
        expect((await from(path)).text).toContain('<title>fallback</title>');
      },
    );

    the('takes a page that is put up later', async () => {
      await writeFile(join(stack.options.siteDir, 'garage.html'), '<title>new</title>');
      expect((await from('/garage/1')).text).toBe('<title>new</title>');
    });

    it.each([
      '/assets/gone.0123abcdef.js',
      '/assets/',
      '/remotes/none/mf-manifest.json',
      '/assets/x',
      '/assets/main.0123abcdef.js.br',
    ])('answers 404 for %s, never HTML', async (path) => {
      if (!usable) return;
      const answer = await from(path);
      expect([answer.status, answer.json()]).toEqual([404, notFound]);
      expect(answer.headers['cache-control']).toBe('no-store');
    });

    it.each([
      '/index.html',
      '/vehicles.html',
      '/foo.php',
      '/wp-admin/setup.php?step=1',
      '/gone.png',
      '/csp.json',
      '/mark.svg/x.y',
    ])('leads from %s to the home page, as from any path that nobody knows', async (path) => {
      if (!usable) return;
      for (const method of ['GET', 'HEAD']) {
        const { status, headers } = await from(path, { method });
        expect([status, headers.location, headers['cache-control']]).toEqual([302, '/', 'no-store']);
      }
      expect((await from(path, { method: 'POST', body: 'x' })).status).toBe(405);
    });

    it.each([
      ['/robots.txt', 'text/plain; charset=utf-8'],
      ['/favicon.ico', 'image/x-icon'],
    ])('has %s as a file', async (path, type) => {
      if (!usable) return;
      const { status, headers } = await from(path);
      expect([status, headers['content-type']]).toEqual([200, type]);
    });

    the('refuses to write to a page', async () => {
      const answer = await from('/vehicles', { method: 'POST', body: 'x' });
      expect([answer.status, answer.headers.allow, answer.json()]).toEqual([
        405,
        'GET, HEAD',
        { msg: 'Method not allowed', code: 'request.method_not_allowed' },
      ]);
    });
  });

  describe('caching', () => {
    it.each(['/assets/main.0123abcdef.js', '/remotes/garage/assets/entry.fedcba9876.js'])(
      'lets %s be kept for ever',
      async (path) => {
        if (!usable) return;
        const answer = await from(path);
        expect(answer.headers['cache-control']).toBe('max-age=31536000, immutable');
        expect(answer.headers['content-type']).toBe('text/javascript');
      },
    );

    it.each([
      '/',
      '/vehicles/1',
      '/remotes.json',
      '/remotes/garage/mf-manifest.json',
      '/assets/named.js',
      '/robots.txt',
    ])('has %s asked for again, and answers 304 while it is the same', async (path) => {
      if (!usable) return;
      const first = await from(path);
      expect(first.headers['cache-control']).toBe('no-cache');
      const again = await from(path, { headers: { 'if-none-match': first.headers.etag! } });
      expect([again.status, again.text]).toEqual([304, '']);
      expect((await from(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    });

    the('keeps answers of the API out of caches unless the service says otherwise', async () => {
      expect((await from('/api/parts')).headers['cache-control']).toBe('no-store');
      stack.services.garage.handler = (_request, response) =>
        response.setHeader('cache-control', 'private, max-age=5').end('{}');
      expect((await from('/api/parts')).headers['cache-control']).toBe('private, max-age=5');
    });
  });

  describe('compression', () => {
    const path = '/assets/main.0123abcdef.js';

    the('sends the precompressed file that the client reads best', async () => {
      const plain = await from(path);
      const brotli = await from(path, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
      const gzip = await from(path, { headers: { 'accept-encoding': 'gzip, deflate' } });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(brotli.headers['content-encoding']).toBe('br');
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
      expect(brotli.body).toEqual(await readFile(join(stack.options.siteDir, `${path}.br`)));
      expect(gzip.body).toEqual(await readFile(join(stack.options.siteDir, `${path}.gz`)));
      for (const answer of [brotli, gzip]) {
        expect(answer.headers.vary).toMatch(/accept-encoding/i);
        expect(answer.headers['cache-control']).toContain('immutable');
        expect(answer.headers['content-type']).toMatch(/^(text|application).javascript/);
      }
    });

    the('sends a page as it was compressed, with all that it varies by', async () => {
      const answer = await from('/vehicles/1', { headers: { 'accept-encoding': 'gzip, br' } });
      expect(answer.headers['content-encoding']).toBe('br');
      expect(answer.body).toEqual(await readFile(join(stack.options.siteDir, 'vehicles.html.br')));
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      for (const header of ['Accept-Encoding', 'Accept-Language', 'Cookie'])
        expect(answer.headers.vary).toMatch(new RegExp(header, 'i'));
    });
  });

  describe('headers', () => {
    the('lets a page run and be styled by what its site names, and by nothing else', async () => {
      const [one, two] = [await from('/vehicles'), await from('/vehicles')];
      expect(one.headers['content-security-policy']).toBe(
        `default-src 'none'; script-src 'self' '${scriptHash}'; style-src 'self' '${styleHash}'; ` +
          "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; " +
          "form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; " +
          'trusted-types default dompurify ProseMirrorClipboard',
      );
      expect(one.headers['x-request-id']).not.toBe(two.headers['x-request-id']);
    });

    the('sends the other safety headers with pages', async () => {
      expect((await from('/vehicles')).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()') as string,
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
    });

    it.each(['/vehicles', '/assets/main.0123abcdef.js', '/api/parts', '/api/unknown', '/mark.svg'])(
      'sends nosniff, and no version, with %s',
      async (path) => {
        if (!usable) return;
        const { headers } = await from(path);
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers.server ?? '').not.toMatch(/\d/);
        expect(headers['x-powered-by']).toBeUndefined();
      },
    );

    it.each(['/api/parts', '/api/unknown', '/gone.png', '/mark.svg'])(
      'lets %s load nothing if it is opened as a page',
      async (path) => {
        if (!usable) return;
        expect((await from(path)).headers['content-security-policy']).toMatch(
          /^default-src 'none';.*frame-ancestors 'none'$/,
        );
      },
    );

    /** Ways to make the gateway answer by itself, each with the expected status. */
    const ownAnswers: [string, number, () => Promise<Answer>][] = [
      ['an address that cannot be read', 400, () => raw('GET /a%zz HTTP/1.1')],
      ['a request that is no HTTP', 400, () => raw('nonsense')],
      ['headers that are too large', 431, () => raw(`GET /api/parts HTTP/1.1\r\nX-Large: ${'x'.repeat(80_000)}`)],
      ['another version of HTTP', 400, () => raw('GET / HTTP/9.9')],
      ['an unknown path of the API', 404, () => from('/api/unknown')],
      ['a shut path', 404, () => from('/internal/facts')],
      ['a missing file', 404, () => from('/assets/gone.js')],
      ['a method that pages do not have', 405, () => from('/vehicles', { method: 'DELETE' })],
      [
        'a body that is too large',
        413,
        () => from('/api/parts', { method: 'POST', body: body(DEFAULT_BODY_LIMIT + 1) }),
      ],
      ['an address that is too long', 414, () => raw(`GET /api/parts?search=${'x'.repeat(20_000)} HTTP/1.1`)],
    ];

    it.each(ownAnswers)(
      'sends them all, and a reason in JSON, with its answer to %s',
      async (_what, status, answerTo) => {
        if (!usable) return;
        expectOwn(status, await answerTo());
      },
    );

    it.each(['/vehicles', '/assets/gone.0123abcdef.js', '/api/parts', '/api/unknown', '/mark.svg'])(
      'sends a request id with %s',
      async (path) => {
        if (!usable) return;
        expect((await from(path)).headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
      },
    );

    the('sends none with a file that is kept for ever, which would show it for as long', async () => {
      expect((await from('/assets/main.0123abcdef.js')).headers['x-request-id']).toBeUndefined();
    });

    the('sends them all with its answer for a service that is dead', async () => {
      await stack.services.garage.die();
      expectOwn(503, await from('/api/parts'));
      await stack.services.garage.start();
    });

    function expectOwn(status: number, answer: Answer): void {
      expect(answer.status).toBe(status);
      expect(answer.json()).toMatchObject({ msg: expect.stringMatching(/\w+ \w+/) as string });
      expect(answer.headers).toMatchObject({
        'content-type': expect.stringMatching(/^application\/json/) as string,
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-store',
        'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      });
      expect(answer.headers.server ?? '').not.toMatch(/\d/);
    }

    /** Sends a request that no client would send, with its head as given, and returns the answer. */
    async function raw(head: string): Promise<Answer> {
      const { hostname, port } = new URL(stack.gateway.url);
      const socket = connect(Number(port), hostname);
      socket.write(`${head}\r\nHost: x\r\nConnection: close\r\n\r\n`);
      let all = '';
      socket.setEncoding('utf8').on('data', (data: string) => (all += data));
      await new Promise((resolve) => socket.once('close', resolve).on('error', () => undefined));
      const [top = '', text = ''] = all.split('\r\n\r\n');
      const [first = '', ...lines] = top.split('\r\n');
      const headers = Object.fromEntries(
        lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
      );
      return {
        status: Number(first.split(' ')[1]),
        headers,
        text,
        body: Buffer.from(text),
        json: () => JSON.parse(text) as unknown,
      };
    }

    it.each([
      '/',
      '/vehicles',
      '/assets/main.0123abcdef.js',
      '/remotes.json',
      '/api/parts',
      '/api/unknown',
      '/api/docs',
    ])('lets no other origin read %s', async (path) => {
      if (!usable) return;
      const origin = { origin: 'https://evil.example' };
      const preflight = {
        ...origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'x-auth-token',
      };
      for (const question of [{ headers: origin }, { method: 'OPTIONS', headers: preflight }]) {
        const { headers } = await from(path, question);
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      }
    });

    the('lets no service loosen them', async () => {
      stack.services.garage.handler = (_request, response) =>
        response
          .setHeader('content-security-policy', 'default-src *')
          .setHeader('x-request-id', 'its own')
          .setHeader('x-powered-by', 'Nest')
          .end('{}');
      const { headers } = await from('/api/parts');
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    });

    the(
      'lets what people keep run nothing and act for nobody, and passes on the rest of what the service says of it',
      async () => {
        const said = {
          'content-type': 'image/webp',
          'content-disposition': 'inline; filename=x.webp',
          'cache-control': 'private, max-age=31536000, immutable',
          'accept-ranges': 'bytes',
          'content-range': 'bytes 0-3/9',
          etag: '"abc"',
        };
        stack.services.records.handler = (request, response) => {
          const { range, cookie } = request.headers;
          response.writeHead(206, { ...said, 'content-length': '4', 'x-said': `${range} ${cookie}` });
          response.end(request.method === 'HEAD' ? undefined : 'RIFF');
        };
        for (const method of ['GET', 'HEAD']) {
          const headers = { range: 'bytes=0-3', cookie: 'carnet_media=x', 'accept-encoding': 'gzip' };
          const answer = await from('/api/media/7/320?v=abc', { method, headers });
          expect([answer.status, answer.text]).toEqual([206, method === 'HEAD' ? '' : 'RIFF']);
          expect(answer.headers).toMatchObject({
            ...said,
            'content-length': '4',
            'x-said': 'bytes=0-3 carnet_media=x',
            'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
            'x-content-type-options': 'nosniff',
          });
        }
        stack.services.records.handler = (_request, response) => response.writeHead(304, { etag: '"abc"' }).end();
        const unchanged = await from('/api/media/7/320', { headers: { 'if-none-match': '"abc"' } });
        expect([unchanged.status, unchanged.headers.etag, unchanged.body.length]).toEqual([304, '"abc"', 0]);
        stack.services.records.handler = (_request, response) => response.writeHead(404).end('{}');
        expect((await from('/api/media/7/320')).headers['cache-control']).toBe('no-store');
      },
    );

    the('lets a PDF be shown by the viewer of the browser, which a sandbox would keep out', async () => {
      const policyOf = async (type: string) => {
        stack.services.records.handler = (_request, response) =>
          response.writeHead(200, { 'content-type': type }).end('%PDF-1.7');
        return (await from('/api/media/7/original')).headers['content-security-policy'];
      };
      expect(await policyOf('application/pdf')).toBe("default-src 'none'; frame-ancestors 'none'");
      for (const type of ['text/html', 'image/svg+xml', 'application/pdf+html', 'application/pdf; charset=x'])
        expect(await policyOf(type)).toContain('; sandbox;');
    });

    the('passes on a cookie that a service sets', async () => {
      const cookie = 'carnet_media=x; Path=/api/media; HttpOnly; SameSite=Strict';
      stack.services.identity.handler = (_request, response) => response.writeHead(204, { 'set-cookie': cookie }).end();
      const { headers } = await from('/api/auth/media-session', { method: 'POST' });
      expect(headers['set-cookie']).toEqual([cookie]);
    });

    the('makes the request id itself and hands it on', async () => {
      const answer = await from('/api/parts', { headers: { 'x-request-id': 'forged' } });
      const seen = answer.json() as Echo;
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
      expect(seen.headers['x-request-id']).toBe(answer.headers['x-request-id']);
    });

    the('passes a service the strong tag of an answer it may have compressed', async () => {
      expect((await echo('/api/parts/1', { headers: { 'if-match': 'W/"3"' } })).headers['if-match']).toBe('"3"');
      expect((await echo('/api/parts/1', { headers: { 'if-match': '"3"' } })).headers['if-match']).toBe('"3"');
      expect((await echo('/api/parts/1')).headers['if-match']).toBeUndefined();
    });

    the('passes on status, headers and body of a service as they are', async () => {
      stack.services.records.handler = (_request, response) =>
        response
          .writeHead(422, {
            'content-type': 'application/json',
            etag: '"3"',
            link: '</api/issues?cursor=2>; rel="next"',
          })
          .end('{"msg":"its own"}');
      const answer = await from('/api/issues');
      expect([answer.status, answer.text]).toEqual([422, '{"msg":"its own"}']);
      expect(answer.headers).toMatchObject({ etag: '"3"', link: '</api/issues?cursor=2>; rel="next"' });
    });
  });

  describe('languages', () => {
    const asking = (language: string) => ({ headers: { 'accept-language': language } });

    it.each([
      ['de-CH, en;q=0.5', 'de', 'Nicht gefunden'],
      ['nl, FR;q=0.9', 'fr', 'Introuvable'],
      ['it', 'it', 'Non trovato'],
      ['es', 'es', 'No encontrado'],
      ['ja', 'ja', '見つかりません'],
      ['*', 'en', 'Not found'],
      ['den, x-de', 'en', 'Not found'],
      ['de'.repeat(5_000), 'en', 'Not found'],
      ['", $language \\', 'en', 'Not found'],
    ])('answers who asks for %.20s in %s', async (asked, language, msg) => {
      if (!usable) return;
      const { status, headers, json } = await from('/api/nothing', asking(asked));
      expect({ status, body: json() }).toEqual({ status: 404, body: { msg, code: 'request.not_found' } });
      expect([headers['content-language'], headers.vary]).toEqual([language, 'Accept-Language']);
    });

    the('says in Japanese that a service is dead', async () => {
      await stack.services.garage.die();
      const { headers, json } = await from('/api/parts', asking('ja'));
      expect([headers['content-language'], json()]).toEqual([
        'ja',
        { msg: expect.stringMatching(/^Carnet のこの部分は/) as string, code: 'gateway.unavailable' },
      ]);
      await stack.services.garage.start();
    });

    the('hands services what is asked for, and leaves their answers as they are', async () => {
      const echoed = await from('/api/parts', asking('fr-CA, de;q=0.5'));
      expect((echoed.json() as Echo).headers['accept-language']).toBe('fr-CA, de;q=0.5');
      expect(echoed.headers['content-language']).toBeUndefined();
    });
  });

  describe('bodies', () => {
    const imports = ['/api/service/events/import', '/api/service-event-templates/import'];

    the('takes 1 MB and no byte more', async () => {
      expect((await echo('/api/parts', { method: 'POST', body: body(DEFAULT_BODY_LIMIT) })).bytes).toBe(
        DEFAULT_BODY_LIMIT,
      );
      const answer = await from('/api/parts', { method: 'POST', body: body(DEFAULT_BODY_LIMIT + 1) });
      expect([answer.status, answer.json()]).toEqual([
        413,
        { msg: 'The request is too large', code: 'request.too_large' },
      ]);
    });

    the('holds the limit where no length is told', async () => {
      const fits = await echo('/api/parts', { method: 'POST', body: unmeasured(DEFAULT_BODY_LIMIT) });
      expect(fits.bytes).toBe(DEFAULT_BODY_LIMIT);
      const answer = await from('/api/parts', { method: 'POST', body: unmeasured(DEFAULT_BODY_LIMIT + 1) });
      expect([answer.status, answer.json()]).toEqual([
        413,
        { msg: 'The request is too large', code: 'request.too_large' },
      ]);
    });

    it.each(imports)('takes 10 MB at %s', async (path) => {
      if (!usable) return;
      expect((await echo(path, { method: 'POST', body: body(importLimit) })).bytes).toBe(importLimit);
      expect((await from(path, { method: 'POST', body: body(importLimit + 1) })).status).toBe(413);
    });

    it.each([
      ['an import', imports[0]!, 'POST', 'service'],
      ['a piece of a file', '/api/uploads/7', 'PATCH', 'records'],
    ] as const)('passes %s on while it still arrives', async (_what, path, method, service) => {
      if (!usable) return;
      const firstBytes = new Promise<string>((resolve) => {
        stack.services[service].handler = (incoming, response) => {
          incoming.once('data', (chunk: Buffer) => resolve(chunk.toString()));
          incoming.on('end', () => response.end('{}'));
        };
      });
      const { hostname, port } = new URL(stack.gateway.url);
      const outgoing = request({ hostname, port, path, method });
      const finished = new Promise((resolve) => outgoing.on('response', (answer) => resolve(answer.resume())));
      outgoing.write('[1,');
      expect(await firstBytes).toBe('[1,');
      outgoing.end('2]');
      await finished;
    });

    the('lets a service have what came of a piece that is cut', async () => {
      const sent = 300_000;
      const ended: Promise<void>[] = [];
      const arrived = new Promise<void>((resolve) => {
        let bytes = 0;
        stack.services.records.handler = (incoming) => {
          ended.push(new Promise((cut) => void incoming.once('close', cut).on('error', () => undefined)));
          incoming.on('data', (chunk: Buffer) => (bytes += chunk.length) === sent && resolve());
        };
      });
      const { hostname, port } = new URL(stack.gateway.url);
      const headers = { 'content-length': String(importLimit), 'content-type': 'application/offset+octet-stream' };
      const outgoing = request({ hostname, port, path: '/api/uploads/7', method: 'PATCH', headers });
      outgoing.on('error', () => undefined).write(body(sent));
      await arrived;
      outgoing.destroy();
      await ended[0];
    });

    the('passes an answer on while it is still made', async () => {
      let end: () => void = () => undefined;
      stack.services.garage.handler = (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('[1,');
        end = () => response.end('2]');
      };
      const received = await new Promise<string[]>((resolve) => {
        get(`${stack.gateway.url}/api/vehicles`, (answer) => {
          const chunks: string[] = [];
          answer.setEncoding('utf8').on('data', (chunk: string) => {
            chunks.push(chunk);
            end();
          });
          answer.on('end', () => resolve(chunks));
        });
      });
      expect(received).toEqual(['[1,', '2]']);
    });
  });

  describe('when a service is dead', () => {
    afterEach(async () => {
      for (const service of Object.values(stack?.services ?? {})) {
        await service.die();
        await service.start();
      }
    });

    the('says so while it is away, and the others answer', async () => {
      await echo('/api/parts');
      await stack.services.garage.die();
      const answer = await from('/api/vehicles', { method: 'POST', body: '{}' });
      expect(answer.status).toBe(503);
      expect(answer.headers['content-type']).toContain('application/json');
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.json()).toMatchObject({ msg: expect.stringContaining('not available') as string });
      expect((await echo('/api/issues')).service).toBe('records');
    });

    the('brings requests to it as soon as it is back', async () => {
      await stack.services.garage.die();
      expect((await from('/api/vehicles')).status).toBe(503);
      await stack.services.garage.start();
      expect((await echo('/api/vehicles')).service).toBe('garage');
    });

    the('asks another one for /api/health', async () => {
      const { records, ...others } = stack.services;
      await Promise.all(Object.values(others).map((service) => service.die()));
      for (let round = 0; round < 5; round += 1) expect((await echo('/api/health')).service).toBe('records');
      await records.die();
      expect((await from('/api/health')).status).toBe(503);
    });

    the('leaves a 503 of a service as it is, and adds when to come back', async () => {
      let calls = 0;
      stack.services.garage.handler = (_request, response) => {
        calls += 1;
        response.writeHead(503, { 'content-type': 'application/json' }).end('{"msg":"no database"}');
      };
      const answer = await from('/api/vehicles');
      expect(calls).toBe(1);
      expect([answer.status, answer.text, answer.headers['retry-after']]).toEqual([503, '{"msg":"no database"}', '2']);
      stack.services.garage.handler = (_request, response) => response.writeHead(503, { 'retry-after': '7' }).end('{}');
      expect((await from('/api/vehicles')).headers['retry-after']).toBe('7');
    });

    the('answers 503 when a service dies over a request', async () => {
      stack.services.garage.handler = (incoming) => incoming.socket.destroy();
      expect((await from('/api/vehicles')).status).toBe(503);
    });
  });

  describe('connections', () => {
    the('uses its connections to a service again', async () => {
      const ports = new Set<number | undefined>();
      stack.services.garage.handler = (incoming, response) => {
        ports.add(incoming.socket.remotePort);
        response.end('{}');
      };
      for (let round = 0; round < 12; round += 1) await from('/api/vehicles');
      // At most one for each worker process; nginx starts one worker for each core by default.
      expect(ports.size).toBeLessThan(12);
    });

    the('answers a broken request with 400', async () => {
      const { hostname, port } = new URL(stack.gateway.url);
      const text = await new Promise<string>((resolve) => {
        const socket = connect(Number(port), hostname, () => socket.write('GET /a%zz HTTP/1.1\r\nHost: x\r\n\r\n'));
        socket.once('data', (data) => {
          resolve(data.toString());
          socket.destroy();
        });
      });
      expect(text).toMatch(/^HTTP\/1\.1 400 /);
      expect(text).not.toMatch(/nginx\/\d/);
    });
  });

  describe('its log', () => {
    the('has a line with the request id, and nothing of the query, token or body', async () => {
      const answer = await from('/api/vehicles/1?search=secret-word', {
        method: 'PUT',
        headers: { 'x-auth-token': 'secret-token' },
        body: '{"email":"secret@example.org"}',
      });
      await stack.gateway.stop();
      const text = await readFile(join(stack.options.stateDir, kind, 'logs/access.log'), 'utf8');
      stack.gateway = await startGateway(stack.options);
      const lines = text.trim().split('\n');
      const own = lines
        .map((one) => JSON.parse(one) as Record<string, unknown>)
        .find((one) => one.request_id === answer.headers['x-request-id']);
      expect(own).toMatchObject({ method: 'PUT', path: '/api/vehicles/1', status: 200, address: '127.0.0.1' });
      if (kind === 'nginx') expect(own).toMatchObject({ upstream_status: '200' });
      expect(text).not.toContain('secret');
    });
  });

  // The first two tests must run before the limits are used up. The second one starts the gateway anew.
  describe('an address that is a secret', () => {
    the('has the policy and the caching that its service says', async () => {
      stack.services.dossier.handler = (_request, response) =>
        response
          .writeHead(404, {
            'content-type': 'text/html',
            'content-security-policy': "default-src 'none'",
            'x-robots-tag': 'noindex',
            'cache-control': 'no-store',
          })
          .end('<p>ended');
      const { status, headers, text } = await from('/look/a');
      expect([status, text]).toEqual([404, '<p>ended']);
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'",
        'x-robots-tag': 'noindex',
        'cache-control': 'no-store',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
    });

    the('is in no log, however it is written, whatever the answer is', async () => {
      const paths = [
        '/api/calendar/secret-plain.ics',
        '/api/%63alendar/secret-encoded.ics?x=secret',
        '/api/calendar/secret%zz',
        '/look/secret-page',
        '/look/secret-page/photos/1-0123456789ab/960',
        '/%6cook/secret-page?unseen',
      ];
      const long = { 'x-long': 'x'.repeat(40_000) };
      for (const path of paths) await from(path);
      await from('/api/calendar/secret-with-long-headers.ics', { headers: long });
      stack.services.identity.handler = (_request, response) => response.writeHead(404).end('{}');
      await from('/api/calendar/secret-unknown.ics');
      await stack.gateway.stop();
      const text = await readFile(join(stack.options.stateDir, kind, 'logs/access.log'), 'utf8');
      stack.gateway = await startGateway(stack.options);
      expect(text).not.toContain('secret');
      expect(text).toContain('"path":"/api/calendar/-"');
      expect(text).toContain('"path":"/look/-"');
    });

    the('that many people open is read as often as a page with its pictures wants, and no oftener', async () => {
      const many = Array.from({ length: 2 * VISIT_LIMIT.burst }, (_, n) => from(`/look/a/photos/${n}/960`));
      const statuses = (await Promise.all(many)).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([200, 429]));
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(VISIT_LIMIT.burst);
    });

    the('is read so often from one address and no oftener', async () => {
      const many = Array.from({ length: 2 * SECRET_LIMIT.burst }, () => from('/api/calendar/a.ics'));
      const statuses = (await Promise.all(many)).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([200, 429]));
      expect((await from('/api/reminders/calendar')).status).toBe(200);
    });
  });

  describe('tries at sign-in', () => {
    const attempt = (path: string, n: number) =>
      from(path, { method: 'POST', body: '{}', headers: { 'x-forwarded-for': `203.0.113.${n}` } });

    the('are limited by address, whatever the client says it is', async () => {
      const statuses: number[] = [];
      for (const n of [1, 2, 3, 4, 5]) {
        const path = n % 2 === 0 ? '/api/auth/register' : '/api/auth/login';
        statuses.push((await attempt(path, n)).status);
      }
      expect(statuses).toEqual([200, 200, 200, 429, 429]);
      const refused = await attempt('/api/auth/login', 6);
      expect(refused.json()).toMatchObject({ msg: 'Too many tries. Please wait a little and try again.' });
      expect(refused.headers['retry-after']).toBe('60');
      expect(stack.services.identity.seen).toHaveLength(3);
      expect((await from('/api/auth/me')).status).toBe(200);
    });
  });
});
