import { createHash } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import { type NewObject, type PdfFile, readPdf, reference, withRevision } from './pdf-file.rules.js';
import { claiming } from './xmp.rules.js';

const FILESPEC = /^<<[^]*?\/Type\s*\/Filespec/;

/**
 * Adds everything that Typst writes only in its native version: the colour profile, the claims of PDF/A-3a and PDF/UA-1, the relationship of each attachment,
 * and the flag to show the title. All of it is one incremental update after the unchanged file, so that the same book gives the same bytes.
 */
export function finish(pdf: Buffer, colours: Uint8Array): Buffer {
  const file = readPdf(pdf);
  const [profile, intent] = [file.size, file.size + 1];
  const specs = filespecs(file);
  const metadata = reference(file.object(file.root), 'Metadata')!;
  const objects: NewObject[] = [
    [profile, stream(`/N 3/Filter/FlateDecode`, deflateSync(colours, { level: 9 }))],
    [intent, outputIntent(profile)],
    [metadata, stream('/Type/Metadata/Subtype/XML', Buffer.from(claiming(xmpOf(file, metadata))))],
    [
      file.root,
      catalog(
        file.object(file.root),
        intent,
        specs.map(([number]) => number),
      ),
    ],
    ...specs.map(([number, spec]): NewObject => [number, related(spec)]),
  ];
  const print = createHash('sha256').update(pdf).digest('hex').slice(0, 32);
  return withRevision(file, objects, `<${print}>`);
}

/** The object number of an attachment's file specification, by its name; null if there is none. */
export function embedded(file: PdfFile, name: string): number | null {
  const found = filespecs(file).find(([, spec]) => nameOf(spec) === name);
  const target = found && /\/EF\s*<<\s*\/U?F (\d+) 0 R/.exec(found[1]);
  return target ? Number(target[1]) : null;
}

const filespecs = (file: PdfFile): [number, string][] =>
  Array.from({ length: file.size - 1 }, (_, at) => at + 1)
    .map((number): [number, string] => [number, file.object(number)])
    .filter(([, text]) => text.length < 4_000 && FILESPEC.test(text));

const nameOf = (spec: string): string => /\/F\s*\(((?:\\.|[^\\)])*)\)/.exec(spec)?.[1] ?? '';

function related(spec: string): string {
  if (spec.includes('/AFRelationship')) return spec;
  const name = nameOf(spec);
  const kind = /^(content|journal)\.json$/.test(name)
    ? 'Data'
    : /^(verify\.html|seal\.txt)$/.test(name)
      ? 'Supplement'
      : 'Source';
  return within(spec, `/AFRelationship/${kind}`);
}

function catalog(text: string, intent: number, specs: readonly number[]): string {
  const files = text.includes('/AF') ? '' : `/AF[${specs.map((number) => `${number} 0 R`).join(' ')}]`;
  const more = `/OutputIntents[${intent} 0 R]${files}`;
  if (!text.includes('/ViewerPreferences')) return within(text, `${more}/ViewerPreferences<</DisplayDocTitle true>>`);
  const shown = text.includes('/DisplayDocTitle')
    ? text
    : text.replace(/\/ViewerPreferences\s*<</, '$&/DisplayDocTitle true');
  return within(shown, more);
}

const within = (dictionary: string, more: string): string => dictionary.replace(/>>\s*$/, `${more}>>`);

const outputIntent = (profile: number): string =>
  `<</Type/OutputIntent/S/GTS_PDFA1/OutputConditionIdentifier(sRGB)/OutputCondition(sRGB)/Info(sRGB IEC61966-2.1)/RegistryName(http://www.color.org)/DestOutputProfile ${profile} 0 R>>`;

const stream = (about: string, data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${about}/Length ${data.length}>>\nstream\n`, 'latin1'),
    data,
    Buffer.from('\nendstream'),
  ]);

function xmpOf(file: PdfFile, number: number): string {
  const data = file.stream(number);
  return (/\/FlateDecode/.test(file.object(number).slice(0, 200)) ? inflateSync(data) : data).toString('utf8');
}
