import type { Box, FilledField, PlacedText } from './form-text.rules.js';
import { withMemory } from './pdfium-memory.js';

export { withFields } from './form-text.rules.js';
export { type PdfiumMemory, withMemory } from './pdfium-memory.js';

/** The parts of a `@hyzyla/pdfium` document and page that forms need. */
export interface FormDocument {
  getPage(at: number): object;
  initializeFormFields(): number;
}

/** The PDFium functions called here, with handles of documents, pages and annotations, and memory addresses. */
interface Pdfium {
  wasmExports: { malloc: (bytes: number) => number; free: (address: number) => void };
  HEAPU8: Uint8Array;
  _FORM_OnAfterLoadPage: (page: number, form: number) => void;
  _FORM_OnBeforeClosePage: (page: number, form: number) => void;
  _FPDFPage_GetAnnotCount: (page: number) => number;
  _FPDFPage_GetAnnot: (page: number, at: number) => number;
  _FPDFPage_CloseAnnot: (annotation: number) => void;
  _FPDFPage_Flatten: (page: number, usage: number) => number;
  _FPDFAnnot_GetSubtype: (annotation: number) => number;
  _FPDFAnnot_GetFlags: (annotation: number) => number;
  _FPDFAnnot_GetRect: (annotation: number, rectangle: number) => number;
  _FPDFAnnot_GetFormFieldType: (form: number, annotation: number) => number;
  _FPDFAnnot_GetFormFieldFlags: (form: number, annotation: number) => number;
  _FPDFAnnot_GetFormFieldValue: (form: number, annotation: number, text: number, bytes: number) => number;
  _FPDFAnnot_IsChecked: (form: number, annotation: number) => number;
  _FPDFAnnot_GetOptionCount: (form: number, annotation: number) => number;
  _FPDFAnnot_IsOptionSelected: (form: number, annotation: number, at: number) => number;
  _FPDFAnnot_GetOptionLabel: (form: number, annotation: number, at: number, text: number, bytes: number) => number;
  _FPDFText_LoadPage: (page: number) => number;
  _FPDFText_ClosePage: (text: number) => void;
  _FPDFText_CountChars: (text: number) => number;
  _FPDFText_GetText: (text: number, from: number, count: number, into: number) => number;
  _FPDFText_GetTextIndexFromCharIndex: (text: number, at: number) => number;
  _FPDFText_GetCharBox: (text: number, at: number, l: number, r: number, b: number, t: number) => number;
  _FPDFText_GetBoundedText: (
    text: number,
    ...box: [left: number, top: number, right: number, bottom: number, into: number, units: number]
  ) => number;
}

const WIDGET = 20;
/** Flags of a hidden annotation: `Hidden` and `NoView`. */
const UNSEEN = 2 | 32;
const UNKNOWN = 0;
const CHECKBOX = 2;
const RADIO = 3;
const COMBO = 4;
const LIST = 5;
const TEXT = 6;
const PASSWORD = 1 << 13;
/** Limit against forms that were built to be slow, with thousands of fields on one page. */
const MOST_FIELDS = 1_000;
const MOST_OPTIONS = 1_000;
const MARK = '☑';
const NORMAL_DISPLAY = 0;
const FLATTENED = 1;

/** A field with its position on the page; `value` is null if only its drawn appearance contains the value. */
type FoundField = Box & { value: string | null };

/** Reads the form of one document. */
export class FormReader {
  constructor(private readonly document: FormDocument) {}

  /**
   * Reads the visible filled fields of a page; empty if it has none.
   * @param at index of the page in its document, from 0
   */
  fieldsOf(page: object, at: number): FilledField[] {
    const found = this.found(callsOf(page));
    return filled(found.every(({ value }) => value !== null) ? found : this.withAppearances(page, at, found));
  }

  /** The text of a page, with the position of each character. */
  textOf(page: object): PlacedText {
    return withText(callsOf(page), (text, { pdfium }) => placedText(pdfium, text));
  }

  /** A field without a stored value may still show one. So this flattens the form into the page, and reads the text at the field's position. */
  private withAppearances(page: object, at: number, found: readonly FoundField[]): FoundField[] {
    const before = boundedTexts(callsOf(page), found);
    const { pdfium, page: handle } = callsOf(page);
    if (pdfium._FPDFPage_Flatten(handle, NORMAL_DISPLAY) !== FLATTENED) return [...found];
    const after = boundedTexts(callsOf(this.document.getPage(at)), found);
    return found.map((field, place) => ({ ...field, value: field.value ?? after[place]!.replace(before[place]!, '') }));
  }

  private found({ pdfium, page }: Calls): FoundField[] {
    const count = Math.min(pdfium._FPDFPage_GetAnnotCount(page), MOST_FIELDS);
    if (count <= 0) return [];
    const form = this.document.initializeFormFields();
    // Without this call, PDFium does not know which boxes are ticked.
    pdfium._FORM_OnAfterLoadPage(page, form);
    try {
      return Array.from({ length: count }).flatMap((_, at) => fieldAt({ pdfium, page }, form, at) ?? []);
    } finally {
      pdfium._FORM_OnBeforeClosePage(page, form);
    }
  }
}

function fieldAt({ pdfium, page }: Calls, form: number, at: number): FoundField | null {
  const annotation = pdfium._FPDFPage_GetAnnot(page, at);
  if (annotation === 0) return null;
  try {
    return fieldOf(pdfium, form, annotation);
  } finally {
    pdfium._FPDFPage_CloseAnnot(annotation);
  }
}

