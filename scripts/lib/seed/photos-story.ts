import sharp from 'sharp';
import { mileageOn, type CarStory } from './car-story.js';
import { engineBay, instruments, onTheBench, wheelCloseUp } from './drawing/close-ups.js';
import { motorcycle, type MotorcycleStyle } from './drawing/motorcycle.js';
import { profile } from './drawing/profile.js';
import type { Scene } from './drawing/scenes.js';
import { type Silhouette, silhouettes } from './drawing/silhouettes.data.js';

/** A picture in `photos.data.ts`. */
export type PictureStory = (
  | { of: 'profile'; scene: Scene; paint?: string }
  | { of: 'engine'; cylinders: number; cover: string }
  | { of: 'instruments' | 'wheel' | 'bench' }
) & {
  /** Time on the camera's clock, `YYYY-MM-DDTHH:MM:SS`. */
  taken: string;
  caption: string;
  tags?: string[];
  /** Name of the service event that it shows. */
  event?: string;
};

/** The pictures of a car. `car` is its model, `paint` its colour, `#rrggbb`. */
export interface PhotoStory {
  car: string;
  paint: string;
  pictures: PictureStory[];
}

const MOTORCYCLES: Record<string, MotorcycleStyle> = { '900 Superlight': 'faired', 'CB550 Four': 'naked' };
const CARS: Record<string, Silhouette> = silhouettes;

/** The picture as SVG, the same at each run. */
export function drawn(picture: PictureStory, paint: string, car: CarStory, today: string): string {
  const { model } = car.vehicle;
  switch (picture.of) {
    case 'profile':
      return fromItsSide(model, picture.paint ?? paint, picture.scene);
    case 'engine':
      return engineBay(picture.cylinders, paint, picture.cover);
    case 'instruments':
      return instruments(mileageOn(car, picture.taken.slice(0, 10), today), paint);
    case 'wheel':
      return wheelCloseUp(silhouetteOf(model).rim, paint);
    case 'bench':
      return onTheBench('#b4561f');
  }
}

function fromItsSide(model: string, paint: string, scene: Scene): string {
  const seed = `${model} ${scene}`;
  const style = MOTORCYCLES[model];
  return style ? motorcycle(style, paint, scene, seed) : profile(silhouetteOf(model), paint, scene, seed);
}

function silhouetteOf(model: string): Silhouette {
  const silhouette = CARS[model];
  if (!silhouette) throw new Error(`Nobody has drawn a ${model} yet`);
  return silhouette;
}

/** The drawing as a camera's JPEG, with day and time in its EXIF. */
export function jpegOf(svg: string, taken: string): Promise<Buffer> {
  const DateTimeOriginal = taken.replaceAll('-', ':').replace('T', ' ');
  return sharp(Buffer.from(svg))
    .flatten({ background: '#000' })
    .withExif({ IFD0: { Make: 'Carnet', Model: 'Drawing' }, IFD2: { DateTimeOriginal } })
    .jpeg({ quality: 84 })
    .toBuffer();
}

/** File name as phones make it: `IMG_20240511_074210.jpg`. */
export const fileNameOf = (taken: string): string => `IMG_${taken.replaceAll(/[-:]/g, '').replace('T', '_')}.jpg`;
