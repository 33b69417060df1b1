// Made of en/imports.json by `npm run messages`. Change that, and not this.
import type { ReactNode } from 'react';
import { counting, drawing } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** All */
export const all = /* @__PURE__ */ __message__<string>('mf-service:imports.all');
/** Analyse file */
export const analyse = /* @__PURE__ */ __message__<string>('mf-service:imports.analyse');
/** Analysis */
export const analysis = /* @__PURE__ */ __message__<string>('mf-service:imports.analysis');
/** {count, plural, other {# bytes}} */
export const bytes = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:imports.bytes'),
);
/** {good, plural, other {#}} of {kind, select, template {{total, plural, one {# template} other {# templates}}} other {{total, plural, one {# service event} other {# service events}}}} can be imported. */
export const canBeImported = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { good: number; kind: 'other' | 'template'; total: number }) => string>(
    'mf-service:imports.canBeImported',
  ),
);
/** Cancel */
export const cancel = /* @__PURE__ */ __message__<string>('mf-service:imports.cancel');
/** Checking {kind, select, template {{count, plural, one {# template} other {# templates}}} other {{count, plural, one {# service event} other {# service events}}}}... */
export const checkingCounted = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number; kind: 'other' | 'template' }) => string>(
    'mf-service:imports.checkingCounted',
  ),
);
/** Choose another */
export const chooseAnother = /* @__PURE__ */ __message__<string>('mf-service:imports.chooseAnother');
/** Choose file */
export const chooseFile = /* @__PURE__ */ __message__<string>('mf-service:imports.chooseFile');
/** Close */
export const close = /* @__PURE__ */ __message__<string>('mf-service:imports.close');
/** What could not be imported */
export const couldNotBeImported = /* @__PURE__ */ __message__<string>('mf-service:imports.couldNotBeImported');
/** {kind, select, template {{count, plural, one {# template} other {# templates}}} other {{count, plural, one {# service event} other {# service events}}}} */
export const counted = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number; kind: 'other' | 'template' }) => string>(
    'mf-service:imports.counted',
  ),
);
/** <strong>Debug Mode</strong> shows what the file holds and what is wrong with it, and stores nothing. */
export const debugExplained = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { strong: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'mf-service:imports.debugExplained',
  ),
);
/** Done */
export const done = /* @__PURE__ */ __message__<string>('mf-service:imports.done');
/** Download an example file */
export const downloadExample = /* @__PURE__ */ __message__<string>('mf-service:imports.downloadExample');
/** Drop a .json file here, or choose one */
export const dropJson = /* @__PURE__ */ __message__<string>('mf-service:imports.dropJson');
/** Drop a .json or .zip file here, or choose one */
export const dropZip = /* @__PURE__ */ __message__<string>('mf-service:imports.dropZip');
/** Error in {kind, select, template {template} other {service event}} #{number}: {msg} */
export const errorIn =
  /* @__PURE__ */ __message__<
    (given: { kind: 'other' | 'template'; msg: string | number; number: string | number }) => string
  >('mf-service:imports.errorIn');
/** Error reading file */
export const errorReading = /* @__PURE__ */ __message__<string>('mf-service:imports.errorReading');
/** Failed to import any service events. Check console for details. */
export const failedAllEvents = /* @__PURE__ */ __message__<string>('mf-service:imports.failedAllEvents');
/** Failed to import any templates */
export const failedAllTemplates = /* @__PURE__ */ __message__<string>('mf-service:imports.failedAllTemplates');
/** Failed to create service event */
export const failedOneEvent = /* @__PURE__ */ __message__<string>('mf-service:imports.failedOneEvent');
/** Failed to create template */
export const failedOneTemplate = /* @__PURE__ */ __message__<string>('mf-service:imports.failedOneTemplate');
/** They go on while you are elsewhere in Carnet, and after a reload. */
export const goOnElsewhere = /* @__PURE__ */ __message__<string>('mf-service:imports.goOnElsewhere');
/** Good */
export const good = /* @__PURE__ */ __message__<string>('mf-service:imports.good');
/** Import another file */
export const importAnother = /* @__PURE__ */ __message__<string>('mf-service:imports.importAnother');
/** Import {kind, select, template {{count, plural, one {# template} other {# templates}}} other {{count, plural, one {# service event} other {# service events}}}} */
export const importCounted = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number; kind: 'other' | 'template' }) => string>(
    'mf-service:imports.importCounted',
  ),
);
/** Import */
export const importPlain = /* @__PURE__ */ __message__<string>('mf-service:imports.importPlain');
/** Successfully imported {imported, plural, other {#}} of {total, plural, other {#}} {kind, select, template {templates} other {service events}} */
export const importedAll = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { imported: number; kind: 'other' | 'template'; total: number }) => string>(
    'mf-service:imports.importedAll',
  ),
);
/** Successfully imported {kind, select, template {template} other {service event}}: {name} */
export const importedOne = /* @__PURE__ */ __message__<
  (given: { kind: 'other' | 'template'; name: string | number }) => string
