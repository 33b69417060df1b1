import { Shape } from '@carnet/fields';
import { OmitType } from '@nestjs/swagger';
import { SIGNED_IN_BY, type SignedInBy } from './session.entity.js';

export class SessionView {
  @Shape('integer') id: number;
  @Shape('boolean', { description: 'The one that asks' }) current: boolean;
  @Shape('string', { nullable: true, description: 'What the browser or program calls itself; null where it does not' })
  user_agent: string | null;
  @Shape('string', {
    enum: SIGNED_IN_BY,
    nullable: true,
    description: 'By what it was signed in; `second_factor` is the password with one. Null of sessions from before',
  })
  signed_in_by: SignedInBy | null;
  @Shape('date-time', { description: 'When it was signed in' }) created_at: string;
  @Shape('date-time', { description: 'When it last asked for the account; right to five minutes' })
  last_seen_at: string;
  @Shape('date-time', { description: 'When it ends by itself' }) expires_at: string;
}

/** A session in a person's export, without `current`. */
export class ExportedSessionView extends OmitType(SessionView, ['current']) {}
