import {
  ChoiceField,
  DateField,
  DecimalField,
  IdField,
  IntField,
  ListField,
  PatchOf,
  Shape,
  TextField,
  TextListField,
} from '@carnet/fields';
import { PageQuery } from '@carnet/pg';
import { ApiProperty, OmitType } from '@nestjs/swagger';
import * as m from '../messages/entry.js';
import { OPEN, type Open } from '../life/covered.rules.js';
import { DEPTH_UNITS, type DepthUnit, ENTRY_KINDS, type EntryFields, type EntryKind } from './entry.entity.js';
import { ENTRY_SORTS, type EntrySort } from './entry.read.js';

const required = m.required;
const DISTANCE_UNITS = ['km', 'mi'] as const;

/** A tread depth: a few millimetres, or a number of thirty-seconds of an inch. */
const DepthField = (description: string): PropertyDecorator =>
  DecimalField({ decimals: 2, max: 100, description: `In \`depth_unit\`, as it was read: ${description}` });

export class DepthOfTyre {
  @TextField({ required: m.depthMeasured, max: 100, description: 'Where the tyre stood on that day' })
  position: string;

  @DepthField('towards the vehicle')
  inner?: number | null;

  @DepthField('in the middle')
  middle?: number | null;

  @DepthField('away from the vehicle')
  outer?: number | null;
}

export class CreateEntry {
  @IdField({ required })
  component_id: number;

  @ChoiceField(ENTRY_KINDS, {
    required,
    description: 'Tyres change places, a tread is read, a new life begins, or it was used where no odometer counted',
  })
  kind: EntryKind;

  @DateField({ required })
  happened_on: string;

  @IntField({ description: 'What the odometer of the vehicle showed that it was on, in its own unit' })
  mileage?: number | null;

  @TextListField({ max: 6, maxLength: 100, description: 'Of a rotation: the place of each tyre, by its number' })
  positions?: string[] | null;

  @ChoiceField(DEPTH_UNITS, { description: 'Of a tread; mm where nothing is said' })
  depth_unit?: DepthUnit | null;

  @ListField(() => DepthOfTyre, { max: 6, description: 'Of a tread' })
  depths?: DepthOfTyre[] | null;

  @DecimalField({ decimals: 3, max: 10_000_000, description: 'Of a use, in `distance_unit`' })
  distance?: number | null;

  @ChoiceField(DISTANCE_UNITS, { description: 'km where nothing is said' })
  distance_unit?: EntryFields['distance_unit'];

  @DecimalField({ decimals: 3, max: 1_000_000, description: 'Of a use' })
  hours?: number | null;

  @IntField({ max: 100_000, description: 'Of a use' })
  sessions?: number | null;

  @ChoiceField(OPEN, { description: 'Of a use: why it may be more than is said, or nothing of it is known' })
  open?: Open | null;

  @TextField({ max: 5_000, description: 'Plain text' })
  note?: string | null;
}

/** An entry's component, kind and `open` cannot be changed. */
export class UpdateEntry extends PatchOf(OmitType(CreateEntry, ['component_id', 'kind', 'open'])) {}

export class EntryListQuery extends PageQuery {
  @IdField()
  component_id?: number | null;

  @ChoiceField(ENTRY_KINDS)
  kind?: EntryKind | null;

  @ChoiceField(ENTRY_SORTS)
  sort?: EntrySort;
}

export class DepthView {
  @Shape('string', { description: 'Where the tyre stood' }) position: string;
  @Shape('number', { nullable: true, description: 'In depth_unit, as all three' }) inner: number | null;
  @Shape('number', { nullable: true }) middle: number | null;
  @Shape('number', { nullable: true }) outer: number | null;
}

/** An entry of a component. */
export class EntryView {
  @Shape('integer') id: number;
  @Shape('integer') component_id: number;
  @Shape('string', { enum: ENTRY_KINDS }) kind: EntryKind;
  @Shape('date') happened_on: string;
  @Shape('integer', { nullable: true, description: 'Of the vehicle that it was on, in its unit' }) mileage:
    | number
    | null;
  @ApiProperty({ type: [String], nullable: true, description: 'Of a rotation' }) positions: string[] | null;
  @Shape('string', { enum: DEPTH_UNITS, nullable: true, description: 'Of a tread' }) depth_unit: DepthUnit | null;
  @ApiProperty({ type: [DepthView], nullable: true, description: 'Of a tread' }) depths: DepthView[] | null;
  @Shape('number', { nullable: true, description: 'Of a use, in distance_unit' }) distance: number | null;
  @Shape('string', { enum: DISTANCE_UNITS, nullable: true }) distance_unit: EntryFields['distance_unit'];
  @Shape('number', { nullable: true, description: 'Of a use' }) hours: number | null;
  @Shape('integer', { nullable: true, description: 'Of a use' }) sessions: number | null;
  @Shape('string', {
    enum: OPEN,
    nullable: true,
    description:
      'Of a use: why it may be more, as of one in the place of what it ran on a vehicle that is not here any more',
  })
  open: Open | null;
  @Shape('string', { nullable: true, description: 'Plain text' }) note: string | null;
  @Shape('integer', { description: 'As the ETag says it' }) version: number;
  @Shape('date-time') created_at: string;
  @Shape('date-time') updated_at: string;
}
