// A real OpenID provider (oidc-provider) as a process: `node provider-process.mjs <callback>…`. It prints its address as a line of JSON. It signs in
// every visitor at once, as the person of the last `POST /next`.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Provider } from 'oidc-provider';

const people = new Map();
let next = { sub: 'nobody' };

const server = createServer();
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const issuer = `http://127.0.0.1:${server.address().port}`;
const provider = new Provider(issuer, {
  clients: [{ client_id: 'carnet', client_secret: 'a-secret-of-tests', redirect_uris: process.argv.slice(2) }],
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['name', 'preferred_username', 'given_name', 'family_name'],
  },
  features: { devInteractions: { enabled: false } },
  pkce: { required: () => true },
  interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...people.get(sub), sub }) }),
  cookies: { keys: ['a key of tests'] },
  jwks: undefined,
});
const callback = provider.callback();

server.on('request', (request, response) => {
  answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
});

async function answer(request, response) {
  if (request.method === 'POST' && request.url === '/next') {
    next = JSON.parse(await text(request));
    if (next.sub) people.set(next.sub, next);
    return response.writeHead(204).end();
  }
  if (!request.url.startsWith('/interaction/')) return callback(request, response);
  if (next.refuses)
    return provider.interactionFinished(
      request,
      response,
      { error: 'access_denied' },
      { mergeWithLastSubmission: false },
    );
  const { params } = await provider.interactionDetails(request, response);
  const grant = new provider.Grant({ accountId: next.sub, clientId: params.client_id });
  grant.addOIDCScope(params.scope);
  const result = { login: { accountId: next.sub, remember: false }, consent: { grantId: await grant.save() } };
  return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

console.log(JSON.stringify({ issuer }));
