import { ListField, TextField } from '@carnet/fields';
import { OmitType } from '@nestjs/swagger';
import { CreateEntry } from '../../entries/entry.dto.js';
import { CreateFitment } from '../../fitments/fitment.dto.js';
import { required } from '../../messages/component.js';
import { CreateComponent } from '../component.dto.js';

export class ImportedFitment extends OmitType(CreateFitment, ['component_id', 'takes_off']) {}

export class ImportedEntry extends OmitType(CreateEntry, ['component_id']) {}

/** A set of tyres or another component in a file, with its fitments and entries. */
export class ImportedComponent extends OmitType(CreateComponent, ['part_id', 'name']) {
  @TextField({ required, max: 200 })
  name: string;

  @ListField(() => ImportedFitment, { max: 100, description: 'On which vehicles it was, the first first' })
  mounted?: ImportedFitment[] | null;

  @ListField(() => ImportedEntry, { max: 500, description: 'Its history, the oldest first' })
  happened?: ImportedEntry[] | null;
}
