import { aUser } from '../testing';
import { followLanguage, isOfThePage, offeredLanguages, pageLanguage } from './page-language';

const { documentElement: page } = document;

function open(language: string, offered?: string) {
  page.lang = language;
  if (offered) page.dataset.languages = offered;
  const reload = jest.fn();
  return { reload, follow: (wanted: string | null) => followLanguage(aUser({ language: wanted }), { reload }) };
}

afterEach(() => {
  page.lang = '';
  delete page.dataset.languages;
  document.cookie = 'carnet_language=; path=/; max-age=0';
});

it('is English, and offers no other, where the page says nothing', () => {
  expect([pageLanguage(), offeredLanguages()]).toEqual(['en', ['en']]);
});

it('loads the page anew in the language of who is signed in, once', () => {
  const { reload, follow } = open('en', 'en de');
  follow('de');
  follow('de');
  expect(document.cookie).toBe('carnet_language=de');
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['nobody has chosen', 'en', 'en de', null],
  ['the page is written in it', 'de', 'en de', 'de'],
  ['it is not offered', 'en', undefined, 'de'],
  ['somebody looks at a language that is not offered', 'en-XA', 'en de', 'de'],
])('stays where %s', (_case, language, offered, wanted) => {
  const { reload, follow } = open(language, offered);
  follow(wanted);
  expect(document.cookie).toBe('');
  expect(reload).not.toHaveBeenCalled();
});

it('shows what a service says in the language of the page alone', () => {
  expect([isOfThePage(null), isOfThePage('de')]).toEqual([true, false]);
  open('de');
  expect([isOfThePage(null), isOfThePage('de'), isOfThePage('en')]).toEqual([false, true, false]);
  open('en-XA');
  expect(isOfThePage('en')).toBe(true);
});
