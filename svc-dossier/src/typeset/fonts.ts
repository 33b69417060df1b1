import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Each face as a static TrueType file: what has axes, or comes as woff2, is not read. */
const LATIN = {
  '@expo-google-fonts/source-serif-4': [
    '300Light',
    '400Regular',
    '400Regular_Italic',
    '600SemiBold',
    '600SemiBold_Italic',
  ],
  '@expo-google-fonts/barlow': ['400Regular', '400Regular_Italic', '500Medium', '600SemiBold'],
  '@expo-google-fonts/noto-emoji': ['400Regular'],
};
/** 26 MB: only where a book has such letters. */
const JAPANESE = {
  '@expo-google-fonts/noto-serif-jp': ['300Light', '400Regular', '600SemiBold'],
  '@expo-google-fonts/noto-sans-jp': ['400Regular', '600SemiBold'],
};
const FAMILIES: Readonly<Record<string, string>> = {
  '@expo-google-fonts/source-serif-4': 'SourceSerif4',
  '@expo-google-fonts/barlow': 'Barlow',
  '@expo-google-fonts/noto-emoji': 'NotoEmoji',
  '@expo-google-fonts/noto-serif-jp': 'NotoSerifJP',
  '@expo-google-fonts/noto-sans-jp': 'NotoSansJP',
};

const require = createRequire(import.meta.url);

/** The files of the book's typefaces. */
export const fontFiles = (isJapanese: boolean): string[] =>
  Object.entries({ ...LATIN, ...(isJapanese && JAPANESE) }).flatMap(([name, styles]) => {
    const folder = dirname(require.resolve(`${name}/package.json`));
    return styles.map((style) => join(folder, style, `${FAMILIES[name]}_${style}.ttf`));
  });
