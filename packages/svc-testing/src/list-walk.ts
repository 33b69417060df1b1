import { readFileSync } from 'node:fs';
import type { Json, TestAnswer, TestClient } from './test-service.js';

export interface ListRoute {
  /** Its path, with 1 for every id. */
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

/** The lists of a service by its OpenAPI document: what is read with a `limit`. */
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
 * Addresses that ask the lists of a service for each form of their statements: the whole, each order, all filters at once, pages of both,
 * and what a `view` leaves out. A list within another thing (`/vehicles/1/…`) is asked for the whole alone.
 * @param values for filters by their names, `search` among them; `1`, `true` or a day for others
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

/** The orders that a list has, as it names them to somebody who asks for another. */
async function ordersOf(client: TestClient, url: string): Promise<string[]> {
  const { body } = await client.get<unknown>(`${url}?sort=none-of-them`);
  return (/ one of:? ([\w, ]+)/.exec(JSON.stringify(body))?.[1] ?? '').split(', ').filter(Boolean);
}

/** The page that follows an answer, or undefined at the last. */
export const pageAfter = ({ headers }: TestAnswer): string | undefined =>
  /<([^>]+)>; rel="next"/.exec(headers.link ?? '')?.[1];

/** The rows of an answer: the answer itself, or the list that stands in it. */
export const rowsOf = <Row = Json>(body: unknown): Row[] =>
  (Array.isArray(body) ? body : Object.values(body as object).find(Array.isArray)) as Row[];

/** Every row of a list, read page by page from `url` on. */
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

/** The addresses whose parameter without a value is answered otherwise than one that is left out. */
export async function blanksHeeded(client: TestClient, { url, parameters }: ListRoute): Promise<string[]> {
  const what = ({ status, body, headers }: TestAnswer) =>
    JSON.stringify([status, body, headers.link, headers['x-total-count']]);
  const whole = what(await client.get(url));
  const blanks = parameters.flatMap((name) => [`${url}?${name}=`, `${url}?${name}=%20`]);
  const answers = await Promise.all(blanks.map(async (blank) => ({ blank, answer: what(await client.get(blank)) })));
  return answers.filter(({ answer }) => answer !== whole).map(({ blank }) => blank);
}

/** Tells whether `url`, asked for without a limit, gives a list in pieces when an answer may hold `bytes` of it; `lists` is the database's. */
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
