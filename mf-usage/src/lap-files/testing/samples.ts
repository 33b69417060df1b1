import { type DrivenPoint, GATE, LAPS, LINE_HEADING, LINE_PLACE, LINE_TIMES, START, drive } from './circuit';

/** Sample files in each logger's format, with an invented drive. */
const fixed = (number: number, places = 3) => number.toFixed(places);
const clock = (seconds: number) => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${minutes}:${rest.toFixed(3).padStart(6, '0')}`;
};

export function raceChrono3(points: readonly DrivenPoint[] = drive()): string {
  const rows = points.map(({ seconds, latitude, longitude, speed, distance, lap, rpm }, at) => {
    // The engine's unit reports at half the rate, so every second cell is empty.
    const canbus = at % 2 === 0 ? String(rpm) : '';
    const number = lap === 0 || lap > 3 ? '' : String(lap);
    return [
      fixed(START + seconds),
      '0',
      number,
      fixed(seconds),
      fixed(distance),
      fixed(latitude, 7),
      fixed(longitude, 7),
    ]
      .concat(fixed(speed), fixed(speed + 0.3), canbus, '0.21')
      .join(',');
  });
  return [
    'This file is created using RaceChrono v9.1.3 ( http://racechrono.com/ ).',
    'Format,3',
    'Session title,"Lakeside, morning"',
    'Session type,Lap timing',
    'Track name,"Lakeside, long"',
    'Driver name,A. Driver',
    'Export scope,Full session',
    'Created,03/05/2026,11:12',
    'Note,',
    '',
    'timestamp,fragment_id,lap_number,elapsed_time,distance_traveled,latitude,longitude,speed,speed,rpm,lateral_acc',
    'unix time,,,s,m,deg,deg,m/s,m/s,rpm,G',
    ',,,,,100: gps,100: gps,100: gps,300: canbus,300: canbus,calc',
    ...rows,
    '',
  ].join('\r\n');
}

export function raceChrono2(points: readonly DrivenPoint[] = drive()): string {
  const rows = points.map(({ seconds, latitude, longitude, speed, distance, lap }) =>
    [fixed(START + seconds), lap === 0 || lap > 3 ? '' : lap, fixed(distance), fixed(latitude, 7), fixed(longitude, 7)]
      .concat(fixed(speed), fixed(speed * 3.6))
      .join(','),
  );
  return [
    'This file is created using RaceChrono v4.05 ( http://racechrono.com/ ).',
    'Format,2',
    'Track name,Lakeside',
    'Created,03/05/2026,11:12',
    '',
    'Timestamp (s),Lap #,Distance (m),Latitude (deg),Longitude (deg),Speed (m/s),Speed (kph)',
    ...rows,
  ].join('\n');
}

const minutes = (degrees: number, places: number) =>
  `${degrees < 0 ? '-' : '+'}${Math.abs(degrees * 60)
    .toFixed(5)
    .padStart(places, '0')}`;

export function vbo(points: readonly DrivenPoint[] = drive(), { gate = true } = {}): string {
  const day = (seconds: number) => {
    const date = new Date((START + seconds) * 1_000);
    return date.toISOString().slice(11, 22).replaceAll(':', '');
  };
  const rows = points.map(
    ({ seconds, latitude, longitude, speed, rpm }) =>
      `011 ${day(seconds)} ${minutes(latitude, 11)} ${minutes(-longitude, 11)} ${fixed(speed * 3.6).padStart(7, '0')} 090.00 +00512.40 ${rpm}.0`,
  );
  const ends = GATE.map(([latitude, longitude]) => `${minutes(-longitude, 11)} ${minutes(latitude, 11)}`);
  return [
    'File created on 03/05/2026 at 11:31:02',
    '',
    '[header]',
    ...['satellites', 'time', 'latitude', 'longitude', 'velocity kmh', 'heading', 'height', 'engine rpm'],
    '',
    '[channel units]',
    'rpm',
    '',
    '[comments]',
    'Logger of our own',
    '',
    ...(gate ? ['[laptiming]', `Start ${ends.join(' ')} ¬ Start / Finish`, ''] : []),
    '[column names]',
    'sats time lat long velocity heading height engine_rpm',
    '',
    '[data]',
    ...rows,
    '',
  ].join('\r\n');
}

export function trackAddict(points: readonly DrivenPoint[] = drive(), { mph = false } = {}): string {
  const lines: string[] = [];
  const ended = new Set<number>();
  for (const { seconds, latitude, longitude, speed, lap, rpm } of points) {
    for (let number = 0; number < lap; number++) {
      if (ended.has(number)) continue;
      ended.add(number);
      lines.push(`# Lap ${number}: 00:0${clock(LAPS[number]!).padStart(9, '0').slice(1)}`);
    }
    const shown = fixed(mph ? speed / 0.44704 : speed * 3.6, 2);
    lines.push(
      [fixed(seconds), fixed(START + seconds), lap, 1, '0.100', fixed(latitude, 7), fixed(longitude, 7), '512.4', shown]
        .concat(String(rpm), '91')
        .join(','),
    );
  }
  return [
    '# RaceRender Data: TrackAddict 4.9.1 on Android 14 [Phone] (Mode: 0)',
    '# Vehicle: Miata NA',
    `# End Point: ${fixed(LINE_PLACE[0], 6)}, ${fixed(LINE_PLACE[1], 6)} @ ${fixed(LINE_HEADING, 1)} deg`,
    `Time,UTC Time,Lap,GPS_Update,GPS_Delay,Latitude,Longitude,Altitude (m),Speed (${mph ? 'MPH' : 'Km/h'}),Engine Speed (RPM) *OBD,Coolant Temp (C) *OBD`,
    ...lines,
    '# Session End',
  ].join('\n');
}

