// Made of en/papers.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Amount */
export const amount = /* @__PURE__ */ __message__<string>('mf-records:papers.amount');
/** Error taking the document apart */
export const apartFailed = /* @__PURE__ */ __message__<string>('mf-records:papers.apartFailed');
/** Appraisal */
export const appraisal = /* @__PURE__ */ __message__<string>('mf-records:papers.appraisal');
/** Appraised by */
export const appraisedBy = /* @__PURE__ */ __message__<string>('mf-records:papers.appraisedBy');
/** Authority */
export const authority = /* @__PURE__ */ __message__<string>('mf-records:papers.authority');
/** Being read by machine... */
export const beingRead = /* @__PURE__ */ __message__<string>('mf-records:papers.beingRead');
/** Belongs to */
export const belongsTo = /* @__PURE__ */ __message__<string>('mf-records:papers.belongsTo');
/** By the invoice's own data */
export const byInvoiceData = /* @__PURE__ */ __message__<string>('mf-records:papers.byInvoiceData');
/** By the invoice's own data: */
export const byInvoiceDataLabel = /* @__PURE__ */ __message__<string>('mf-records:papers.byInvoiceDataLabel');
/** Some of it could not be read. The original is kept as it came. */
export const damaged = /* @__PURE__ */ __message__<string>('mf-records:papers.damaged');
/** Dated */
export const dated = /* @__PURE__ */ __message__<string>('mf-records:papers.dated');
/** Error deleting document */
export const deleteFailed = /* @__PURE__ */ __message__<string>('mf-records:papers.deleteFailed');
/** Documentation */
export const documentation = /* @__PURE__ */ __message__<string>('mf-records:papers.documentation');
/** Documents */
export const documents = /* @__PURE__ */ __message__<string>('mf-records:papers.documents');
/** Error drawing pages */
export const drawFailed = /* @__PURE__ */ __message__<string>('mf-records:papers.drawFailed');
/** Enter as Service Event */
export const enterEvent = /* @__PURE__ */ __message__<string>('mf-records:papers.enterEvent');
/** Expired {day} */
export const expiredOn =
  /* @__PURE__ */ __message__<(given: { day: string | number }) => string>('mf-records:papers.expiredOn');
/** Expires */
export const expires = /* @__PURE__ */ __message__<string>('mf-records:papers.expires');
/** Expires {day} */
export const expiresOn =
  /* @__PURE__ */ __message__<(given: { day: string | number }) => string>('mf-records:papers.expiresOn');
/** Expires today */
export const expiresToday = /* @__PURE__ */ __message__<string>('mf-records:papers.expiresToday');
/** Factory paper */
export const factoryPaper = /* @__PURE__ */ __message__<string>('mf-records:papers.factoryPaper');
/** It could not be read, or took too long. The original is kept as it came. */
export const failed = /* @__PURE__ */ __message__<string>('mf-records:papers.failed');
/** File */
export const file = /* @__PURE__ */ __message__<string>('mf-records:papers.file');
/** First page of {name} */
export const firstPage =
  /* @__PURE__ */ __message__<(given: { name: string | number }) => string>('mf-records:papers.firstPage');
/** From */
export const from = /* @__PURE__ */ __message__<string>('mf-records:papers.from');
/** Granted by */
export const grantedBy = /* @__PURE__ */ __message__<string>('mf-records:papers.grantedBy');
/** Inspected by */
export const inspectedBy = /* @__PURE__ */ __message__<string>('mf-records:papers.inspectedBy');
/** Inspection certificate */
export const inspection = /* @__PURE__ */ __message__<string>('mf-records:papers.inspection');
/** Insurance */
export const insurance = /* @__PURE__ */ __message__<string>('mf-records:papers.insurance');
/** Insurer */
export const insurer = /* @__PURE__ */ __message__<string>('mf-records:papers.insurer');
/** Invoice as data */
export const isData = /* @__PURE__ */ __message__<string>('mf-records:papers.isData');
/** Error joining papers */
export const joinFailed = /* @__PURE__ */ __message__<string>('mf-records:papers.joinFailed');
/** Letter */
export const letter = /* @__PURE__ */ __message__<string>('mf-records:papers.letter');
/** Error fetching documents */
export const listFailed = /* @__PURE__ */ __message__<string>('mf-records:papers.listFailed');
/** Loading documents... */
export const loadingAll = /* @__PURE__ */ __message__<string>('mf-records:papers.loadingAll');
/** It asks for a password. It is kept as it came, and not read. */
export const locked = /* @__PURE__ */ __message__<string>('mf-records:papers.locked');
/** Manual */
export const manual = /* @__PURE__ */ __message__<string>('mf-records:papers.manual');
/** Mileage */
export const mileage = /* @__PURE__ */ __message__<string>('mf-records:papers.mileage');
/** There is no picture of it. */
export const noPicture = /* @__PURE__ */ __message__<string>('mf-records:papers.noPicture');
/** It holds several invoices, each a paper of its own, and there is no room for all of them. The file is kept as it came. Make room, then try again. */
export const noRoomForLot = /* @__PURE__ */ __message__<string>('mf-records:papers.noRoomForLot');
/** Not filed */
export const notFiled = /* @__PURE__ */ __message__<string>('mf-records:papers.notFiled');
/** Document not found */
export const notFound = /* @__PURE__ */ __message__<string>('mf-records:papers.notFound');
/** Notes */
export const notes = /* @__PURE__ */ __message__<string>('mf-records:papers.notes');
/** Number */
export const number = /* @__PURE__ */ __message__<string>('mf-records:papers.number');
/** Other */
export const other = /* @__PURE__ */ __message__<string>('mf-records:papers.other');
/** Error fetching pages */
export const pagesFailed = /* @__PURE__ */ __message__<string>('mf-records:papers.pagesFailed');
/** It waits to be read, or is being read. */
export const pending = /* @__PURE__ */ __message__<string>('mf-records:papers.pending');
/** Publisher */
export const publisher = /* @__PURE__ */ __message__<string>('mf-records:papers.publisher');
/** Read by machine */
export const readByMachine = /* @__PURE__ */ __message__<string>('mf-records:papers.readByMachine');
/** Read by machine: */
export const readByMachineLabel = /* @__PURE__ */ __message__<string>('mf-records:papers.readByMachineLabel');
/** Error fetching document */
export const readFailed = /* @__PURE__ */ __message__<string>('mf-records:papers.readFailed');
/** Receipt */
export const receipt = /* @__PURE__ */ __message__<string>('mf-records:papers.receipt');
/** Registration */
export const registration = /* @__PURE__ */ __message__<string>('mf-records:papers.registration');
/** Title, vendor, number, tag or text */
export const searched = /* @__PURE__ */ __message__<string>('mf-records:papers.searched');
/** Tags */
export const tags = /* @__PURE__ */ __message__<string>('mf-records:papers.tags');
/** Error updating document */
export const updateFailed = /* @__PURE__ */ __message__<string>('mf-records:papers.updateFailed');
/** Vehicle title */
export const vehicleTitle = /* @__PURE__ */ __message__<string>('mf-records:papers.vehicleTitle');
/** Vendor */
export const vendor = /* @__PURE__ */ __message__<string>('mf-records:papers.vendor');
/** Warranty */
export const warranty = /* @__PURE__ */ __message__<string>('mf-records:papers.warranty');
