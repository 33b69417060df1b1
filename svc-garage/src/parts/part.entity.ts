import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PartStatus, PartType } from './part.rules.js';

@Entity('parts')
export class Part {
  @PrimaryColumn('integer')
  owner_id: number;

  @PrimaryColumn('integer')
  id: number;

  @Column('integer')
  vehicle_id: number;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('text', { nullable: true })
  part_number: string | null;

  @Column('text', { nullable: true })
  manufacturer: string | null;

  @Column('text')
  type: PartType;

  @Column('text')
  status: PartStatus;

  @Column('date', { nullable: true })
  purchase_date: string | null;

  /** In dollars. */
  @Column('numeric', { nullable: true })
  cost: number | null;

  @Column('text', { nullable: true })
  notes: string | null;

  @Column('integer')
  version: number;
}
