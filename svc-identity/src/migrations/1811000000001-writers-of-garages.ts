import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names of people who have or had a grant in a garage, for svc-notify: webhooks of the owner contain who acted (ADR 138). */
export class WritersOfGarages1811000000001 implements MigrationInterface {
  name = 'WritersOfGarages1811000000001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create view writers_of_garages as
        select distinct p.owner_id, u.id, coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.username) as name
        from (select owner_id, person_id from people_of_garages union select owner_id, person_id from grants) p
        join users u on u.id = p.person_id`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view writers_of_garages');
  }
}
