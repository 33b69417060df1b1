import { namesOf } from '@carnet/messages';
import { names } from '../messages/names.js';

/** Labels of fields in reports: this service's own, and those of all services. */
export const called = namesOf({ names });
