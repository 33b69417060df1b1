import type { Customs } from './person';

const SOURCE_LANGUAGE = 'en';
/** The gateway chooses the page's language by this cookie; `gateway/src/routes.ts` has its name, too. */
const COOKIE = 'carnet_language';
const A_YEAR = 31_536_000;

/** The language of this page (BCP 47), which the gateway chose among the available ones. */
export const pageLanguage = (): string => globalThis.document?.documentElement.lang || SOURCE_LANGUAGE;

/** The languages that a person may choose: every part of the page is translated into them. */
export const offeredLanguages = (): readonly string[] =>
  document.documentElement.dataset.languages?.split(' ') ?? [SOURCE_LANGUAGE];

/** Tells whether a service's text can be shown on this page. Services name the language of their answers. */
export const isOfThePage = (language: string | null): boolean =>
  pageLanguage().split('-')[0] === (language ?? SOURCE_LANGUAGE);

/**
 * Switches to the language of the signed-in person if this page has another one: sets the cookie and reloads the page once. Does nothing if either
 * language is not offered, because only developers view such a page.
 */
export function followLanguage({ language }: Customs, page: Pick<Location, 'reload'> = location): void {
  const isOffered = (tag: string) => offeredLanguages().includes(tag);
  if (!language || language === pageLanguage() || !isOffered(language) || !isOffered(pageLanguage())) return;
  // If the browser stores no cookies, or the gateway has no such page, the page stays as it is.
  if (document.cookie.includes(`${COOKIE}=${language}`)) return;
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${A_YEAR}; samesite=lax`;
  if (document.cookie.includes(`${COOKIE}=${language}`)) page.reload();
}
