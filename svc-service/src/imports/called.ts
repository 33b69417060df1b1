import { namesOf } from '@carnet/messages';
import { names } from '../messages/names.js';

/** Names of this service's fields in reports, and of those that all services have. */
export const called = namesOf({ names });
