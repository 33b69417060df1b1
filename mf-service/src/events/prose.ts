/** Whether a description or note is HTML (an import's) rather than text as it was typed. */
export const holdsHtml = (text: string): boolean => /<[a-z][^>]*>/i.test(text);
