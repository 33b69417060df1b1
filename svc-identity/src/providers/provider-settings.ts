import { readFileSync } from 'node:fs';

/** A configured provider for sign-ins. */
export interface ProviderSettings {
  /** The name in URLs: `authentik`. */
  name: string;
  /** The label of its button. */
  label: string;
  /** The issuer, from which the discovery document's URL is derived. */
  issuer: string;
  clientId: string;
  /** Null for a public client, which uses only PKCE. */
  clientSecret: string | null;
  scope: string;
}

type Environment = Record<string, string | undefined>;

const NAME = /^[a-z0-9][a-z0-9-]{0,31}$/;
const KNOWN = ['name', 'label', 'issuer', 'clientId', 'clientSecret', 'clientSecretFile', 'scope'];

/** Reads `OIDC_PROVIDERS`, or the file in `OIDC_PROVIDERS_FILE`: a JSON list. Errors are added to `faults` as sentences. */
export function readProviders(env: Environment, faults: string[]): ProviderSettings[] {
  const json = env.OIDC_PROVIDERS?.trim() || fileOf(env.OIDC_PROVIDERS_FILE?.trim(), 'OIDC_PROVIDERS_FILE', faults);
  if (!json) return [];
  if (!env.PUBLIC_URL?.trim()) faults.push('PUBLIC_URL is missing, which OIDC_PROVIDERS needs');
  let listed: unknown;
  try {
    listed = JSON.parse(json);
  } catch {
    listed = null;
  }
  if (!Array.isArray(listed)) {
    faults.push(
      'OIDC_PROVIDERS must be a list as JSON, like [{"name":"home","issuer":"https://…","clientId":"carnet"}]',
    );
    return [];
  }
  const providers = listed.map((one, at) => readProvider(one, `OIDC_PROVIDERS[${at}]`, faults));
  for (const key of ['name', 'issuer'] as const)
    if (new Set(providers.map((provider) => provider[key])).size < providers.length)
      faults.push(`OIDC_PROVIDERS must not name one ${key} twice`);
  return providers;
}

function readProvider(given: unknown, place: string, faults: string[]): ProviderSettings {
  const one = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
  const text = (key: string): string => (typeof one[key] === 'string' ? one[key].trim() : '');
  for (const key of Object.keys(one)) if (!KNOWN.includes(key)) faults.push(`${place}.${key} is not known`);
  const name = text('name');
  if (!NAME.test(name)) faults.push(`${place}.name must be lower-case letters, digits and hyphens, like home`);
  if (!isIssuer(text('issuer'))) faults.push(`${place}.issuer must be like https://id.example.com`);
  if (!text('clientId')) faults.push(`${place}.clientId is missing`);
  const scope = text('scope') || 'openid profile email';
  if (!scope.split(/\s+/).includes('openid')) faults.push(`${place}.scope must have openid`);
  return {
    name,
    label: text('label') || name,
    issuer: text('issuer'),
    clientId: text('clientId'),
    clientSecret: text('clientSecret') || fileOf(text('clientSecretFile'), `${place}.clientSecretFile`, faults) || null,
    scope,
  };
}

function fileOf(path: string | undefined, what: string, faults: string[]): string {
  if (!path) return '';
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    faults.push(`${what} names a file that cannot be read`);
    return '';
  }
}

/** Plain HTTP is allowed only for a provider on the same machine. */
function isIssuer(issuer: string): boolean {
  if (!URL.canParse(issuer)) return false;
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname));
}
