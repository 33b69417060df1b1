import { type Names, Said } from './message.js';
import { invalid } from './messages/request.js';

/** Several sentences in a row. Its code is theirs where all are one. */
export function sentencesOf(sentences: readonly Said[]): Said {
  const different = [...new Map(sentences.map((said) => [String(said), said])).values()];
  if (different.length <= 1) return different[0] ?? invalid;
  return new Several(different);
}

class Several extends Said {
  constructor(private readonly sentences: readonly Said[]) {
    super(invalid.code, { en: '' });
  }

  override in(language: string, names?: Names): string | null {
    const said = this.sentences.map((one) => one.in(language, names));
    if (said.includes(null)) return null;
    return language === 'ja' ? said.map((one) => one!.replace(/。$/, '')).join('。') : said.join('. ');
  }
}