>('mf-service:imports.importedOne');
/** Successfully imported {imported, plural, other {#}} of {total, plural, other {#}} {kind, select, template {templates} other {service events}} ({failed, plural, other {#}} failed) */
export const importedSome = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<
    (given: { failed: number; imported: number; kind: 'other' | 'template'; total: number }) => string
  >('mf-service:imports.importedSome'),
);
/** Importing {kind, select, template {{count, plural, one {# template} other {# templates}}} other {{count, plural, one {# service event} other {# service events}}}}... */
export const importingCounted = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number; kind: 'other' | 'template' }) => string>(
    'mf-service:imports.importingCounted',
  ),
);
/** In the file */
export const inTheFile = /* @__PURE__ */ __message__<string>('mf-service:imports.inTheFile');
/** Invalid JSON format */
export const invalidJson = /* @__PURE__ */ __message__<string>('mf-service:imports.invalidJson');
/** {file} is ready. */
export const isReady =
  /* @__PURE__ */ __message__<(given: { file: string | number }) => string>('mf-service:imports.isReady');
/** JSON file */
export const jsonFile = /* @__PURE__ */ __message__<string>('mf-service:imports.jsonFile');
/** JSON file or ZIP with pictures */
export const jsonOrZip = /* @__PURE__ */ __message__<string>('mf-service:imports.jsonOrZip');
/** {count, plural, one {Keep this page open until all have arrived: this browser has no room to keep # picture for later.} other {Keep this page open until all have arrived: this browser has no room to keep # pictures for later.}} */
export const keepOpen = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:imports.keepOpen'),
);
/** What was left out */
export const leftOut = /* @__PURE__ */ __message__<string>('mf-service:imports.leftOut');
/** It may not have come through. Try again with the same file: nothing is stored twice. */
export const mayBeStored = /* @__PURE__ */ __message__<string>('mf-service:imports.mayBeStored');
/** {count, plural, other {# more}} */
export const more = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:imports.more'),
);
/** The file holds neither an object nor a list. */
export const neitherObjectNorList = /* @__PURE__ */ __message__<string>('mf-service:imports.neitherObjectNorList');
/** No name */
export const noName = /* @__PURE__ */ __message__<string>('mf-service:imports.noName');
/** No service events found in file */
export const noneEvents = /* @__PURE__ */ __message__<string>('mf-service:imports.noneEvents');
/** No templates found in file */
export const noneTemplates = /* @__PURE__ */ __message__<string>('mf-service:imports.noneTemplates');
/** Nothing was stored. */
export const nothingStored = /* @__PURE__ */ __message__<string>('mf-service:imports.nothingStored');
/** One {kind, select, template {template} other {service event}}, or a list of up to 5,000. At most 10 MB. */
export const oneOrList =
  /* @__PURE__ */ __message__<(given: { kind: 'other' | 'template' }) => string>('mf-service:imports.oneOrList');
/** Open it */
export const openIt = /* @__PURE__ */ __message__<string>('mf-service:imports.openIt');
/** {count, plural, one {# picture of them is being uploaded.} other {# pictures of them are being uploaded.}} */
export const picturesUploading = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:imports.picturesUploading'),
);
/** Show */
export const show = /* @__PURE__ */ __message__<string>('mf-service:imports.show');
/** Show {count, plural, other {#}} */
export const showCount = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:imports.showCount'),
);
/** Import service events */
export const titleEvents = /* @__PURE__ */ __message__<string>('mf-service:imports.titleEvents');
/** Import templates */
export const titleTemplates = /* @__PURE__ */ __message__<string>('mf-service:imports.titleTemplates');
/** The file is too large. An import takes at most 10 MB. */
export const tooLarge = /* @__PURE__ */ __message__<string>('mf-service:imports.tooLarge');
/** Turn debug mode off to import. */
export const turnDebugOff = /* @__PURE__ */ __message__<string>('mf-service:imports.turnDebugOff');
/** {done} of {total} */
export const unpackedOf = /* @__PURE__ */ __message__<
  (given: { done: string | number; total: string | number }) => string
>('mf-service:imports.unpackedOf');
/** Unpacking pictures of {file}... */
export const unpacking =
  /* @__PURE__ */ __message__<(given: { file: string | number }) => string>('mf-service:imports.unpacking');
/** Uploading {file}... */
export const uploading =
  /* @__PURE__ */ __message__<(given: { file: string | number }) => string>('mf-service:imports.uploading');
/** What a file looks like */
export const whatItLooksLike = /* @__PURE__ */ __message__<string>('mf-service:imports.whatItLooksLike');
/** With pictures: a ZIP of the .json file and the pictures that it names. */
export const withPictures = /* @__PURE__ */ __message__<string>('mf-service:imports.withPictures');
/** Wrong */
export const wrong = /* @__PURE__ */ __message__<string>('mf-service:imports.wrong');
/** Wrong only */
export const wrongOnly = /* @__PURE__ */ __message__<string>('mf-service:imports.wrongOnly');
