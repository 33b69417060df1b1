import mustache from 'mustache';
import { LAYOUT } from './layout.generated.js';
import type { Letter, LetterRow } from './letter.js';

/** Renders a letter as HTML. */
export function writtenAsHtml(letter: Letter, language: string, carnetUrl: string): string {
  const { rows, closing, action, paragraphs, footnote } = letter;
  return mustache.render(LAYOUT, {
    ...letter,
    language,
    carnetUrl,
    preview: paragraphs[0],
    hasRows: Boolean(rows?.length),
    closing: closing ?? false,
    action: action ?? false,
    footnote: piecesOf(footnote),
  });
}

/** Splits text at its addresses, to make them links; not every mail program does so itself. */
const piecesOf = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((piece) => (URL.canParse(piece) ? { text: '', url: piece } : { text: piece, url: false }));

/** Renders a letter as plain text, for clients that do not show HTML. */
export function writtenAsText(letter: Letter, carnetUrl: string): string {
  const { subject, paragraphs, rows = [], closing, action, footnote } = letter;
  const blocks = [
    subject,
    ...paragraphs,
    ...(rows.length > 0 ? [rows.map(rowAsText).join('\n')] : []),
    ...(closing ? [closing] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `--\n${footnote}\nCarnet · ${carnetUrl}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

const rowAsText = ({ heading, title, detail, links = [] }: LetterRow): string =>
  (heading ? `\n${heading}\n\n` : '') +
  [`- ${title}`, detail, ...links.map(({ label, url }) => `${label}: ${url}`)].join('\n  ');
