/**
 * Matches comments whose first words delay the subject: a question word, a preposition with one (`By what`), or a measure that refers to the code (`So many`).
 * `npm run house` counts them, too.
 */
export const OPENS_BARE =
  /^(What|Who|Of|How|Where|Whether|Which|(By|For|From|In|On|To|With|At|Under) (what|which|whom|whose|how|so (long|many|much|often))|So (many|much|often|long(?! as)))\b/;

/** The text of a comment without the leading asterisks. */
export const textOf = (comment) => comment.replace(/^[\s*]+/, '');

const isSecondLine = (comment, before, lines) =>
  comment.type === 'Line' &&
  before?.type === 'Line' &&
  before.loc.end.line === comment.loc.start.line - 1 &&
  /^\s*$/.test(lines[comment.loc.start.line - 1].slice(0, comment.loc.start.column)) &&
  before.loc.start.column === comment.loc.start.column;

/** Refuses comments, including TSDoc, that begin with a bare question word. Consecutive line comments count as one comment. */
const subjectFirst = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { bare: 'A comment begins with its subject, and not with a bare "{{word}}"' },
  },
  create({ sourceCode, report }) {
    const comments = sourceCode.getAllComments();
    return {
      Program() {
        comments.forEach((comment, index) => {
          if (isSecondLine(comment, comments[index - 1], sourceCode.lines)) return;
          const word = OPENS_BARE.exec(textOf(comment.value))?.[0];
          if (word) report({ loc: comment.loc, messageId: 'bare', data: { word } });
        });
      },
    };
  },
};

export const comments = { rules: { 'subject-first': subjectFirst } };
