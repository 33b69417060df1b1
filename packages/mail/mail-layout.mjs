// `npm run mail-layout`: compiles src/layout.mjml to the HTML layout of mails, so that the running service does not need MJML.
// `-- --check` writes nothing, and fails if the result differs from the committed file.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import mjml from 'mjml-browser';

const source = fileURLToPath(new URL('src/layout.mjml', import.meta.url));
const target = fileURLToPath(new URL('src/layout.generated.ts', import.meta.url));

const { html } = await mjml(readFileSync(source, 'utf8'), { validationLevel: 'strict', fonts: {} });
const lines = html
  .split('\n')
  .map((line) => line.trim())
  .filter(Boolean);
const code = `// Made of layout.mjml by \`npm run mail-layout\`. Change that, and not this.
/** HTML with Mustache's tags. */
export const LAYOUT = ${JSON.stringify(lines.join('\n'))};
`;

if (!process.argv.includes('--check')) writeFileSync(target, code);
else if (readFileSync(target, 'utf8') !== code) {
  console.error('layout.generated.ts is older than layout.mjml; run `npm run mail-layout -w packages/mail`');
  process.exitCode = 1;
}
