import { namesOf } from '@carnet/svc-kit';
import { names } from '../messages/names.js';

/** What reports call this service's fields, and those that all services have. */
export const called = namesOf({ names });
