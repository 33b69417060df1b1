import mustache from 'mustache';
import { LAYOUT } from './layout.generated.js';
import type { Letter } from './letter.js';

/** The HTML of a letter, for clients that show it. */
export function writtenAsHtml(letter: Letter, language: string, carnetUrl: string): string {
  const { rows, action, paragraphs } = letter;
  return mustache.render(LAYOUT, {
    ...letter,
    language,
    carnetUrl,
    preview: paragraphs[0],
    hasRows: Boolean(rows?.length),
    action: action ?? false,
  });
}

/** The same for those that do not. */
export function writtenAsText({ subject, paragraphs, rows = [], action, footnote }: Letter, carnetUrl: string): string {
  const blocks = [
    subject,
    ...paragraphs,
    ...(rows.length > 0 ? [rows.map(({ title, detail }) => `- ${title}\n  ${detail}`).join('\n')] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `--\n${footnote}\nCarnet · ${carnetUrl}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
