import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A named set of vehicles. */
@Entity('collections')
export class Collection {
  @PrimaryColumn('integer')
  owner_id: number;

  @PrimaryColumn('integer')
  id: number;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('integer')
  version: number;
}
