/** The address that uploads are sent to. */
export const UPLOADS_PATH = '/api/uploads';
/** The address that passports are sent to. */
export const PASSPORTS_PATH = '/api/passport-uploads';

/** Tells whether a request brings a piece of a file. Such requests last, and are counted by `UploadPlaces` alone. */
export const bringsPiece = ({ method, url }: { method: string; url: string }): boolean =>
  method === 'PATCH' && [UPLOADS_PATH, PASSPORTS_PATH].some((path) => url.startsWith(`${path}/`));

/** The content type of a piece (tus 1.0.0). */
export const PIECE_TYPE = 'application/offset+octet-stream';
