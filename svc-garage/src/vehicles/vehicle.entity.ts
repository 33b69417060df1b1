import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { VehicleType } from './vehicle.rules.js';

@Entity('vehicles')
export class Vehicle {
  @PrimaryColumn('integer')
  owner_id: number;

  @PrimaryColumn('integer')
  id: number;

  @Column('integer')
  collection_id: number;

  @Column('text')
  type: VehicleType;

  @Column('text')
  make: string;

  @Column('text')
  model: string;

  @Column('integer')
  year: number;

  @Column('text', { nullable: true })
  vin: string | null;

  @Column('date', { nullable: true })
  purchase_date: string | null;

  /** Of manufacture or of first registration. */
  @Column('date', { nullable: true })
  birth_date: string | null;

  /** The odometer, in miles. */
  @Column('integer', { nullable: true })
  current_mileage: number | null;

  @Column('text', { nullable: true })
  nickname: string | null;

  @Column('text', { nullable: true })
  color: string | null;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('text', { nullable: true })
  notes: string | null;

  @Column('integer')
  version: number;
}
