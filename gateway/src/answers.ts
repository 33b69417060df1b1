import * as gateway from './messages/gateway.js';
import * as request from './messages/request.js';
import type { SignInLimit } from './options.js';

/** The gateway's own messages, by status. Services write theirs themselves. */
export const messages = {
  400: gateway.badRequest,
  404: request.notFound,
  405: request.methodNotAllowed,
  413: request.tooLarge,
  414: request.addressTooLong,
  429: gateway.tooManyTries,
  431: gateway.headersTooLarge,
  500: gateway.failed,
  503: gateway.unavailable,
} as const;

export type OwnStatus = keyof typeof messages;

/** The languages in which the gateway speaks, English first. */
export const LANGUAGES = Object.keys(request.notFound.texts) as (keyof typeof request.notFound.texts)[];
export type Language = (typeof LANGUAGES)[number];
export const ENGLISH: Language = 'en';

/**
 * Matches the first language of `Accept-Language` that the gateway speaks. nginx cannot compare quality values, and browsers list languages
 * by preference, so the order counts here. Services do compare the qualities (ADR 59).
 */
export const SPOKEN_LANGUAGE = String.raw`(?:^|,)\s*(?<spoken>${LANGUAGES.join('|')})\b`;

export function languageOf(accepted: string | undefined): Language {
  const spoken = new RegExp(SPOKEN_LANGUAGE, 'i').exec(accepted ?? '')?.groups?.spoken;
  return LANGUAGES.find((language) => language === spoken?.toLowerCase()) ?? ENGLISH;
}

/** Seconds a client should wait: after a 429 until its next try at sign-in is free, after a 503 two seconds. */
export const retryAfterSeconds = (status: 429 | 503, { perMinute }: SignInLimit): number =>
  status === 429 ? Math.ceil(60 / perMinute) : 2;

export function body(status: OwnStatus, language: Language): string {
  const { code, texts } = messages[status];
  return JSON.stringify({ msg: texts[language], code });
}
