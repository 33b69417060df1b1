import sharp from 'sharp';
import { askFor } from './tus.js';
import { until } from './until.js';

export interface JpegDraft {
  /** Time in its EXIF data, `YYYY-MM-DDTHH:MM:SS`. */
  taken: string;
  /** 0 to 360. A different value for each picture makes its bytes unique. */
  hue: number;
  width?: number;
  height?: number;
}

/** A real JPEG of a car in a landscape. */
export async function aJpeg({ taken, hue, width = 1600, height = 1200 }: JpegDraft): Promise<Buffer> {
  const [day = '', time = ''] = taken.split('T');
  const DateTimeOriginal = `${day.replaceAll('-', ':')} ${time}`;
  return sharp(Buffer.from(aDrawing(hue, width, height)))
    .withExif({ IFD0: { Make: 'Carnet', Model: 'Carnet One' }, IFD2: { DateTimeOriginal } })
    .jpeg({ quality: 82 })
    .toBuffer();
}

const aDrawing = (hue: number, width: number, height: number): string => `
  <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice">
    <rect width="400" height="190" fill="hsl(${hue} 30% 72%)"/>
    <rect y="190" width="400" height="110" fill="hsl(${hue} 12% 26%)"/>
    <path d="M84 196 q2 -22 44 -28 l34 -26 q12 -9 56 -7 q30 1 52 30 q46 4 48 31z" fill="hsl(${(hue + 150) % 360} 55% 42%)"/>
    <circle cx="136" cy="196" r="22" fill="#14181a"/><circle cx="266" cy="196" r="22" fill="#14181a"/>
  </svg>`;

export interface PhotoDraft {
  bytes: Buffer;
  name?: string;
  vehicle_id?: number;
  /** The record that the photo belongs to, such as `issue:12`. */
  subject?: string;
  caption?: string;
}

/** Uploads a photo and waits until its pictures are made. Returns its id. */
export async function uploadPhoto(
  token: string,
  { bytes, name = 'IMG_0001.jpg', vehicle_id, subject, caption }: PhotoDraft,
): Promise<number> {
  const [subject_kind, subject_id] = subject?.split(':') ?? [];
  const named = { filename: name, kind: 'photo', vehicle_id, subject_kind, subject_id, caption };
  const metadata = Object.entries(named)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key} ${Buffer.from(String(value)).toString('base64')}`);
  const begun = await askFor({ token }, 'POST', '/api/uploads', {
    'upload-length': String(bytes.length),
    'upload-metadata': metadata.join(),
  });
  const piece = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  const sent = await askFor({ token }, 'PATCH', begun.headers.get('location') ?? '', piece, bytes);
  const id = Number(sent.headers.get('carnet-file'));
  const isMade = async () =>
    ((await (await askFor({ token }, 'GET', `/api/photos/${id}`)).json()) as { state: string }).state !== 'pending';
  await until('its pictures are made', isMade);
  return id;
}
