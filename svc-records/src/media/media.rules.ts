/** The variants of a file: the original, or its pictures by longest side or by page. */
export const MEDIA_VARIANTS = '^(original|320|960|2048|page-[1-9]\\d?)$';

/** The first page of a document is stored as its picture. */
export const storedVariant = (name: string): string => (name === 'page-1' ? '2048' : name);

export const isVariantName = (text: string): boolean => /^[a-z0-9-]{1,20}$/.test(text);

/** The download name of a picture: the file's name with the extension of the picture's type: `engine.heic` → `engine.webp`. */
export const nameOfVariant = (name: string, variant: string, mediaType: string): string =>
  variant === 'original' ? name : `${name.replace(/\.[^.]*$/, '')}.${mediaType.split('/')[1]}`;
