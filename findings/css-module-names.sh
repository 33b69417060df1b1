#!/usr/bin/env bash
# Rspack 2.3.2 (its own CSS modules, type css/module) loses a class that is called like a custom property of the same file, without a word.
#
# Input: a style file that declares `--side` in one rule, and has a class `.side`; a script that puts the class on an element.
# Guess: a class and a custom property are names of two kinds, as in CSS itself; or the build warns of the two.
# Seen:  both become one export, and the property wins: the page's class is `--…`, no class at all. The minimizer then finds the class unused
#        and drops its rule. No error, no warning. Other classes and the property itself work.
# So a custom property of a style file has a name that no class of the file has.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts @rspack/core@2.3.2
mkdir src
cat > src/box.module.css <<'CSS'
.frame { --side: 1rem; width: 10rem; }
.side { color: red; }
.label { padding: var(--side); }
CSS
cat > src/index.js <<'JS'
import box from './box.module.css';
document.title = JSON.stringify([box.frame, box.side, box.label]);
JS
cat > build.js <<'JS'
import { rspack } from '@rspack/core';
import { readFileSync } from 'node:fs';

const dist = `${import.meta.dirname}/dist`;
const stats = await new Promise((resolve, reject) =>
  rspack(
    {
      mode: 'production',
      context: import.meta.dirname,
      entry: './src/index.js',
      output: { path: dist, filename: 'page.js', cssFilename: 'page.css' },
      module: {
        rules: [{ test: /\.css$/, type: 'css/module' }],
        generator: { 'css/module': { localIdentName: '[local]_here' } },
        parser: { 'css/module': { namedExports: false } },
      },
    },
    (error, result) => (error ? reject(error) : resolve(result)),
  ),
);
const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
console.log(`errors: ${errors.length}, warnings: ${warnings.length}`);
globalThis.document = {};
(0, eval)(readFileSync(`${dist}/page.js`, 'utf8'));
console.log(`classes: ${document.title}`);
console.log(`rules: ${readFileSync(`${dist}/page.css`, 'utf8').replace(/\{[^}]*\}/g, ' ').trim()}`);
JS
expected='errors: 0, warnings: 0
classes: ["frame_here","--side_here","label_here"]
rules: .frame_here .label_here'
seen=$(node build.js)
echo "$seen"
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now. It was:"; echo "$expected"; exit 1; }
