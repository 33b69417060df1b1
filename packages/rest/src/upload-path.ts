/** The address that uploads are sent to. */
export const UPLOADS_PATH = '/api/uploads';
/** The address that passports are sent to. */
export const PASSPORTS_PATH = '/api/passport-uploads';

/** Tells whether a request sends a part of a file. Such requests take long, and are only limited by `UploadPlaces`. */
export const bringsPiece = ({ method, url }: { method: string; url: string }): boolean =>
  method === 'PATCH' && [UPLOADS_PATH, PASSPORTS_PATH].some((path) => url.startsWith(`${path}/`));

/** The content type of a part (tus 1.0.0). */
export const PIECE_TYPE = 'application/offset+octet-stream';
