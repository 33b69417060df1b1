import { createTestDatabase, type TestDatabase, withClient } from '@carnet/embedded-pg';
import { service } from '../src/app.js';

let database: TestDatabase;
beforeEach(async () => (database = await createTestDatabase()));
afterEach(() => database.drop());

const upTo = (name: string): Promise<void> =>
  service.prepareDatabase(database.url, service.migrations.slice(0, service.migrations.indexOf(name)));
const theRest = (): Promise<void> => service.prepareDatabase(database.url, service.migrations);
const query = (text: string, values: unknown[] = []) =>
  withClient(database.url, async (client) => (await client.query<{ [column: string]: unknown }>(text, values)).rows);

it('texts of events that were stored as HTML become what a person read of them, once', async () => {
  const texts = [
    ['<p>Oil &amp; <strong>filter</strong></p><p>Warm<br>engine</p>', 'Oil & filter\nWarm\nengine'],
    ['<ul><li>Filter</li><li><p>Washer &lt;14&gt;</p></li></ul>', '- Filter\n- Washer <14>'],
    ['<p><a href="https://a.example" target="_blank">How</a> to</p>', 'How to'],
    ['Fitted  bolts &amp; done\nTorqued\n\n 5 &lt; 6', 'Fitted  bolts & done\nTorqued\n\n 5 < 6'],
    ['<p><br></p>', null],
    ['5 < 6 & 7 > 6\n  as typed', '5 < 6 & 7 > 6\n  as typed'],
    ['A <- B <new>', 'A <- B <new>'],
    [null, null],
  ];
  await upTo('PlainTextsOfEvents1765100000000');
  await query(
    `insert into vehicle_copies (owner_id, id, type, make, model, year) values (1, 1, 'Car', 'Lancia', 'Fulvia', 1973)`,
  );
  for (const [html] of texts)
    await query(
      `insert into service_events (owner_id, vehicle_id, name, type, status, description, notes)
       values (1, 1, 'Oil', 'Repair', 'Completed', $1, $1)`,
      [html],
    );
  await theRest();
  await theRest();
  expect(await query('select description, notes from service_events order by id')).toEqual(
    texts.map(([, text]) => ({ description: text, notes: text })),
  );
});

it('what was there counts miles, and so does what the previous release and older facts say', async () => {
  const vehicle = (id: number) =>
    query(
      `insert into vehicle_copies (owner_id, id, type, make, model, year) values (1, $1, 'Car', 'Lancia', 'Fulvia', 1973)`,
      [id],
    );
  const template = (name: string) =>
    query(
      `insert into service_event_templates (owner_id, name, type, recurrence_type, recurrence_total_mileage, status)
       values (1, $1, 'Repair', 'Total_Mileage', 60000, 'Open')`,
      [name],
    );
  await upTo('OdometerUnits1775000000000');
  await vehicle(1);
  await template('Before');
  await theRest();
  await vehicle(2);
  await template('After');
  expect(await query('select odometer_unit from vehicle_copies')).toEqual([
    { odometer_unit: 'mi' },
    { odometer_unit: 'mi' },
  ]);
  expect(await query('select distance_unit from service_event_templates')).toEqual([
    { distance_unit: 'mi' },
    { distance_unit: 'mi' },
  ]);
});

it('PostgreSQL knows how many events a vehicle has', async () => {
  await theRest();
  await query(
    `insert into vehicle_copies (owner_id, id, type, make, model, year)
     select id / 5, id, 'Car', 'Lancia', 'Fulvia', 1973 from generate_series(0, 99) as id`,
  );
  await query(
    `insert into service_events (owner_id, vehicle_id, name, type, status)
     select id / 5, id, 'Oil', 'Repair', 'Completed' from generate_series(0, 99) as id, generate_series(1, 20)`,
  );
  await query('analyze service_events');
  const [plan] = await query(
    'explain (format json) select 1 from service_events where owner_id = 1 and vehicle_id = 5',
  );
  const [{ Plan: expected }] = JSON.parse(plan!['QUERY PLAN'] as string) as [{ Plan: { 'Plan Rows': number } }];
  expect(expected['Plan Rows']).toBeGreaterThan(15);
});

it('vehicles with something due from before are marked, so that it is told', async () => {
  await upTo('DuePoints1784000000000');
  for (const id of [1, 2, 3, 4])
    await query(
      `insert into vehicle_copies (owner_id, id, type, make, model, year) values (1, $1, 'Car', 'Lancia', 'Fulvia', 1973)`,
      [id],
    );
  await query(
    `insert into service_schedules (owner_id, vehicle_id, name, is_active) values (1, 1, 'On', true), (1, 2, 'Off', false)`,
  );
  await query(`insert into service_events (owner_id, vehicle_id, name, type, status, date_performed)
    values (1, 3, 'Oil', 'Repair', 'Upcoming', '2026-05-01'), (1, 4, 'Oil', 'Repair', 'Completed', '2026-05-01')`);
  await theRest();
  expect(await query('select vehicle_id from due_marks order by 1')).toEqual([{ vehicle_id: 1 }, { vehicle_id: 3 }]);
});
