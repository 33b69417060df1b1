import { ChoiceField, IdField, PatchOf, Shape, TextField } from '@carnet/fields';
import { ListQuery } from '@carnet/pg';
import { OmitType } from '@nestjs/swagger';
import * as m from '../messages/provenance.js';
import { IDENTITY_SORTS, type IdentitySort } from './identity.read.js';
import { IDENTITY_KINDS, type IdentityKind, MATCHES, type Match } from './provenance.entity.js';

export class CreateIdentity {
  @IdField({ required: m.vehicleRequired })
  vehicle_id: number;

  @ChoiceField(IDENTITY_KINDS, { required: m.kindRequired })
  kind: IdentityKind;

  @TextField({ max: 100, description: 'Of what is `other`: what it is' })
  name?: string | null;

  @TextField({ max: 100, description: "As the factory's papers say" })
  as_built?: string | null;

  @TextField({ max: 100, description: 'As it is stamped into what is fitted today' })
  as_fitted?: string | null;

  @TextField({ max: 1_000 })
  note?: string | null;
}

/** The vehicle of a number cannot be changed. */
export class UpdateIdentity extends PatchOf(OmitType(CreateIdentity, ['vehicle_id'])) {}

export class IdentityListQuery extends ListQuery {
  @IdField()
  vehicle_id?: number;

  @ChoiceField(IDENTITY_SORTS)
  override sort?: IdentitySort;
}

export class IdentityView {
  @Shape('integer') id: number;
  @Shape('integer') vehicle_id: number;
  @Shape('string', { description: 'Of the vehicle' }) make: string;
  @Shape('string', { description: 'Of the vehicle' }) model: string;
  @Shape('integer', { description: 'Of the vehicle' }) year: number;
  @Shape('string', { nullable: true, description: 'Of the vehicle' }) nickname: string | null;
  @Shape('string', { enum: IDENTITY_KINDS }) kind: IdentityKind;
  @Shape('string', { nullable: true, description: 'Of what is `other`' }) name: string | null;
  @Shape('string', { nullable: true }) as_built: string | null;
  @Shape('string', { nullable: true }) as_fitted: string | null;
  @Shape('string', {
    enum: MATCHES,
    description: 'Whether both numbers are the same, however they are set; not known where one of them is not',
  })
  match: Match;
  @Shape('string', { nullable: true }) note: string | null;
  @Shape('date-time') created_at: string;
  @Shape('date-time') updated_at: string;
  @Shape('integer', { description: 'For If-Match' }) version: number;
}
