// @ts-expect-error -- plain JavaScript of the builds
import shadowed from './shadows.cjs';

const find = shadowed as (source: string, names: readonly string[]) => Promise<string[]>;
const IMPORT = "import * as components from '../messages/components';\n";

it.each([
  'const components = [1]; components.filter(Boolean);',
  'const { data: components = [] } = read(); components.map(String);',
  'const [first, ...components] = read();',
  'export const of = ({ components }: Garage) => components.length;',
  'export function of(components: readonly string[]) { return components.length; }',
  'try { go(); } catch (components) { throw components; }',
  'function components() {}',
])('finds that a file calls something else as its messages: %s', async (code) => {
  expect(await find(IMPORT + code, ['components'])).toEqual(['components']);
});

it.each([
  'export const Title = ({ label = components.title }: Props) => <h1>{label}</h1>;',
  'export const of = (garage: Garage) => garage.components.filter(Boolean);',
  'export const body = { components: components.title };',
  'const { components: parts } = read();',
  'export const key = "components"; // components',
])('has nothing against %s', async (code) => {
  expect(await find(IMPORT + code, ['components'])).toEqual([]);
});
