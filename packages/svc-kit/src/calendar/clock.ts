import { Injectable } from '@nestjs/common';

/** The one clock of a service that people's days are taken from; a test sets it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
