import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Each font as a static TrueType file: the compiler reads neither variable fonts nor woff2. */
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
/** 26 MB, so they are loaded only for books with Japanese text. */
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

/** The font files of a book. */
export const fontFiles = (isJapanese: boolean): string[] =>
  Object.entries({ ...LATIN, ...(isJapanese && JAPANESE) }).flatMap(([name, styles]) => {
    const folder = dirname(require.resolve(`${name}/package.json`));
    return styles.map((style) => join(folder, style, `${FAMILIES[name]}_${style}.ttf`));
  });
