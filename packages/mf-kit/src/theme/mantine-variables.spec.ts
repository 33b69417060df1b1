import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const read = (file: string) => readFileSync(file, 'utf8');
const forms = join(__dirname, '../forms/forms.css');
const styles = join(dirname(require.resolve('@mantine/core')), '../styles');

/** The style files of Mantine that the kit loads. */
const loaded = [...read(forms).matchAll(/@mantine\/core\/styles\/([\w.]+\.css)/g)].map(([, file]) => file!);
const defined = new Set(read(join(__dirname, 'mantine-variables.css')).match(/--mantine-[\w-]+(?=:)/g));

it('finds the style files that it is about', () => {
  expect(loaded.length).toBeGreaterThan(0);
});

it.each(loaded)('%s finds every variable it reads', (file) => {
  const css = read(join(styles, file));
  const own = new Set(css.match(/--mantine-[\w-]+(?=:)/g));
  const missing = [...css.matchAll(/var\((--mantine-[\w-]+)\)/g)].map(([, name]) => name!);
  expect([...new Set(missing)].filter((name) => !defined.has(name) && !own.has(name))).toEqual([]);
});
