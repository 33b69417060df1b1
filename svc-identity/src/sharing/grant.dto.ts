import { ChoiceField, DateField, IdField, Shape, TextField, TextListField } from '@carnet/fields';
import { GARAGE_ROLES, type GarageRole } from '@carnet/nest-kit';
import { ApiProperty } from '@nestjs/swagger';
import { EmailField } from '../accounts/account.dto.js';
import * as m from '../messages/sharing.js';

/** The maximum length of a token, above that of any real one. */
const TOKEN = 200;
const MAX_PAIRS = 1_000;

export class CreateInvitation {
  @EmailField(m.emailRequired) email: string;

  @ChoiceField(GARAGE_ROLES, {
    required: m.roleRequired,
    description: 'viewer reads; contributor adds, and changes what they added; editor does all but deleting vehicles',
  })
  role: GarageRole;

  @IdField({ description: 'The only vehicle that is shared; the whole garage where nothing is said' })
  vehicle_id?: number | null;

  @DateField({ description: 'The last day of it, in the time zone of the owner; for ever where nothing is said' })
  until?: string | null;
}

export class InvitationLink {
  @TextField({ required: m.linkEnded, max: TOKEN, description: 'What follows `=` in the link of the mail' })
  token: string;
}

class SharedView {
  @Shape('string', { enum: [...GARAGE_ROLES] }) role: GarageRole;
  @Shape('integer', { nullable: true, description: 'The only vehicle that is shared; null for the whole garage' })
  vehicle_id: number | null;
  @Shape('string', { nullable: true, description: 'What that vehicle is called' }) vehicle_name: string | null;
  @Shape('date-time', { nullable: true, description: 'Null where it does not expire' }) expires_at: string | null;
}

export class InvitationView extends SharedView {
  @Shape('integer') id: number;
  @Shape('string', { description: 'Where it was sent' }) email: string;
  @Shape('date-time') made_at: string;
  @Shape('date-time', { description: 'When its link ends' }) ends_at: string;
}

export class GrantView extends SharedView {
  @Shape('integer') id: number;
  @Shape('string', { description: 'The address that was invited' }) email: string;
  @Shape('integer') person_id: number;
  @Shape('string') person_name: string;
  @Shape('date-time') made_at: string;
}

export class GarageView extends SharedView {
  @Shape('integer', { description: 'Of the grant' }) id: number;
  @Shape('integer', { description: 'For the header `x-garage`' }) owner_id: number;
  @Shape('string') owner_name: string;
}

export class WriterView {
  @Shape('integer', { description: 'Whose garage it is' }) owner_id: number;
  @Shape('integer', { description: 'As the journal names them: `actor_id`' }) id: number;
  @Shape('string') name: string;
}

export class SharingView {
  @ApiProperty({ type: [InvitationView], description: 'Invitations that wait, the newest first' })
  invitations: InvitationView[];
  @ApiProperty({ type: [GrantView], description: 'With whom one shares, the newest first' }) grants: GrantView[];
  @ApiProperty({ type: [GarageView], description: 'Garages that are shared with one' }) garages: GarageView[];
  @ApiProperty({
    type: [WriterView],
    description: 'People who may write in these garages, or might once: of a shared vehicle, those of that vehicle',
  })
  writers: WriterView[];
}

export class ReadInvitationView extends SharedView {
  @Shape('string', { description: 'Whose garage it is' }) owner_name: string;
  @Shape('string', { description: 'The address of the account that can accept it' }) email: string;
}

export class FindGrants {
  @TextListField({ max: MAX_PAIRS, maxLength: 40 }) pairs: string[];
}

/** Valid grants among the requested pairs of a person and a garage. */
export class FoundGrants {
  grants: { id: number; person_id: number; owner_id: number }[];
}