function fieldOf(pdfium: Pdfium, form: number, annotation: number): FoundField | null {
  if (pdfium._FPDFAnnot_GetSubtype(annotation) !== WIDGET) return null;
  if ((pdfium._FPDFAnnot_GetFlags(annotation) & UNSEEN) !== 0) return null;
  const box = boxOf(pdfium, annotation);
  if (!box) return null;
  const type = pdfium._FPDFAnnot_GetFormFieldType(form, annotation);
  // A field that is missing in the document's form has only its appearance.
  if (type <= UNKNOWN) return { ...box, value: null };
  if (type === CHECKBOX || type === RADIO)
    return { ...box, value: pdfium._FPDFAnnot_IsChecked(form, annotation) ? MARK : '' };
  if ((pdfium._FPDFAnnot_GetFormFieldFlags(form, annotation) & PASSWORD) !== 0) return null;
  if (type === TEXT) return { ...box, value: valueOf(pdfium, form, annotation) || null };
  if (type === COMBO || type === LIST)
    return { ...box, value: chosen(pdfium, form, annotation) || valueOf(pdfium, form, annotation) || null };
  return null;
}

interface Calls {
  pdfium: Pdfium;
  page: number;
}

/** The package keeps both handles private, and has no API for forms. */
function callsOf(page: object): Calls {
  const { module: pdfium, pageIdx } = page as unknown as { module: Pdfium; pageIdx: number };
  return { pdfium, page: pageIdx };
}

const filled = (fields: readonly FoundField[]): FilledField[] =>
  fields.flatMap(({ value, ...box }) => (value ? [{ ...box, value: value.replace(/\r\n?/g, '\n').trim() }] : []));

const boundedTexts = (calls: Calls, boxes: readonly Box[]): string[] =>
  withText(calls, (text, { pdfium }) =>
    boxes.map(({ left, top, right, bottom }) =>
      stringOf(pdfium, (into, bytes) => {
        const units = pdfium._FPDFText_GetBoundedText(text, left, top, right, bottom, into, bytes / 2);
        return units * 2;
      }),
    ),
  );

function withText<T>(calls: Calls, work: (text: number, calls: Calls) => T): T {
  const text = calls.pdfium._FPDFText_LoadPage(calls.page);
  if (text === 0) throw new Error('Its text cannot be read');
  try {
    return work(text, calls);
  } finally {
    calls.pdfium._FPDFText_ClosePage(text);
  }
}

function placedText(pdfium: Pdfium, text: number): PlacedText {
  const count = Math.max(0, pdfium._FPDFText_CountChars(text));
  const signs = withMemory(pdfium, 4 * 8, (address) =>
    Array.from({ length: count }).flatMap((_, at) => {
      const [l, r, b, t] = [address, address + 8, address + 16, address + 24];
      if (!pdfium._FPDFText_GetCharBox(text, at, l, r, b, t)) return [];
      const place = pdfium._FPDFText_GetTextIndexFromCharIndex(text, at);
      const [left, right, bottom, top] = new Float64Array(pdfium.HEAPU8.slice(address, address + 32).buffer);
      return place < 0 ? [] : [{ at: place, left: left!, right: right!, bottom: bottom!, top: top! }];
    }),
  );
  const said = withMemory(pdfium, (count + 1) * 2, (address) => {
    const units = pdfium._FPDFText_GetText(text, 0, count, address);
    return decoded(pdfium, address, (units - 1) * 2);
  });
  return { text: said, signs };
}

const valueOf = (pdfium: Pdfium, form: number, annotation: number): string =>
  stringOf(pdfium, (into, bytes) => pdfium._FPDFAnnot_GetFormFieldValue(form, annotation, into, bytes));

/** The displayed text of a choice, which may differ from its stored value. */
function chosen(pdfium: Pdfium, form: number, annotation: number): string {
  const count = Math.min(pdfium._FPDFAnnot_GetOptionCount(form, annotation), MOST_OPTIONS);
  const labels = Array.from({ length: Math.max(0, count) }).flatMap((_, at) =>
    pdfium._FPDFAnnot_IsOptionSelected(form, annotation, at)
      ? [stringOf(pdfium, (into, bytes) => pdfium._FPDFAnnot_GetOptionLabel(form, annotation, at, into, bytes))]
      : [],
  );
  return labels.join('\n');
}

function boxOf(pdfium: Pdfium, annotation: number): Box | null {
  return withMemory(pdfium, 4 * 4, (address) => {
    if (!pdfium._FPDFAnnot_GetRect(annotation, address)) return null;
    const [left, top, right, bottom] = new Float32Array(pdfium.HEAPU8.slice(address, address + 16).buffer);
    return { left: left!, top: top!, right: right!, bottom: bottom! };
  });
}

/** @param write returns the number of bytes of the text, and writes it if there is room */
function stringOf(pdfium: Pdfium, write: (into: number, bytes: number) => number): string {
  const bytes = write(0, 0);
  if (bytes <= 0) return '';
  return withMemory(pdfium, bytes, (address) => decoded(pdfium, address, write(address, bytes)));
}

/** Decodes UTF-16 text. Some PDFium calls add a trailing zero. */
const decoded = (pdfium: Pdfium, address: number, bytes: number): string =>
  bytes <= 0
    ? ''
    : new TextDecoder('utf-16le').decode(pdfium.HEAPU8.slice(address, address + bytes)).replaceAll('\0', '');
