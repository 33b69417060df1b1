export { FormReader } from './form-fields.js';
export { withFields } from './form-text.rules.js';
export {
  agrees,
  beginsAsSigned,
  derOf,
  endingOf,
  HEAD_BYTES,
  mayBe,
  type MediaType,
  mostBytes,
  PAPER_TYPES,
  PASSPORT_TYPE,
  PICTURE_TYPES,
  SIGNED_TYPE,
  typeOfContent,
  XML_TYPE,
} from './media-types.rules.js';
export { type PdfiumMemory, withMemory } from './pdfium-memory.js';
export { plainTiff, type ReadSamples, stillAvif, tiffInOtherForm } from './picture-forms.js';
export { type TiffPages, tiffPagesOf } from './tiff-pages.js';
