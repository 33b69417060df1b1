import { readFileSync } from 'node:fs';
import type { Json, TestAnswer, TestClient } from './test-service.js';

export interface ListRoute {
  /** Its path, with the id 1 everywhere. */
  url: string;
  /** Its query parameters. */
  parameters: string[];
}

interface Operation {
  parameters?: Parameter[];
}

interface Parameter {
  in: string;
  name: string;
  schema?: { type?: string; format?: string; enum?: string[] };
}

/** The lists in a service's OpenAPI document: the routes with a `limit` parameter. */
export function listRoutes(openApiFile: string): ListRoute[] {
  const { paths } = JSON.parse(readFileSync(openApiFile, 'utf8')) as { paths: Record<string, { get?: Operation }> };
  return Object.entries(paths)
    .map(([path, { get }]) => ({
      url: path.replace(/\{\w+\}/g, '1'),
      parameters: (get?.parameters ?? []).filter(({ in: place }) => place === 'query').map(({ name }) => name),
    }))
    .filter(({ parameters }) => parameters.includes('limit'));
}

/**
 * Addresses that cover each form of a list's statements: the whole list, each order, all filters at once, pages of both, and a `view`. A list inside another
 * record (`/vehicles/1/…`) is only requested as a whole.
 * @param values for filters by name, including `search`; all other filters get `1`, `true` or a day
 */
export async function listForms(client: TestClient, openApiFile: string, values: Values): Promise<string[]> {
  const { paths } = JSON.parse(readFileSync(openApiFile, 'utf8')) as { paths: Record<string, { get?: Operation }> };
  const forms = await Promise.all(
    Object.entries(paths).map(async ([path, { get }]) => {
      const asked = (get?.parameters ?? []).filter(({ in: place }) => place === 'query');
      const named = (name: string) => asked.find((one) => one.name === name);
      const url = path.replace(/\{\w+\}/g, '1');
      if (!named('limit')) return [];
      if (path.includes('{')) return [url];
      const views = (named('view')?.schema?.enum ?? []).map((one) => `view=${one}`);
      const orders = named('sort') ? (await ordersOf(client, url)).map((one) => `sort=${one}`) : [];
      const filters = asked
        .filter(({ name }) => !['limit', 'cursor', 'sort', 'view'].includes(name))
        .map((one) => `${one.name}=${valueFor(one, values)}`)
        .join('&');
      return [
        url,
        ...[...views, ...orders, 'limit=1', filters, `${filters}&limit=1`].map((query) => `${url}?${query}`),
      ];
    }),
  );
  return forms.flat();
}

type Values = Record<string, string | number>;

const valueFor = ({ name, schema }: Parameter, values: Values): string | number =>
  values[name] ??
  schema?.enum?.[0] ??
  (schema?.type === 'boolean' ? 'true' : schema?.format === 'date' ? '2026-05-01' : 1);

/** The orders of a list, from the error message for an unknown order. */
async function ordersOf(client: TestClient, url: string): Promise<string[]> {
  const { body } = await client.get<unknown>(`${url}?sort=none-of-them`);
  return (/ one of:? ([\w, ]+)/.exec(JSON.stringify(body))?.[1] ?? '').split(', ').filter(Boolean);
}

/** The link to the next page of an answer, or undefined on the last page. */
export const pageAfter = ({ headers }: TestAnswer): string | undefined =>
  /<([^>]+)>; rel="next"/.exec(headers.link ?? '')?.[1];

/** The rows of an answer: the answer itself, or the list inside it. */
export const rowsOf = <Row = Json>(body: unknown): Row[] =>
  (Array.isArray(body) ? body : Object.values(body as object).find(Array.isArray)) as Row[];

/** Reads every row of a list, page by page, starting at `url`. */
export async function readPages<Row = Json>(client: TestClient, url: string): Promise<Row[]> {
  const rows: Row[] = [];
  const read = new Set<string>();
  for (let next: string | undefined = url; next !== undefined;) {
    if (read.has(next)) throw new Error(`${next} leads to itself`);
    read.add(next);
    const page: TestAnswer = await client.get(next);
    if (page.status !== 200) throw new Error(`${next} answers ${page.status} ${JSON.stringify(page.body)}`);
    rows.push(...rowsOf<Row>(page.body));
    next = pageAfter(page);
  }
  return rows;
}

/** Addresses whose empty parameter is not answered like a missing one. */
export async function blanksHeeded(client: TestClient, { url, parameters }: ListRoute): Promise<string[]> {
  const what = ({ status, body, headers }: TestAnswer) =>
    JSON.stringify([status, body, headers.link, headers['x-total-count']]);
  const whole = what(await client.get(url));
  const blanks = parameters.flatMap((name) => [`${url}?${name}=`, `${url}?${name}=%20`]);
  const answers = await Promise.all(blanks.map(async (blank) => ({ blank, answer: what(await client.get(blank)) })));
  return answers.filter(({ answer }) => answer !== whole).map(({ blank }) => blank);
}

/** Tells whether `url` without a limit is split into pages if an answer may hold `bytes`; `lists` is the database's setting. */
export async function comesInPieces(
  client: TestClient,
  url: string,
  lists: { bytes: number },
  bytes: number,
): Promise<boolean> {
  const usual = lists.bytes;
  lists.bytes = bytes;
  try {
    const first: TestAnswer<unknown[]> = await client.get(url);
    const total = Number(first.headers['x-total-count']);
    return first.body.length < total && (await readPages(client, url)).length === total;
  } finally {
    lists.bytes = usual;
  }
}