const quoted = (values: readonly (string | number)[], mark = ',') => values.map((value) => `"${value}"`).join(mark);

export function aim(points: readonly DrivenPoint[] = drive(), { oneCell = true } = {}): string {
  const beacons = LINE_TIMES.map((time) => fixed(time));
  const rows = points.map(({ seconds, latitude, longitude, speed, rpm }) =>
    quoted([fixed(seconds), fixed(speed * 3.6, 2), fixed(latitude, 7), fixed(longitude, 7), rpm]),
  );
  return [
    quoted(['Format', 'AIM CSV File']),
    quoted(['Session', 'Lakeside']),
    quoted(['Vehicle', 'Miata NA']),
    quoted(['Racer', 'A. Driver']),
    quoted(['Date', 'Sunday, May 03, 2026']),
    quoted(['Time', '11:12 AM']),
    quoted(['Sample Rate', '10']),
    quoted(['Beacon Markers', ...(oneCell ? [beacons.join(' ')] : beacons)]),
    quoted(['Segment Times', ...LAPS.map(clock)]),
    '',
    quoted(['Time', 'GPS Speed', 'GPS Latitude', 'GPS Longitude', 'RPM']),
    quoted(['s', 'km/h', 'deg', 'deg', 'rpm']),
    '',
    ...rows,
  ].join('\r\n');
}

