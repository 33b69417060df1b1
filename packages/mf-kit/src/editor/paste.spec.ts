import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanPaste } from './paste';

/** Cleans a paste from a recorded clipboard of this program. */
const from = (program: string) => cleanPaste(readFileSync(join(__dirname, `pasted/${program}.clip`), 'utf8'));

/** Collapses whitespace: a line break counts as one blank, and beside a block element as nothing. */
const oneLine = (html: string) => html.replace(/\s+/g, ' ').replace(/ ?(<\/?(?:p|h2|h3|ul|ol|li|div|pre)>) ?/g, '$1');

const APART = ' target="_blank" rel="noopener noreferrer"';

it('takes the text, its emphasis, its lists, its links and the lines of its tables from Word', () => {
  expect(oneLine(from('word'))).toBe(
    '<h2>Brno, second stint</h2>' +
      '<p><strong>Fastest lap</strong> 2:14.3, with <em>old</em> <u>tyres</u>.</p>' +
      '<ul><li><p>Front pads gone at <strong>40 %</strong></p><ul><li><p>left more than right</p></li></ul></li>' +
      '<li><p>Fluid at 210 °C</p></li></ul>' +
      '<p>To do:</p>' +
      `<ol><li><p>Bleed</p></li><li><p>Pads from <a href="https://pads.example/rs29"${APART}>Pagid</a></p></li></ol>` +
      '<p>Session | <strong>Best lap</strong></p><p>Morning | 2:16.0</p>',
  );
});

it('takes them from Google Docs, where all is a style', () => {
  expect(oneLine(from('google-docs'))).toBe(
    '<h2>Brno, second stint</h2>' +
      '<p><strong>Fastest lap</strong> 2:14.3, with <em>old</em> <u>tyres</u>.</p>' +
      '<ul><li><p>Front pads gone</p><ul><li><p>left more than right</p></li></ul></li></ul>' +
      `<p><a href="https://pads.example/rs29"${APART}>Pagid</a></p>` +
      '<div><p>Morning | <strong>2:16.0</strong></p></div>',
  );
});

it('takes them from a page of the web, without its scripts, forms, pictures and frames', () => {
  expect(oneLine(from('web'))).toBe(
    '<h3>Brake fluid</h3>' +
      `<p>Boils at <strong>270 °C</strong>, see <a href="https://fluid.example/dot4?a=1&amp;b=2"${APART}>the sheet</a> ` +
      `or <a href="about:blank"${APART}>this</a>.</p>` +
      '<div><div>Left column</div><div>Right column</div></div>' +
      '<p>Fluid | Wet</p><p>RBF <em>660</em> Motul | 204 °C</p>' +
      '<pre><code>bleed --all --slowly</code></pre>',
  );
});

it('takes them from LibreOffice', () => {
  expect(oneLine(from('libreoffice'))).toBe('<p><strong>Fastest lap</strong> 2:14.3</p><ol><li><p>Bleed</p></li></ol>');
});

it('makes lines of the rows of a sheet', () => {
  expect(oneLine(from('excel'))).toBe('<p>Lap | Time</p><p>1 | 2:16.0 | out</p>');
});

it.each(['word', 'google-docs', 'web', 'libreoffice', 'excel'])('leaves no trace of %s', (program) => {
  expect(from(program)).not.toMatch(/style|class=|mso|data-|<o:|<!|\bid=|dir=|font|span|table|<b>|<i>|on\w+=/);
});

it('has no style and no handler parsed, which the page’s policy would report', () => {
  const parsed = jest.spyOn(DOMParser.prototype, 'parseFromString');
  from('word');
  from('google-docs');
  from('web');
  expect(parsed).toHaveBeenCalledTimes(3);
  for (const [html] of parsed.mock.calls) expect(String(html)).not.toMatch(/\s(?:style|on[a-z]+)\s*=|<style/);
  parsed.mockRestore();
});

it('leaves the word style alone where it is text', () => {
  expect(cleanPaste('<p title="1 > 0" style="color:red">a style="b" c</p>')).toBe('<p>a style="b" c</p>');
});

it('leaves what was copied from the editor itself as it is', () => {
  const own = '<p data-pm-slice="1 1 []">a</p><p></p><p>b</p>';
  expect(cleanPaste(own)).toBe(own);
});

it('takes much, and tags without an end', () => {
  const row = '<tr><td style="x:y">1</td><td><p class="MsoNormal">2</p></td></tr>';
  expect(cleanPaste(`<table>${row.repeat(500)}</table>${'<p style="'.repeat(1000)}`)).toBe('<p>1 | 2</p>'.repeat(500));
});
