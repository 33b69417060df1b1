import { BooleanField, Shape, TextField } from '@carnet/fields';
import { ApiProperty } from '@nestjs/swagger';
import * as m from '../messages/channel.js';
import { CHANNEL_KINDS, CHANNEL_PROBLEMS, type ChannelKind, type ChannelProblem } from './channel.entity.js';

const MOST_ADDRESS = 1_000;

export class AddDevice {
  @TextField({ required: m.noDevice, max: MOST_ADDRESS, description: '`endpoint` of the `PushSubscription`' })
  endpoint: string;
  @TextField({ required: m.noDevice, max: 200, description: 'Its key `p256dh`, base64url' }) p256dh: string;
  @TextField({ required: m.noDevice, max: 100, description: 'Its key `auth`, base64url' }) auth: string;
  @TextField({ required: m.noDevice, max: 200, description: 'The `push_key` that it was subscribed with' })
  push_key: string;
}

/** The old keys are secret, so whoever sends them is the same browser. */
export class RenewDevice extends AddDevice {
  @TextField({ required: m.noDevice, max: MOST_ADDRESS, description: '`endpoint` of the subscription before' })
  old_endpoint: string;
  @TextField({ required: m.noDevice, max: 100, description: 'The key `auth` of that one' }) old_auth: string;
}

export class AddTopic {
  @TextField({
    required: m.topicInvalid,
    max: MOST_ADDRESS,
    description: 'Server and topic of ntfy, as `https://ntfy.sh/my-topic`',
  })
  address: string;
  @TextField({ max: 500, description: 'An access token, where the topic asks for one; never told again' })
  access_token?: string | null;
}

export class TurnChannel {
  @BooleanField({ required: m.onOrOff }) is_on: boolean;
}

export class ChannelView {
  @Shape('integer') id: number;
  @Shape('string', { enum: CHANNEL_KINDS, description: 'A browser, or a topic of ntfy' }) kind: ChannelKind;
  @Shape('string', { description: 'Of a browser that of its subscription, by which it knows itself' }) address: string;
  @Shape('boolean') is_on: boolean;
  @Shape('string', { nullable: true, description: 'What the browser called itself' }) user_agent: string | null;
  @Shape('string', { nullable: true, description: 'Of a browser: the key that it was subscribed with' })
  push_key: string | null;
  @Shape('boolean', { description: 'Whether a token is kept; it is never told' }) has_token: boolean;
  @Shape('string', {
    enum: CHANNEL_PROBLEMS,
    nullable: true,
    description:
      'Why the last message did not arrive: `ended` by the browser, `refused`, or `unreachable`, which is tried again',
  })
  problem: ChannelProblem | null;
  @Shape('date-time') created_at: string;
  @Shape('date-time', { nullable: true, description: 'When a message was last taken' }) last_sent_at: string | null;
}

export class ChannelsView {
  @Shape('string', { description: 'What browsers subscribe with: `applicationServerKey`' }) push_key: string;
  @ApiProperty({ type: [ChannelView] }) channels: ChannelView[];
}

export class ExportedChannelView {
  @Shape('integer') id: number;
  @Shape('string', { enum: CHANNEL_KINDS }) kind: ChannelKind;
  @Shape('string', { description: 'Where messages go; the address itself opens something, and is not here' })
  server: string;
  @Shape('boolean') is_on: boolean;
  @Shape('string', { nullable: true, description: 'What the browser called itself' }) user_agent: string | null;
  @Shape('date-time') created_at: string;
  @Shape('date-time', { nullable: true }) last_sent_at: string | null;
}
