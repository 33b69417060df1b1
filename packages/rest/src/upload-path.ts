/** The address that uploads are sent to. */
export const UPLOADS_PATH = '/api/uploads';

/** Tells whether a request brings a piece of a file. Such requests last, and are counted by `UploadPlaces` alone. */
export const bringsPiece = ({ method, url }: { method: string; url: string }): boolean =>
  method === 'PATCH' && url.startsWith(`${UPLOADS_PATH}/`);

/** The content type of a piece (tus 1.0.0). */
export const PIECE_TYPE = 'application/offset+octet-stream';
