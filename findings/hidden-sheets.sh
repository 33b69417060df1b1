#!/usr/bin/env bash
# read-excel-file 9.3.17 (npm) reads a hidden sheet as the first one, and answers null alike for a formula that nobody calculated, for an
# error and for an empty cell.
#
# Input: a workbook as a program writes it (exceljs 4.4.0): a hidden sheet of choices first, then the log with a price, a formula whose
# result was never stored, and a cell that holds #DIV/0!.
# Guess: a person's file begins with the sheet that the person sees; what has no value is told apart from what is empty.
# Seen:  `readSheet(file)` answers the hidden sheet. The default export lists all sheets without a word on which are hidden. A formula without
#        a stored result and the error are null, and nothing is thrown.
# So an importer asks which sheet is meant, reads `state` in xl/workbook.xml itself to offer hidden ones last, and looks for cells with <f>
# and no <v>, or t="e", before it takes an amount for missing.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts read-excel-file@9.3.17 exceljs@4.4.0
cat > read.mjs <<'JS'
import ExcelJS from 'exceljs';
import readAll, { readSheet } from 'read-excel-file/node';

const book = new ExcelJS.Workbook();
book.addWorksheet('Choices', { state: 'hidden' }).addRows([['Kind'], ['Oil change']]);
const row = ['2024-05-12', 80, { formula: 'B2*1.19' }, { error: '#DIV/0!' }];
book.addWorksheet('Log').addRows([['Date', 'Net', 'Gross', 'Per km'], row]);
await book.xlsx.writeFile('log.xlsx');

console.log(`first: ${JSON.stringify(await readSheet('log.xlsx'))}`);
console.log(`known of each: ${(await readAll('log.xlsx')).map((sheet) => Object.keys(sheet).join(' ')).join(', ')}`);
console.log(`log: ${JSON.stringify((await readSheet('log.xlsx', 'Log'))[1])}`);
JS
expected='first: [["Kind"],["Oil change"]]
known of each: sheet data, sheet data
log: ["2024-05-12",80,null,null]'
seen=$(node read.mjs)
echo "$seen"
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now. It was:"; echo "$expected"; exit 1; }
