import type { Customs } from './person';

const SOURCE_LANGUAGE = 'en';
/** The gateway chooses the pages by it; `gateway/src/routes.ts` names it too. */
const COOKIE = 'carnet_language';
const A_YEAR = 31_536_000;

/** The language that this page is written in (BCP 47): the one that the gateway chose among those there are. */
export const pageLanguage = (): string => globalThis.document?.documentElement.lang || SOURCE_LANGUAGE;

/** The languages that a person may choose: those that every part of the page has. */
export const offeredLanguages = (): readonly string[] =>
  document.documentElement.dataset.languages?.split(' ') ?? [SOURCE_LANGUAGE];

/** Tells whether a text of a service can be shown on this page; services name the language of their answers. */
export const isOfThePage = (language: string | null): boolean =>
  pageLanguage().split('-')[0] === (language ?? SOURCE_LANGUAGE);

/**
 * Goes over to the language of who is signed in, where this browser has asked for another page until now: the page is loaded anew, once. A
 * language that is not offered is looked at by its makers alone, and left to them.
 */
export function followLanguage({ language }: Customs, page: Pick<Location, 'reload'> = location): void {
  const isOffered = (tag: string) => offeredLanguages().includes(tag);
  if (!language || language === pageLanguage() || !isOffered(language) || !isOffered(pageLanguage())) return;
  // A browser that keeps no cookies, or a gateway without such a page, leaves it as it is.
  if (document.cookie.includes(`${COOKIE}=${language}`)) return;
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${A_YEAR}; samesite=lax`;
  if (document.cookie.includes(`${COOKIE}=${language}`)) page.reload();
}
