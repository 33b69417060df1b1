import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { IssuePriority, IssueStatus } from './issue.rules.js';

/** Something that is wrong with a vehicle, until it is resolved. */
@Entity('issues')
export class Issue {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column({ name: 'owner_id', type: 'integer' })
  ownerId: number;

  @Column({ name: 'vehicle_id', type: 'integer' })
  vehicleId: number;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  @Column({ type: 'text' })
  status: IssueStatus;

  @Column({ type: 'text' })
  priority: IssuePriority;

  @Column({ name: 'reported_date', type: 'date' })
  reportedDate: string;

  @Column({ name: 'resolved_date', type: 'date', nullable: true })
  resolvedDate: string | null;

  @Column({ name: 'resolution_notes', type: 'text', nullable: true })
  resolutionNotes: string | null;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
