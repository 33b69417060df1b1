import { ChoiceField, IdField, IntField, ListField, Shape, TextField, TextListField } from '@carnet/fields';
import { API_KEY_ACCESS, type ApiKeyAccess } from '@carnet/nest-kit';
import { IsISO8601 } from 'class-validator';
import * as m from '../messages/api-key.js';

/** Ten years. */
const MAX_DAYS = 3_650;

export class CreateApiKey {
  @TextField({ required: m.nameRequired, max: 100, description: 'For the list of keys: what it is used by' })
  name: string;

  @ChoiceField(API_KEY_ACCESS, { description: 'read where nothing is said; write reads as well' })
  access?: ApiKeyAccess | null;

  @IdField({ description: 'The only vehicle that it is for; of all where nothing is said' })
  vehicle_id?: number | null;

  @IntField({ min: 1, max: MAX_DAYS, description: 'After how many days it expires; never where nothing is said' })
  expires_in_days?: number | null;
}

export class ApiKeyView {
  @Shape('integer') id: number;
  @Shape('string') name: string;
  @Shape('string', { description: 'How the key begins, to know it again by' }) prefix: string;
  @Shape('string', { enum: [...API_KEY_ACCESS] }) access: ApiKeyAccess;
  @Shape('integer', { nullable: true, description: 'The only vehicle that it is for; null where it is for all' })
  vehicle_id: number | null;
  @Shape('string', { nullable: true, description: 'What that vehicle is called' }) vehicle_name: string | null;
  @Shape('date-time') created_at: string;
  @Shape('date-time', { nullable: true, description: 'Null where it never expires' }) expires_at: string | null;
  @Shape('date-time', { nullable: true, description: 'Right to a minute; null where it was never used' })
  last_used_at: string | null;
  @Shape('integer', { description: 'Requests of the last 30 days, as far as services have told of them' })
  uses: number;
}

export class NewApiKeyView extends ApiKeyView {
  @Shape('string', { description: 'The key. Told this once: the stack itself keeps only its hash' }) key: string;
}

export class FindApiKeys {
  @TextListField({ max: 1_000, maxLength: 100 }) hashes: string[];
}

/** Valid keys among the requested hashes; missing ones do not exist, or have ended. */
export class FoundApiKeys {
  keys: { id: number; hash: string }[];
}

/** A service's report on the use of one key. */
class ApiKeyUse {
  @IdField({ required: m.usesInvalid }) id: number;
  @IntField({ required: m.usesInvalid, min: 1 }) uses: number;
  @IsISO8601({ strict: true }) last_used_at: string;
}

export class TellApiKeyUses {
  @ListField(() => ApiKeyUse, { required: m.usesInvalid, max: 1_000 })
  uses: ApiKeyUse[];
}
