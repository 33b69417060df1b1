import { statementName } from './statement-name.js';

it.each([
  ['select id from vehicles v where v.owner_id = $1', 'select vehicles'],
  ['with size as materialized (select count(*) from vehicles v) select rows from size', 'select vehicles'],
  [
    'with made as (insert into facts (kind) values ($1) returning tx), told (a, b) as (select 1, 2 from made) select tx from told',
    'insert facts',
  ],
  ['select 1 from fact_log for update', 'select fact_log'],
  ['select 1 from fact_log for no key update', 'select fact_log'],
  ['update parts set name = $1', 'update parts'],
  ['delete from parts where id = $1', 'delete parts'],
  ['select id from unnest($1::int[]) as t (id) join parts on true', 'select'],
  ['select 1', 'select'],
])('%s is named %s', (text, name) => {
  expect(statementName(text)).toBe(name);
  expect(statementName(text)).toBe(name);
});
