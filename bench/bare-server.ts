// The yardstick: the simplest server that returns these rows. It uses `node:http`, a connection pool, one statement per request
// and `JSON.stringify`, without authentication. Its paths are the same, so the same gateway can be put in front of it.
import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { BareRecords } from './bare-records.js';

const { GARAGE_DATABASE_URL, SERVICE_DATABASE_URL, RECORDS_DATABASE_URL } = process.env;
const owner = Number(process.env.COLLECTOR_ID);
/** Writers by vehicle id. The yardstick uses it to identify the caller. */
const writers = JSON.parse(process.env.WRITERS!) as Record<string, number>;
const ownerOf = (vehicleId: unknown): number => writers[String(vehicleId)]!;

pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
const garage = new pg.Pool({ connectionString: GARAGE_DATABASE_URL });
const service = new pg.Pool({ connectionString: SERVICE_DATABASE_URL });
const records = new BareRecords(new pg.Pool({ connectionString: RECORDS_DATABASE_URL }), owner, ownerOf);

const vehicleColumns = `v.id, v.collection_id, c.name as collection_name, v.type, v.make, v.model, v.year, v.vin, v.purchase_date,
  v.birth_date, v.current_mileage, v.odometer_unit, v.nickname, v.color, v.description, v.notes,
  (date_part('year', a.age) * 12 + date_part('month', a.age))::int as vehicle_age, v.cover, v.created_at, v.updated_at`;
const vehicleTables = `vehicles v join collections c on c.owner_id = v.owner_id and c.id = v.collection_id,
  lateral (select age(current_date, coalesce(v.birth_date, make_date(v.year, 1, 1)))) a (age)`;
const eventColumns = `e.id, e.vehicle_id, v.make, v.model, v.year, v.nickname, e.name, e.type, e.status, e.description,
  e.date_performed, e.date_performed_edtf, e.mileage_at_service, v.odometer_unit, e.cost, e.currency, e.converted_cost, e.converted_currency, e.notes, e.template_id,
  e.service_schedule_id, e.to_complete, e.created_at, e.updated_at`;
const parts = `(select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'manufacturer', p.manufacturer,
    'part_number', p.part_number, 'quantity', s.quantity, 'status', p.status) order by s.place), '[]')
  from service_event_parts s join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
  where s.owner_id = e.owner_id and s.service_event_id = e.id) as parts`;
const eventTables = 'service_events e join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id';
const eventOrder = `order by coalesce(e.date_performed, '-infinity') desc, e.id desc`;

type Row = Record<string, unknown>;

async function rows(pool: pg.Pool, name: string, text: string, values: unknown[]): Promise<Row[]> {
  return (await pool.query<Row>({ name, text, values })).rows;
}

const oneVehicle = (id: number) =>
  rows(garage, 'vehicle', `select ${vehicleColumns} from ${vehicleTables} where v.owner_id = $1 and v.id = $2`, [
    owner,
    id,
  ]);

const allVehicles = () =>
  rows(
    garage,
    'vehicles',
    `select ${vehicleColumns} from ${vehicleTables} where v.owner_id = $1 order by v.created_at desc, v.id desc`,
    [owner],
  );

const partColumns = `p.id, p.vehicle_id, v.make, v.model, v.year, v.nickname, p.name, p.description, p.part_number, p.manufacturer, p.type,
  p.status, p.purchase_date, p.purchase_date_edtf, p.cost, p.currency, p.notes, p.created_at, p.updated_at`;
const partTables = 'parts p join vehicles v on v.owner_id = p.owner_id and v.id = p.vehicle_id';

const onePart = (id: number) =>
  rows(
    garage,
    'part',
    `select ${partColumns},
       (select coalesce(json_agg(json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed,
            'date_performed_edtf', e.date_performed_edtf, 'status', e.status) order by e.date_performed desc nulls last, e.id desc), '[]')
        from service_event_part_copies u join service_event_copies e on e.owner_id = u.owner_id and e.id = u.service_event_id
        where u.owner_id = p.owner_id and u.part_id = p.id) as service_events,
       (select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name, 'category', m.category, 'status', m.status) order by m.id desc), '[]')
        from modification_part_copies u join modification_copies m on m.owner_id = u.owner_id and m.id = u.modification_id
        where u.owner_id = p.owner_id and u.part_id = p.id) as modifications
     from ${partTables} where p.owner_id = $1 and p.id = $2`,
    [owner, id],
  );