export function motec(points: readonly DrivenPoint[] = drive(), { mark = ',' } = {}): string {
  const rows = points.map(({ seconds, latitude, longitude, speed, distance }) =>
    quoted([fixed(seconds), fixed(distance), fixed(speed * 3.6, 2), fixed(latitude, 7), fixed(longitude, 7)], mark),
  );
  const filled = (...values: string[]) => quoted([...values, ...Array<string>(5 - values.length).fill('')], mark);
  return [
    filled('Format', 'MoTeC CSV File', '', 'Workbook', ''),
    filled('Venue', 'Lakeside', '', 'Worksheet', ''),
    filled('Vehicle', 'Miata NA'),
    filled('Driver', 'A. Driver'),
    filled('Log Date', '03/05/2026'),
    filled('Log Time', '11:12:11'),
    filled('Sample Rate', '10.000', 'Hz'),
    filled('Beacon Markers', LINE_TIMES.map((time) => fixed(time)).join(' ')),
    filled(),
    quoted(['Time', 'Distance', 'Ground Speed', 'GPS Latitude', 'GPS Longitude'], mark),
    quoted(['s', 'm', 'km/h', 'deg', 'deg'], mark),
    filled(),
    ...rows,
  ].join('\r\n');
}

export function gpx(points: readonly DrivenPoint[] = drive()): string {
  const rows = points.map(
    ({ seconds, latitude, longitude, speed }) =>
      `<trkpt lat="${fixed(latitude, 7)}" lon="${fixed(longitude, 7)}"><time>${new Date((START + seconds) * 1_000).toISOString()}</time>` +
      `<extensions><x:TrackPointExtension><x:speed>${fixed(speed)}</x:speed></x:TrackPointExtension></extensions></trkpt>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="logger" xmlns="http://www.topografix.com/GPX/1/1" xmlns:x="http://www.garmin.com/xmlschemas/TrackPointExtension/v2">',
    `<trk><name>Lakeside</name><trkseg>${rows.join('\n')}</trkseg></trk>`,
    '</gpx>',
  ].join('\n');
}

const FIT_EPOCH = 631_065_600;
const SEMICIRCLES = 2 ** 31 / 180;

/** A field of a FIT message: its number, its base type, and its integer value. */
type FitField = readonly [number: number, type: keyof typeof BASE_TYPES, value: number];
const BASE_TYPES = { enum: [0x00, 1], sint32: [0x85, 4], uint32: [0x86, 4] } as const;

function fitMessage(global: number, fields: readonly FitField[]): number[] {
  const little = (value: number, bytes: number) =>
    Array.from({ length: bytes }, (_, at) => Math.floor((value < 0 ? value + 2 ** 32 : value) / 256 ** at) % 256);
  const definition = fields.flatMap(([number, type]) => [number, BASE_TYPES[type][1], BASE_TYPES[type][0]]);
  return [0x40, 0, 0, ...little(global, 2), fields.length, ...definition, 0].concat(
    fields.flatMap(([, type, value]) => little(value, BASE_TYPES[type][1])),
  );
}

/** One record per second, because the format has whole seconds only. Laps have thousandths. */
export function fit(points: readonly DrivenPoint[] = drive(1), from = START): Uint8Array<ArrayBuffer> {
  const at = (seconds: number) => Math.round(from + seconds - FIT_EPOCH);
  const records = points.map(({ seconds, latitude, longitude, speed, distance }) =>
    fitMessage(20, [
      [253, 'uint32', at(seconds)],
      [0, 'sint32', Math.round(latitude * SEMICIRCLES)],
      [1, 'sint32', Math.round(longitude * SEMICIRCLES)],
      [73, 'uint32', Math.round(speed * 1_000)],
      [5, 'uint32', Math.round(distance * 100)],
    ]),
  );
  const laps = LAPS.map((took, lap) =>
    fitMessage(19, [
      [253, 'uint32', at(LINE_TIMES[lap]!)],
      [2, 'uint32', at(LINE_TIMES[lap]! - took)],
      [7, 'uint32', Math.round(took * 1_000)],
    ]),
  );
  const body = [fitMessage(0, [[0, 'enum', 4]]), ...records, ...laps].flat();
  const head = [14, 0x20, 0, 0, body.length & 255, (body.length >> 8) & 255, (body.length >> 16) & 255, 0];
  return Uint8Array.from([...head, ...'.FIT'.split('').map((letter) => letter.codePointAt(0)!), 0, 0, ...body, 0, 0]);
}
