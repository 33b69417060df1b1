import { Shape } from '@carnet/fields';
import { ApiProperty } from '@nestjs/swagger';
import { RecoveryCodesOrNone } from '../second-factor/recovery-codes.dto.js';
import { type Kind, KINDS } from './set-aside.entity.js';

export class NamedView {
  @ApiProperty({ enum: KINDS }) kind: Kind;
  @Shape('string', { nullable: true, description: 'Null of what has none' }) name: string | null;
}

export class SetAsideView extends NamedView {
  @Shape('integer') id: number;
  @Shape('date-time') added_at: string;
  @Shape('date-time', { description: 'When the account was taken back' }) ended_at: string;
  @Shape('date-time', { description: 'Until when it can be brought back' }) expires_at: string;
}

/** The result of a restore. */
export class BroughtBackView extends RecoveryCodesOrNone {}
