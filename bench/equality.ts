import { isDeepStrictEqual } from 'node:util';
import { sendFirst } from './requests.js';
import type { Subject } from './requests.js';
import type { BenchRow } from './rows.js';

/** @throws Error if two subjects answer the same request differently, since their speeds cannot be compared then */
export async function requireEqualAnswers(row: BenchRow, subjects: Subject[]): Promise<number> {
  const answers = await Promise.all(subjects.map((subject) => ask(row, subject)));
  const [first, ...others] = answers;
  others.forEach((answer, index) => {
    if (isDeepStrictEqual(answer.value, first!.value)) return;
    const [a, b] = [first!.value, answer.value].map((value) => JSON.stringify(value).slice(0, 800));
    throw new Error(`${row.name}: ${subjects[0]!.name} and ${subjects[index + 1]!.name} differ:\n${a}\n${b}`);
  });
  return first!.bytes;
}

async function ask(row: BenchRow, subject: Subject): Promise<{ value: unknown; bytes: number }> {
  const answer = await sendFirst(row, subject);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${row.name}: ${answer.url} answers ${answer.status}: ${text.slice(0, 200)}`);
  return { value: comparable(JSON.parse(text), row.writes === true), bytes: Buffer.byteLength(text) };
}

/** Parses times to numbers, so that their format does not matter. For a new thing, its id and times are left out. */
function comparable(value: unknown, isNew: boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => comparable(one, false));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(
    ([name]) => !(isNew && ['id', 'created_at', 'updated_at'].includes(name)),
  );
  return Object.fromEntries(
    fields.map(([name, inner]) => [name, /_at$/.test(name) ? Date.parse(inner as string) : comparable(inner, false)]),
  );
}
