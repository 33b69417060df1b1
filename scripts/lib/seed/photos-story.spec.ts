import sharp from 'sharp';
import { boughtOn } from './car-story.js';
import { cars } from './collector.data.js';
import { documents } from './papers.data.js';
import { pdfOf } from './papers.js';
import { photoOfReceipt } from './receipt.js';
import { album, pair, photos } from './photos.data.js';
import { drawn, jpegOf } from './photos-story.js';

const TODAY = '2026-03-01';
const carOf = (model: string) => cars.find(({ vehicle }) => vehicle.model === model)!;
const all = photos.flatMap(({ car, paint, pictures }) => pictures.map((picture) => ({ car, paint, picture })));
const draw = ({ car, paint, picture }: (typeof all)[number]) => drawn(picture, paint, carOf(car), TODAY);

it('every vehicle has several pictures, each unlike the others and the same at each run', () => {
  expect(photos.map(({ car }) => car).toSorted()).toEqual(cars.map(({ vehicle }) => vehicle.model).toSorted());
  expect(Math.min(...photos.map(({ pictures }) => pictures.length))).toBeGreaterThanOrEqual(2);
  const drawings = all.map(draw);
  expect(new Set(all.map(({ car, picture }) => `${car} ${picture.taken}`)).size).toBe(all.length);
  expect(new Set(drawings.map((svg, at) => svg + all[at]!.picture.taken)).size).toBe(all.length);
  expect(all.map(draw)).toEqual(drawings);
});

it('no picture is older than its owner has had the vehicle, and each shows work that was done by then', () => {
  for (const { car, picture } of all) {
    const story = carOf(car);
    expect(picture.taken >= boughtOn(story)).toBe(true);
    if (picture.event === undefined) continue;
    const [day = '9'] = story.work.find(([, name]) => name === picture.event) ?? [];
    expect(picture.taken >= day).toBe(true);
  }
});

it('a picture is a JPEG of at most 1600 px that says when it was taken', async () => {
  const jpeg = await jpegOf(draw(all[0]!), all[0]!.picture.taken);
  const { format, width, height, exif } = await sharp(jpeg).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1600, height: 1066 });
  expect(exif?.toString('latin1')).toContain('2025:09:20 07:42:10');
});

it('album and pair name pictures that there are', () => {
  const taken = new Set(all.map(({ car, picture }) => `${car} ${picture.taken}`));
  for (const [car, time] of album.photos) expect(taken).toContain(`${car} ${time}`);
  for (const time of [pair.before, pair.after]) expect(taken).toContain(`${pair.car} ${time}`);
  expect(pair.before < pair.after).toBe(true);
});

it('two papers are left in the inbox, one of them photographed, one runs out within the month, and all belong to work of their own car', () => {
  const papers = documents(TODAY);
  const inbox = papers.filter(({ filed }) => !filed);
  expect(inbox.map(({ photographed = false }) => photographed).toSorted()).toEqual([false, true]);
  expect(papers.map(({ filed }) => filed?.expires_on).filter(Boolean)).toEqual(['2026-03-22']);
  for (const { car, event } of papers)
    if (event !== undefined) expect(carOf(car).work.map(([, name]) => name)).toContain(event);
});

it('a paper is a PDF whose table finds every object', () => {
  const pdf = pdfOf(documents(TODAY)[0]!.paper).toString('latin1');
  const starts = [...pdf.matchAll(/^(\d{10}) 00000 n /gm)].map(([, start]) => Number(start));
  expect(starts.map((start) => pdf.slice(start, start + 7))).toEqual(starts.map((_, at) => `${at + 1} 0 obj`));
  expect(pdf).toContain('(Keller Machine) Tj');
});

it('a photographed receipt is a picture, the same at each run, wide enough for a machine to read', async () => {
  const receipt = documents(TODAY).find(({ photographed }) => photographed)!;
  const [once, again] = [await photoOfReceipt(receipt.paper), await photoOfReceipt(receipt.paper)];
  expect(once.equals(again)).toBe(true);
  expect(await sharp(once).metadata()).toMatchObject({ format: 'jpeg', width: 1260 });
});
