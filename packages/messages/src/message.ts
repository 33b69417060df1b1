/** Parameters of a message: values as the API writes them, told beside the sentence so that a client can make a sentence of its own. */
export type Given = Readonly<Record<string, string | number>>;

/** The spelling of a number in a sentence. */
type Write = (value: number) => string;

/** A message in each language, as `npm run messages` compiles it. */
type Texts<P> = { readonly en: Text<P> } & Readonly<Record<string, Text<P>>>;
type Text<P> = string | ((given: P, write: Write) => string);

/** Names of the API's fields in each language: `{ de: { estimated_cost: 'Geschätzte Kosten' } }`. */
export type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Parameters of these names hold a name of the API, which a sentence says as people do. */
const NAMED = ['field', 'things'];

/** A sentence that a service says, with the code that stays when its words change. */
export class Said {
  constructor(
    readonly code: string,
    private readonly texts: Texts<never>,
    readonly params?: Given,
  ) {}

  /** The sentence in a language; null where it is not translated, or a name in it is not. */
  in(language: string, names: Names = {}): string | null {
    const text: Text<never> | undefined = this.texts[language];
    if (text === undefined || typeof text === 'string') return text ?? null;
    const given = withNames(this.params ?? {}, language, names);
    return given && text(given as never, (value) => value.toLocaleString(language === 'en' ? 'en-US' : language));
  }

  /** English, to the letter of the documents. */
  toString(): string {
    return this.in('en') ?? '';
  }
}

/** A text for programs of the stack alone, and so in English for everybody. */
export const toPrograms = (text: string): Said => new Said('internal.request', { en: text });

/** A message that is the same whoever reads it. */
export const message = (code: string, texts: Texts<never>): Said => new Said(code, texts);

/** A message that names values. */
export const messageOf =
  <P extends Given>(code: string, texts: Texts<P>) =>
  (given: P): Said =>
    new Said(code, texts, given);

function withNames(given: Given, language: string, names: Names): Given | null {
  const told = { ...given };
  for (const of of NAMED) {
    const name = given[of];
    if (name === undefined) continue;
    const called = language === 'en' ? englishName(of, String(name)) : own(names[language], String(name));
    if (called === undefined) return null;
    told[of] = called;
  }
  return told;
}

const own = (names: Readonly<Record<string, string>> | undefined, name: string): string | undefined =>
  names && Object.hasOwn(names, name) ? names[name] : undefined;

const englishName = (of: string, name: string): string => (of === 'field' ? labelOf(name) : name.replaceAll('_', ' '));

/** `estimated_cost` → `Estimated cost`. */
export function labelOf(field: string): string {
  const words = field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
