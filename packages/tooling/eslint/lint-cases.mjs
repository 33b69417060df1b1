// Lints sample code for rooms.thorough.spec.ts: reads [{ file, code }] from standard input, writes the messages for each file.
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';

const cwd = fileURLToPath(new URL('../../..', import.meta.url));
const eslint = new ESLint({ cwd });
const cases = JSON.parse(await text(process.stdin));
const results = [];
for (const { file, code } of cases) {
  const [result] = await eslint.lintText(code, { filePath: `${cwd}/${file}` });
  const about = result.messages.filter(({ ruleId }) =>
    /^boundaries|^carnet|^jsx-a11y|^no-restricted|^null/.test(String(ruleId)),
  );
  results.push(about.map(({ message }) => message));
}
process.stdout.write(JSON.stringify(results));