const allParts = () =>
  rows(
    garage,
    'parts',
    `select ${partColumns} from ${partTables} where p.owner_id = $1 order by p.created_at desc, p.id desc`,
    [owner],
  );

const oneEvent = (id: number) =>
  rows(
    service,
    'event',
    `select ${eventColumns}, e.report_content, ${parts} from ${eventTables} where e.owner_id = $1 and e.id = $2`,
    [owner, id],
  );

const eventsOf = (vehicleId: number) =>
  rows(
    service,
    'events of',
    `select ${eventColumns} from ${eventTables} where e.owner_id = $1 and e.vehicle_id = $2 ${eventOrder}`,
    [owner, vehicleId],
  );

const allEvents = () =>
  rows(service, 'events', `select ${eventColumns} from ${eventTables} where e.owner_id = $1 ${eventOrder}`, [owner]);

const searchEvents = (search: string, limit: number) =>
  rows(
    service,
    'search',
    `select ${eventColumns}, count(*) over () as total from ${eventTables}
     where e.owner_id = $1 and (e.name ilike $2 or e.description ilike $2 or v.make ilike $2 or v.model ilike $2)
     ${eventOrder} limit $3`,
    [owner, `%${search.replace(/[\\%_]/g, '\\$&')}%`, limit],
  );

const createEvent = (event: Row) =>
  rows(
    service,
    'create',
    `with e as (
       insert into service_events (owner_id, vehicle_id, name, type, status, description, date_performed, mileage_at_service, cost, notes)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning *)
     select ${eventColumns}, e.report_content, '[]'::json as parts
     from e join vehicle_copies v on v.owner_id = e.owner_id and v.id = e.vehicle_id`,
    [
      ownerOf(event.vehicle_id),
      ...[
        'vehicle_id',
        'name',
        'type',
        'status',
        'description',
        'date_performed',
        'mileage_at_service',
        'cost',
        'notes',
      ].map((field) => event[field] ?? null),
    ],
  );

const whole = ({ report_content, parts, ...row }: Row): Row => ({
  ...row,
  template: null,
  parts,
  photos: [],
  report: { content: report_content },
  report_content,
});

/** Returns the value of the response; undefined if there is no such path or row. */
async function answer(request: IncomingMessage): Promise<Row | Row[] | undefined> {
  const { method } = request;
  const url = (request.url ?? '/').replace(/[?&]view=row$/, '');
  if (method === 'POST' && url === '/api/modifications')
    return records.createModification(JSON.parse(await body(request)) as Row);
  if (method === 'POST') return whole((await createEvent(JSON.parse(await body(request)) as Row))[0]!);
  const [, id = ''] = /\/(\d+)(?:\/events)?$/.exec(url) ?? [];
  if (url === '/ping') return rows(garage, 'ping', 'select 1 as one', []);
  if (url === '/api/vehicles') return allVehicles();
  if (url.startsWith('/api/vehicles/')) return (await oneVehicle(Number(id)))[0];
  if (url === '/api/parts') return allParts();
  if (url.startsWith('/api/parts/')) return (await onePart(Number(id)))[0];
  if (url === '/api/service/events') return allEvents();
  if (url.startsWith('/api/service/events?')) {
    const { search = '', limit } = Object.fromEntries(new URL(url, 'http://bare').searchParams);
    return (await searchEvents(search, Number(limit))).map(({ total: _total, ...event }) => event);
  }
  if (url.startsWith('/api/service/vehicles/')) return eventsOf(Number(id));
  if (!url.startsWith('/api/service/events/')) return records.get(url);
  const [event] = await oneEvent(Number(id));
  return event && whole(event);
}

async function body(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk as string;
  return text;
}

const server = createServer((request, response) => {
  answer(request).then(
    (value) => {
      const text = JSON.stringify(value ?? { msg: 'Not found' });
      const status = value ? (request.method === 'POST' ? 201 : 200) : 404;
      const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text) };
      response.writeHead(status, headers).end(text);
    },
    (error: Error) => response.writeHead(500).end(error.message),
  );
});
server.keepAliveTimeout = 75_000;
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port));
process.once('disconnect', () => process.exit(0));
