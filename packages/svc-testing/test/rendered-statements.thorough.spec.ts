import { mkdtempSync, rmSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { type AnsweredColumn, RowTypes } from '../src/row-types.js';
import { laidOut } from '../src/statement-layout.js';

const SOURCE = `
declare const db: { rows<T>(statement: string): Promise<T[]>; jsonRows(statement: string): Promise<{ json: string }> };
interface Part { id: number; status: 'Planned' | 'Installed'; cost: number | null; bought: string | null; uses: { at: number }[] }
export class Parts {
  find() { return db.rows<Part>('select …'); }
  async remove() { await db.rows('delete …'); }
}
export const all = <T>(statement: string) => db.rows<T>(statement);
export const named = (): Promise<Part[]> => db.rows('select …');
export const firstPart = async () => (await db.rows<Pick<Part, 'id'>>('select id …'))[0];
export const list = () => db.jsonRows('select …');
`;

describe('a row type', () => {
  let folder: string;
  let types: RowTypes;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'carnet-rows-'));
    mkdirSync(join(folder, 'src'));
    writeFileSync(
      join(folder, 'tsconfig.json'),
      '{ "compilerOptions": { "strict": true, "target": "ES2022", "types": [] } }',
    );
    writeFileSync(join(folder, 'src/parts.ts'), SOURCE);
    types = await RowTypes.of(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const calls = () => types.callsIn(join(folder, 'src') + sep);
  const columns = (changed: Partial<Record<string, Partial<AnsweredColumn>>> = {}): AnsweredColumn[] =>
    (
      [
        ['id', 'integer', false],
        ['status', 'text', false],
        ['cost', 'numeric', true],
        ['bought', 'date', true],
        ['uses', 'jsonb', null],
      ] as const
    ).map(([name, type, mayBeNull]) => ({ name, type, mayBeNull, ...changed[name] }));
  const row = { id: 1, status: 'Planned', cost: null, bought: '2026-05-01', uses: [{ at: 5 }] };
  const faults = (answered: AnsweredColumn[], ...rows: object[]) =>
    types.faults(calls()[0]!, answered, rows as Record<string, unknown>[]);

  it('is found at each call of rows and of jsonRows, under the name of what holds it', () => {
    expect(calls().map(({ name, line, type }) => [name, line, type !== null])).toEqual([
      ['Parts.find', 5, true],
      ['Parts.remove', 6, false],
      ['all', 8, true],
      ['named', 9, true],
      ['firstPart', 10, true],
      ['list', 11, false],
    ]);
  });

  it('has no fault where PostgreSQL answers what it says', () => {
    expect(faults(columns(), row)).toEqual([]);
    expect(types.faults(calls()[1]!, columns(), [row])).toEqual([]);
  });

  it('is what a function says that it returns, where it is not written', () => {
    expect(types.faults(calls()[3]!, columns({ id: { type: 'text' } }), [])).toEqual([
      'id is text, and number in the row type',
    ]);
  });

  it('is none where the statement is not beside it', () => {
    expect(types.faults(calls()[2]!, columns(), [row])).toEqual(['The row type is named elsewhere']);
  });

  it.each([
    ['another type', columns({ id: { type: 'text' } }), 'id is text, and number in the row type'],
    [
      'null where it may be none',
      columns({ id: { mayBeNull: true } }),
      'id may be null, and is number in the row type',
    ],
    ['another name', columns({ cost: { name: 'price' } }), 'cost is not answered'],
    ['a list for one', columns({ id: { type: 'integer[]' } }), 'id is integer[], and number in the row type'],
  ])('is wrong about %s', (_, answered, fault) => {
    expect(faults(answered)).toContain(fault);
  });

  it('is wrong about a column that nobody reads', () => {
    expect(faults([...columns(), { name: 'notes', type: 'text', mayBeNull: true }])).toEqual([
      'notes is answered, and not in the row type',
    ]);
  });

  it.each([
    [{ ...row, status: 'Sold' }, 'status was "Sold", and is "Planned" | "Installed" in the row type'],
    [{ ...row, id: null }, 'id was null, and is number in the row type'],
    [{ ...row, uses: [{ at: '5' }] }, 'uses[0].at was "5", and is number in the row type'],
  ])('is wrong about a row like %j', (odd, fault) => {
    expect(faults(columns(), odd)).toEqual([fault]);
  });
});

describe('a statement that is laid out', () => {
  it('has a line for each clause, and what is in a statement within it further in', () => {
    expect(
      laidOut(`select v.id, (select count(*) from parts p where p.vehicle_id = v.id) as parts from vehicles v
               left join collections c on c.id = v.collection_id where v.nickname = 'from  here' order by v.id`),
    ).toBe(`select v.id, (
  select count(*)
  from parts p
  where p.vehicle_id = v.id
) as parts
from vehicles v
left join collections c on c.id = v.collection_id
where v.nickname = 'from  here'
order by v.id`);
  });

  it('keeps every word, and what belongs to an expression in its line', () => {
    const text = `insert into t (a) select x from y where a is distinct from b on conflict (a) do update set b = json_agg(c order by c) for update`;
    expect(laidOut(text).replace(/\s+/g, ' ')).toBe(text);
    expect(laidOut(text).split('\n')).toEqual([
      'insert into t (a)',
      'select x',
      'from y',
      'where a is distinct from b',
      'on conflict (a) do update',
      'set b = json_agg(c order by c)',
      'for update',
    ]);
  });
});
