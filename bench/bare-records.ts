// The part of the yardstick for the data of svc-records; see bare-server.ts.
import type pg from 'pg';

type Row = Record<string, unknown>;

const modificationColumns = `m.id, m.vehicle_id, v.make, v.model, v.year, v.nickname, m.name, m.description, m.category, m.status,
  m.start_date, m.start_date_edtf, m.completion_date, m.completion_date_edtf, m.cost, m.currency, m.service_event_id, m.version, m.created_at, m.updated_at`;
const wholeModification = `${modificationColumns}, m.mileage, v.odometer_unit, m.notes,
  (select coalesce(json_agg(s.part_id order by s.place), '[]') from modification_parts s
   where s.owner_id = m.owner_id and s.modification_id = m.id) as part_ids,
  (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'part_number', p.part_number, 'manufacturer', p.manufacturer,
     'type', p.type, 'status', p.status) order by s.place), '[]')
   from modification_parts s join part_copies p on p.owner_id = s.owner_id and p.id = s.part_id
   where s.owner_id = m.owner_id and s.modification_id = m.id) as parts,
  (select json_build_object('id', e.id, 'name', e.name, 'type', e.type, 'date_performed', e.date_performed,
     'date_performed_edtf', e.date_performed_edtf, 'status', e.status)
   from service_event_copies e where e.owner_id = m.owner_id and e.id = m.service_event_id) as service_event`;
const issueColumns = `i.id, i.vehicle_id, i.title, i.description, i.status, i.priority, i.reported_date, i.reported_date_edtf, i.resolved_date, i.resolved_date_edtf,
  i.resolution_notes, i.mileage, v.odometer_unit, v.make, v.model, v.year, v.nickname,
  (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'date_performed', c.date_performed,
             'date_performed_edtf', c.date_performed_edtf, 'type', c.type)
            order by c.date_performed desc nulls last, c.id desc), '[]')
   from issue_service_events l join service_event_copies c on c.owner_id = l.owner_id and c.id = l.service_event_id
   where l.owner_id = i.owner_id and l.issue_id = i.id) as service_events, i.created_at, i.updated_at`;
const trackDayColumns = `t.id, t.vehicle_id, v.make, v.model, v.year, v.nickname, t.event_date, t.event_date_edtf, t.track_name, t.version,
  t.created_at, t.updated_at`;
const of = (table: string, letter: string) =>
  `from ${table} ${letter} join vehicle_copies v on v.owner_id = ${letter}.owner_id and v.id = ${letter}.vehicle_id
   where ${letter}.owner_id = $1`;

const STATEMENTS = {
  modification: `select ${wholeModification} ${of('modifications', 'm')} and m.id = $2`,
  modifications: `select ${modificationColumns} ${of('modifications', 'm')} order by m.created_at desc, m.id desc`,
  issue: `select ${issueColumns} ${of('issues', 'i')} and i.id = $2`,
  issues: `select ${issueColumns} ${of('issues', 'i')} order by i.reported_date desc, i.id desc`,
  'track-day': `select ${trackDayColumns}, t.mileage, v.odometer_unit, t.report ${of('track_days', 't')} and t.id = $2`,
  'track-days': `select ${trackDayColumns} ${of('track_days', 't')} order by t.event_date desc, t.id desc`,
  create: `with m as (
      insert into modifications (owner_id, vehicle_id, name, description, category, status, start_date, cost, notes)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning *)
    select ${modificationColumns}, m.mileage, v.odometer_unit, m.notes, '[]'::json as part_ids, '[]'::json as parts, null as service_event
    from m join vehicle_copies v on v.owner_id = m.owner_id and v.id = m.vehicle_id`,
};
const FIELDS = ['vehicle_id', 'name', 'description', 'category', 'status', 'start_date', 'cost', 'notes'];

/** Answers requests to svc-records; returns undefined for paths of other services. */
export class BareRecords {
  constructor(
    private readonly pool: pg.Pool,
    private readonly owner: number,
    private readonly ownerOf: (vehicleId: unknown) => number,
  ) {}

  async get(url: string): Promise<Row | Row[] | undefined> {
    const [, list, id] = /^\/api\/(modifications|issues|track-days)(?:\/(\d+))?$/.exec(url) ?? [];
    if (!list) return undefined;
    if (!id) return this.rows(list as keyof typeof STATEMENTS, [this.owner]);
    return (await this.rows(list.slice(0, -1) as keyof typeof STATEMENTS, [this.owner, Number(id)]))[0];
  }

  async createModification(body: Row): Promise<Row> {
    return (
      await this.rows('create', [this.ownerOf(body.vehicle_id), ...FIELDS.map((field) => body[field] ?? null)])
    )[0]!;
  }

  private async rows(name: keyof typeof STATEMENTS, values: unknown[]): Promise<Row[]> {
    return (await this.pool.query<Row>({ name, text: STATEMENTS[name], values })).rows;
  }
}
