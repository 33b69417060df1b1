import {
  ChoiceField,
  DateField,
  EDTF_SHAPE,
  EdtfField,
  IdField,
  IdListField,
  IntField,
  ODOMETER_UNITS,
  type OdometerUnit,
  PatchOf,
  Shape,
  TextField,
} from '@carnet/fields';
import { ListQuery } from '@carnet/pg';
import { ApiProperty } from '@nestjs/swagger';
import * as m from '../messages/issue.js';
import { ISSUE_PRIORITIES, ISSUE_STATUSES, type IssuePriority, type IssueStatus } from './issue.entity.js';

const REQUIRED = m.required;

export class CreateIssue {
  @IdField({ required: REQUIRED }) vehicle_id: number;
  @TextField({ required: REQUIRED, max: 200 }) title: string;
  @TextField({ max: 20_000 }) description?: string | null;
  @ChoiceField(ISSUE_STATUSES) status?: IssueStatus | null;
  @ChoiceField(ISSUE_PRIORITIES) priority?: IssuePriority | null;
  @DateField({ edtf: 'reported_date_edtf' }) reported_date?: string | null;
  @EdtfField('reported_date') reported_date_edtf?: string | null;
  @DateField({ edtf: 'resolved_date_edtf' }) resolved_date?: string | null;
  @EdtfField('resolved_date') resolved_date_edtf?: string | null;
  @TextField({ max: 20_000 }) resolution_notes?: string | null;
  @IntField({ description: 'What the odometer showed when it was noticed, in its own unit' }) mileage?: number | null;
  @IdListField() service_event_ids?: number[] | null;
}

export class UpdateIssue extends PatchOf(CreateIssue) {}

export class VehicleIssuesQuery extends ListQuery {
  @ChoiceField(ISSUE_STATUSES) status?: IssueStatus;
  @ChoiceField(ISSUE_PRIORITIES) priority?: IssuePriority;
}

export class IssueListQuery extends VehicleIssuesQuery {
  @IdField() vehicle_id?: number;
}

export class IssueServiceEventView {
  @Shape('integer') id: number;
  @Shape('string') name: string;
  @Shape('date', { nullable: true }) date_performed: string | null;
  @Shape('string', EDTF_SHAPE) date_performed_edtf: string | null;
  @Shape('string') type: string;
}

export class IssueView {
  @Shape('integer') id: number;
  @Shape('integer') vehicle_id: number;
  @Shape('string') title: string;
  @Shape('string', { nullable: true }) description: string | null;
  @Shape('string', { enum: ISSUE_STATUSES }) status: IssueStatus;
  @Shape('string', { enum: ISSUE_PRIORITIES }) priority: IssuePriority;
  @Shape('date') reported_date: string;
  @Shape('string', EDTF_SHAPE) reported_date_edtf: string | null;
  @Shape('date', { nullable: true }) resolved_date: string | null;
  @Shape('string', EDTF_SHAPE) resolved_date_edtf: string | null;
  @Shape('string', { nullable: true }) resolution_notes: string | null;
  @Shape('integer', { nullable: true, description: 'In odometer_unit' }) mileage: number | null;
  @Shape('string', { enum: ODOMETER_UNITS, description: "Of the vehicle's mileages" }) odometer_unit: OdometerUnit;
  @Shape('string') make: string;
  @Shape('string') model: string;
  @Shape('integer') year: number;
  @Shape('string', { nullable: true }) nickname: string | null;
  @ApiProperty({ type: [IssueServiceEventView] }) service_events: IssueServiceEventView[];
  @Shape('date-time') created_at: string;
  @Shape('date-time') updated_at: string;
}
