import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People who have or had a grant: their entries show their names as long as their accounts exist (ADR 138). */
export class PeopleOfGarages1802000000000 implements MigrationInterface {
  name = 'PeopleOfGarages1802000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table people_of_garages (
        id integer generated always as identity primary key,
        owner_id integer not null references users (id) on delete cascade,
        person_id integer not null references users (id) on delete cascade,
        vehicle_id integer
      )`);
    await db.query(
      'create unique index people_of_garages_once on people_of_garages (owner_id, person_id, coalesce(vehicle_id, 0))',
    );
    await db.query('create index people_of_garages_of_person on people_of_garages (person_id)');
    await db.query(`
      insert into people_of_garages (owner_id, person_id, vehicle_id)
      select distinct owner_id, person_id, vehicle_id from grants`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table people_of_garages');
  }
}
