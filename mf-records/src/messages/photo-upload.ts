// Made of en/photo-upload.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Added last */
export const addedLast = /* @__PURE__ */ __message__<string>('mf-records:photo-upload.addedLast');
/** No vehicle yet */
export const noVehicle = /* @__PURE__ */ __message__<string>('mf-records:photo-upload.noVehicle');
/** Photos */
export const photos = /* @__PURE__ */ __message__<string>('mf-records:photo-upload.photos');
/** Photos of */
export const photosOf = /* @__PURE__ */ __message__<string>('mf-records:photo-upload.photosOf');
/** They are sent at once, and go on while you are elsewhere in Carnet, after a lost connection or a reload. */
export const subtitle = /* @__PURE__ */ __message__<string>('mf-records:photo-upload.subtitle');
/** JPEG, PNG, WebP, AVIF, HEIC, GIF and TIFF, up to {size} each, as many at once as you like. */
export const taken = /* @__PURE__ */ __message__<(given: { size: string | number }) => string>(
  'mf-records:photo-upload.taken',
);
/** Upload Photos */
export const title = /* @__PURE__ */ __message__<string>('mf-records:photo-upload.title');
/** Uploads */
export const uploads = /* @__PURE__ */ __message__<string>('mf-records:photo-upload.uploads');
/** Vehicle */
export const vehicle = /* @__PURE__ */ __message__<string>('mf-records:photo-upload.vehicle');
