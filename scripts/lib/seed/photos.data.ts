import type { PhotoStory } from './photos-story.js';

const wash = 'washed';
const road = 'on the road';
const winter = 'winter';
const work = 'work';

/** The pictures of the collection, all drawn. The first picture of a car is its cover. */
export const photos: PhotoStory[] = [
  {
    car: 'Mustang Fastback 289',
    paint: '#2f4a35',
    pictures: [
      {
        of: 'profile',
        scene: 'morning',
        taken: '2025-09-20T07:42:10',
        caption: 'Out before the traffic.',
        tags: [road],
      },
      {
        of: 'profile',
        scene: 'garage',
        taken: '2021-05-08T16:20:44',
        caption: 'Home on new tyres.',
        event: 'Four tyres',
      },
      {
        of: 'engine',
        cylinders: 4,
        cover: '#2b5ea7',
        taken: '2009-03-21T18:05:31',
        caption: 'The 289, back in and painted the right blue.',
        tags: [work],
        event: 'Engine rebuild',
      },
      { of: 'instruments', taken: '2025-09-20T07:58:05', caption: 'Every needle works, even the clock.' },
    ],
  },
  {
    car: 'GT 1600 Junior',
    paint: '#d9a520',
    pictures: [
      {
        of: 'profile',
        scene: 'noon',
        taken: '2025-09-20T11:10:00',
        caption: 'Second out of the garage, warm by eleven.',
        tags: [road],
      },
      { of: 'wheel', taken: '2025-09-20T11:21:52', caption: 'Wheels refinished in the factory silver.', tags: [work] },
      {
        of: 'engine',
        cylinders: 4,
        cover: '#b9bcbd',
        taken: '2004-11-14T15:48:12',
        caption: 'Webers on, airbox still off.',
        tags: [work],
        event: 'Spica out, Webers in',
      },
    ],
  },
  {
    car: 'MX-5 Miata',
    paint: '#2a5b8f',
    pictures: [
      { of: 'profile', scene: 'autumn', taken: '2025-10-04T14:22:37', caption: 'Heater on, roof down.', tags: [road] },
      {
        of: 'profile',
        scene: 'garage',
        taken: '2002-06-22T17:35:20',
        caption: 'With the roll bar in.',
        event: 'Roll bar',
      },
      { of: 'instruments', taken: '2024-08-02T19:12:08', caption: 'Past 150,000.' },
    ],
  },
  {
    car: 'M3',
    paint: '#a3222c',
    pictures: [
      { of: 'profile', scene: 'dusk', taken: '2024-06-21T20:58:49', caption: 'The long way home.', tags: [road] },
      { of: 'bench', taken: '2021-03-13T09:44:10', caption: 'Rear discs, laid out before they go on.', tags: [work] },
      {
        of: 'profile',
        scene: 'winter',
        taken: '2025-01-18T11:16:26',
        caption: 'Out for twenty minutes, then away until March.',
        tags: [winter],
      },
    ],
  },
  {
    car: '911 SC',
    paint: '#e9e2d0',
    pictures: [
      {
        of: 'profile',
        scene: 'noon',
        taken: '2025-09-20T13:05:14',
        caption: 'After a wash and a coat of wax.',
        tags: [wash],
      },
      { of: 'wheel', taken: '2025-09-20T13:11:03', caption: 'Fuchs, all four with the same date code.' },
      {
        of: 'profile',
        scene: 'dusk',
        taken: '2017-09-23T18:40:55',
        caption: 'Lime Rock and back in one day.',
        tags: [road],
      },
    ],
  },
  {
    car: 'PV544 Sport',
    paint: '#9a9fa0',
    pictures: [
      {
        of: 'profile',
        scene: 'autumn',
        taken: '2025-10-04T10:20:00',
        caption: 'After: paint corrected and the chrome back on.',
        tags: [wash],
      },
      {
        of: 'profile',
        scene: 'autumn',
        paint: '#7d7a70',
        taken: '2014-10-11T15:02:00',
        caption: 'Before: the day it came home.',
      },
      { of: 'instruments', taken: '2025-10-04T10:33:41', caption: 'Gunnar counts slowly.' },
    ],
  },
  {
    car: '240 Wagon',
    paint: '#22324f',
    pictures: [
      {
        of: 'profile',
        scene: 'winter',
        taken: '2025-01-18T08:09:30',
        caption: 'Started at five below, as ever.',
        tags: [winter],
      },
      { of: 'instruments', taken: '2025-01-18T08:14:12', caption: 'A quarter of a million and counting.' },
      { of: 'bench', taken: '2018-05-19T14:00:27', caption: 'Front brakes, all of it, in order.', tags: [work] },
    ],
  },
  {
    car: 'F-150 XLT',
    paint: '#eef0ef',
    pictures: [
      { of: 'profile', scene: 'morning', taken: '2023-04-15T06:55:18', caption: 'Empty bed, full list.', tags: [road] },
      {
        of: 'bench',
        taken: '2019-10-12T11:27:33',
        caption: 'The slide pin that had seized is not in the picture.',
        tags: [work],
        event: 'Front brakes',
      },
    ],
  },
  {
    car: 'Land Cruiser FZJ80',
    paint: '#1f4f3c',
    pictures: [
      {
        of: 'profile',
        scene: 'winter',
        taken: '2025-01-18T12:48:02',
        caption: 'Up to the cabin, chains in the back.',
        tags: [winter, road],
      },
      {
        of: 'profile',
        scene: 'garage',
        taken: '2019-11-09T18:22:54',
        caption: 'It stands straight again.',
        tags: [work],
        event: 'Old Man Emu suspension',
      },
      {
        of: 'engine',
        cylinders: 6,
        cover: '#8f9496',
        taken: '2016-07-16T10:11:09',
        caption: 'The straight six after a morning with degreaser.',
        tags: [wash],
      },
    ],
  },
  {
    car: 'GR Corolla Circuit',
    paint: '#b3202a',
    pictures: [
      { of: 'profile', scene: 'noon', taken: '2025-05-17T12:31:15', caption: 'Putnam Park, lunch.', tags: [road] },
      { of: 'wheel', taken: '2025-05-17T08:15:40', caption: 'Before the first session: torqued and marked.' },
    ],
  },
  {
    car: '900 Superlight',
    paint: '#e0b51f',
    pictures: [
      {
        of: 'profile',
        scene: 'garage',
        taken: '2018-04-14T16:30:22',
        caption: 'Fork seals done.',
        tags: [work],
        event: 'Fork seals and springs',
      },
      { of: 'profile', scene: 'noon', taken: '2022-06-18T13:44:36', caption: 'Dry roads, dry clutch.', tags: [road] },
    ],
  },
  {
    car: 'CB550 Four',
    paint: '#274f8f',
    pictures: [
      { of: 'profile', scene: 'morning', taken: '2023-08-19T07:30:11', caption: 'Breakfast run.', tags: [road] },
      {
        of: 'profile',
        scene: 'autumn',
        taken: '2025-10-04T15:19:57',
        caption: 'Last ride before the salt.',
        tags: [road],
      },
    ],
  },
];

/** The photos of the album in its order. Each photo is named by its car and time. */
export const album = {
  name: 'Roads of all seasons',
  photos: [
    ['Mustang Fastback 289', '2025-09-20T07:42:10'],
    ['911 SC', '2025-09-20T13:05:14'],
    ['M3', '2024-06-21T20:58:49'],
    ['MX-5 Miata', '2025-10-04T14:22:37'],
    ['Land Cruiser FZJ80', '2025-01-18T12:48:02'],
  ],
} as const;

/** A car before and after; photos by the time they were taken. */
export const pair = {
  car: 'PV544 Sport',
  before: '2014-10-11T15:02:00',
  after: '2025-10-04T10:20:00',
  title: 'Eleven years of Saturdays',
};
