import type { SignInLimit } from './options.js';

/** What the gateway says by itself, by status; services word their own. */
export const messages = {
  400: 'Bad request',
  404: 'Not found',
  405: 'Method not allowed',
  413: 'The request is too large',
  414: 'The address is too long',
  429: 'Too many tries. Please wait a little and try again.',
  431: 'The headers of the request are too large',
  500: 'Something went wrong. Please try again.',
  503: 'This part of Carnet is not available right now. Please try again in a moment.',
} as const;

export type OwnStatus = keyof typeof messages;

/** Seconds a client should wait: until its next try at sign-in is free, or a moment. */
export const retryAfterSeconds = (status: 429 | 503, { perMinute }: SignInLimit): number =>
  status === 429 ? Math.ceil(60 / perMinute) : 2;

export const body = (status: OwnStatus): string => JSON.stringify({ msg: messages[status] });
