/** Forms in which a file can be asked for: itself, or its pictures, by their longest side or by the page. */
export const MEDIA_VARIANTS = '^(original|320|960|2048|page-[1-9]\\d?)$';

/** The first page of a document is the picture of itself. */
export const storedVariant = (name: string): string => (name === 'page-1' ? '2048' : name);

export const isVariantName = (text: string): boolean => /^[a-z0-9-]{1,20}$/.test(text);

/** A saved picture is called like the file that it was made of, with the ending of its own type: `engine.heic` → `engine.webp`. */
export const nameOfVariant = (name: string, variant: string, mediaType: string): string =>
  variant === 'original' ? name : `${name.replace(/\.[^.]*$/, '')}.${mediaType.split('/')[1]}`;
