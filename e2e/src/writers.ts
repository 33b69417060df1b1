import { randomUUID } from 'node:crypto';
import { call, type Answer } from './api.js';

export interface Written {
  name: string;
  id: number;
}

interface Work {
  address: string;
  token: string;
  path: string;
  /** Builds the body of a create from its name. */
  body: (name: string) => object;
  each: number;
  writers: number;
  /** Called with the number of acknowledged writes. */
  onWritten?: (count: number) => void;
}

const PATIENCE_MS = 60_000;

/**
 * Several parallel writers. Each repeats a create with one `Idempotency-Key` until it is acknowledged, like the pages do.
 * @returns the acknowledged writes
 */
export async function writeAll({ writers, each, onWritten, ...work }: Work): Promise<Written[]> {
  const written: Written[] = [];
  const one = async (writer: number) => {
    for (let nth = 0; nth < each; nth += 1) {
      const name = `writer ${writer}, entry ${nth}`;
      written.push({ name, id: await writeUntilDone(work, name) });
      onWritten?.(written.length);
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => one(writer)));
  return written;
}

async function writeUntilDone({ address, token, path, body }: Omit<Work, 'writers' | 'each'>, name: string) {
  const key = randomUUID();
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until;) {
    const sent = { method: 'POST', path, token, address, body: body(name), headers: { 'idempotency-key': key } };
    const answer = await call(sent).catch(noAnswer);
    if (answer?.status === 201) return answer.json<{ id: number }>().id;
    if (answer && answer.status < 500) throw new Error(`${path} answers ${answer.status}: ${answer.text}`);
  }
  throw new Error(`${path} did not take "${name}"`);
}

/** The connection broke, so it is unknown whether it was stored. */
const noAnswer = (): Answer | null => null;
