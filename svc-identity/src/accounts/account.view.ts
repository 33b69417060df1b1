import { Shape } from '@carnet/svc-kit';
import { ApiProperty } from '@nestjs/swagger';
import type { User } from './user.entity.js';

export class UserView {
  @Shape('integer') id: number;
  @Shape('string') username: string;
  @Shape('string') email: string;
  @Shape('string', { nullable: true }) first_name: string | null;
  @Shape('string', { nullable: true }) last_name: string | null;
  @Shape('string', { nullable: true, description: 'IANA name; null until it is set, and days are those of UTC' })
  time_zone: string | null;
}

export class SignedInView {
  @Shape('string', { description: 'To send as x-auth-token; lives 7 days' }) token: string;
  @ApiProperty({ type: UserView }) user: UserView;
}

export class PasswordChangedView {
  @Shape('string') msg: string;
  @Shape('string', { description: 'Replaces every earlier token, all of which have ended' }) token: string;
}

export function toUserView(user: UserView & Partial<User>): UserView {
  const { id, username, email, first_name, last_name, time_zone } = user;
  return { id, username, email, first_name, last_name, time_zone };
}
