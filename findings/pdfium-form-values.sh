#!/usr/bin/env bash
# PDFium (@hyzyla/pdfium 2.1.13, npm) draws what is filled into a PDF form and leaves it out of the page's text.
#
# Input: one page with the word "Odometer" and a text field whose value, 152300, has an appearance of its own (/AP), as a registration
# office's or an inspector's form has once it was filled in and saved. No flags hide the field; it is to be printed.
# Guess: the text of a page is the text that one sees on it.
# Seen:  with `renderFormFields` the value is drawn, as in every viewer. `getText()` answers "Odometer" alone. Drawn without
#        `renderFormFields`, which is the default, the page has no value either.
# So whoever makes a search index or suggestions from `getText()` finds nothing of a form that was filled in: ask for the fields
# (FPDFAnnot_GetFormFieldValue), or make the form part of its page (FPDFPage_Flatten), and read the text then.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private": true, "type": "module"}' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts @hyzyla/pdfium@2.1.13
cat > form.mjs <<'JS'
import { PDFiumLibrary } from '@hyzyla/pdfium';

const stream = (text, more = '') => `<<${more}/Length ${text.length}>>\nstream\n${text}\nendstream`;
const fonts = '/Resources<</Font<</F1 4 0 R>>>>';
const objects = [
  '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[5 0 R]/DR<</Font<</F1 4 0 R>>>>/DA(/F1 12 Tf 0 g)>>>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 100]${fonts}/Contents 6 0 R/Annots[5 0 R]>>`,
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  '<</Type/Annot/Subtype/Widget/FT/Tx/T(km)/V(152300)/Rect[100 40 280 60]/F 4/P 3 0 R/DA(/F1 12 Tf 0 g)/AP<</N 7 0 R>>>>',
  stream('BT /F1 12 Tf 10 45 Td (Odometer) Tj ET'),
  stream('/Tx BMC BT /F1 12 Tf 2 5 Td (152300) Tj ET EMC', `/Type/XObject/Subtype/Form/BBox[0 0 180 20]${fonts}`),
];
let pdf = '%PDF-1.7\n';
const offsets = objects.map((object, i) => {
  const at = pdf.length;
  pdf += `${i + 1} 0 obj\n${object}\nendobj\n`;
  return `${String(at).padStart(10, '0')} 00000 n \n`;
});
const xref = pdf.length;
pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
pdf += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${xref}\n%%EOF\n`;

const document = await (await PDFiumLibrary.init()).loadDocument(Buffer.from(pdf, 'latin1'));
/** Whether anything dark is drawn right of the word, where the field is. */
async function drawsValue(options) {
  const { data, width } = await document.getPage(0).render({ scale: 2, render: 'bitmap', ...options });
  return data.some((value, i) => i % 4 === 0 && value < 128 && (i / 4) % width > 200);
}
console.log(`text: ${document.getPage(0).getText()}`);
console.log(`drawn by default: ${await drawsValue({})}`);
console.log(`drawn with form fields: ${await drawsValue({ renderFormFields: true })}`);
JS
expected='text: Odometer
drawn by default: false
drawn with form fields: true'
seen=$(node form.mjs)
echo "$seen"
[ "$seen" = "$expected" ] || { echo "It behaves otherwise now. It was:"; echo "$expected"; exit 1; }
