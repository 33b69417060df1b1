const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain text as HTML with the same paragraphs and line breaks. Null if the text is empty. */
export function htmlOf(text: string | null): string | null {
  const paragraphs = (text ?? '').split(/\s*\n\s*\n\s*/u).map((one) => one.trim());
  const html = paragraphs.filter(Boolean).map((one) => `<p>${escaped(one).replace(/\r?\n/g, '<br>')}</p>`);
  return html.length > 0 ? html.join('') : null;
}

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => ESCAPES[sign]!);
