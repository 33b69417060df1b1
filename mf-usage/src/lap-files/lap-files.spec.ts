import { Blob as NodeBlob } from 'node:buffer';
import fc from 'fast-check';
import type { LapFile } from './lap-log';
import { readLapFile } from './read-lap-file';
import { LAPS, drive } from './testing/circuit';
import { aim, fit, gpx, motec, raceChrono2, raceChrono3, trackAddict, vbo } from './testing/samples';

const read = (file: string | Uint8Array<ArrayBuffer>) => readLapFile(new NodeBlob([file]) as unknown as Blob);
const only = ({ sessions: [session, ...others] }: LapFile) => {
  expect(others).toEqual([]);
  return session!;
};
const timed = (file: LapFile) => only(file).laps.filter(({ kind }) => kind === 'timed');

/** A detected finish line is elsewhere on the circuit, so each of its laps contains a part of the previous one. */
const SAMPLES = {
  'RaceChrono 3': {
    product: 'RaceChrono',
    file: () => raceChrono3(),
    from: 'file',
    within: 0.1,
    track: 'Lakeside, long',
  },
  'RaceChrono 2': { product: 'RaceChrono', file: () => raceChrono2(), from: 'file', within: 0.1, track: 'Lakeside' },
  VBO: { product: 'Racelogic VBO', file: () => vbo(), from: 'gate', within: 0.02 },
  'VBO without a gate': {
    product: 'Racelogic VBO',
    file: () => vbo(drive(), { gate: false }),
    from: 'found',
    within: 2,
  },
  'TrackAddict, km/h': { product: 'TrackAddict', file: () => trackAddict(), from: 'file', within: 0 },
  'TrackAddict, mph': {
    product: 'TrackAddict',
    file: () => trackAddict(drive(), { mph: true }),
    from: 'file',
    within: 0,
  },
  'AiM, beacons in a cell': { product: 'AiM Race Studio', file: () => aim(), from: 'file', within: 0 },
  'AiM, beacons in cells': {
    product: 'AiM Race Studio',
    file: () => aim(drive(), { oneCell: false }),
    from: 'file',
    within: 0,
  },
  'MoTeC, commas': { product: 'MoTeC', file: () => motec(), from: 'file', within: 0.001, track: 'Lakeside' },
  'MoTeC, semicolons': {
    product: 'MoTeC',
    file: () => motec(drive(), { mark: ';' }),
    from: 'file',
    within: 0.001,
    track: 'Lakeside',
  },
  GPX: { product: 'GPX', file: () => gpx(), from: 'found', within: 2, track: 'Lakeside' },
  FIT: { product: 'FIT', file: () => fit(), from: 'file', within: 0 },
} as const;

describe.each(Object.entries(SAMPLES))('%s', (_, sample) => {
  it('has its day, its laps, how far it went, how fast, and its way', async () => {
    const file = await read(sample.file());
    expect(file.product).toBe(sample.product);
    expect(file.track).toBe('track' in sample ? sample.track : null);
    expect(file.oddities).toEqual([]);
    const session = only(file);
    expect(session.day).toBe('2026-05-03');
    expect(session.lapsFrom).toBe(sample.from);
    const laps = timed(file);
    expect(laps).toHaveLength(3);
    for (const [at, lap] of laps.entries()) {
      expect(Math.abs(lap.seconds - LAPS[at + 1]!)).toBeLessThanOrEqual(sample.within + 1e-9);
      expect(Math.abs(lap.distance! - laps[0]!.distance!)).toBeLessThan(60);
    }
    if (sample.from !== 'found') expect(session.best).toBe(laps[1]!.seconds);
    const driven = drive().at(-1)!.distance;
    expect(Math.abs(session.distance! - driven) / driven).toBeLessThan(0.02);
    const top = Math.max(...drive().map(({ speed }) => speed));
    const [speed] = session.ranges;
    expect(speed).toMatchObject({ name: 'speed', unit: 'm/s' });
    expect(speed!.least).toBeLessThan(speed!.greatest);
    expect(Math.abs(speed!.greatest - top) / top).toBeLessThan(0.05);
    expect(session.line.length).toBeGreaterThan(400);
    expect(session.line.length).toBeLessThanOrEqual(1_000);
    expect(session.line[0]![0]).toBeCloseTo(drive()[0]!.latitude, 4);
    expect(session.line[0]![1]).toBeCloseTo(drive()[0]!.longitude, 4);
  });
});

it('begins at the moment of the first row, as the clock of the log shows it @thorough', async () => {
  const shown = async (file: string | Uint8Array<ArrayBuffer>) => {
    const { time, utc } = only(await read(file));
    return [time, utc];
  };
  expect(await shown(raceChrono3())).toEqual(['09:12:11', true]);
  expect(await shown(vbo())).toEqual(['09:12:11', true]);
  expect(await shown(trackAddict())).toEqual(['09:12:11', true]);
  expect(await shown(gpx())).toEqual(['09:12:11', true]);
  expect(await shown(fit())).toEqual(['09:12:11', true]);
  expect(await shown(aim())).toEqual(['11:12:00', false]);
  expect(await shown(motec())).toEqual(['11:12:11', false]);
});

it('has the ranges of channels in their units, and those of one name beside each other', async () => {
  const { ranges } = only(await read(raceChrono3()));
  expect(ranges.map(({ name, unit }) => [name, unit])).toEqual([
    ['speed', 'm/s'],
    ['speed', 'm/s'],
    ['rpm', 'rpm'],
    ['lateral_acc', 'G'],
  ]);
  expect(ranges.find(({ name }) => name === 'rpm')).toMatchObject({ least: 4_000, greatest: 6_499 });
});

it('has degrees Celsius by the sign that RaceChrono writes for them', async () => {
  const { ranges } = only(await read(raceChrono3().replace('deg,m/s,m/s,rpm,G', 'deg,m/s,m/s,rpm,.C')));
  expect(ranges.at(-1)).toMatchObject({ unit: '°C' });
});

it.each([raceChrono3, trackAddict, aim, motec, gpx])('drives west of Greenwich (%#)', async (sample) => {
  const west = drive().map((point) => ({ ...point, longitude: -point.longitude }));
  expect(only(await read(sample(west))).line[0]![1]).toBeCloseTo(west[0]!.longitude, 4);
});

it('drives west of Greenwich where west is positive', async () => {
  const west = drive().map((point) => ({ ...point, longitude: -point.longitude }));
  const whole = vbo(west, { gate: false });
  expect(whole).toMatch(/ \+00\d{3}\.\d{5} /);
  expect(only(await read(whole)).line[0]![1]).toBeCloseTo(west[0]!.longitude, 4);
});

it('takes no place from a row of TrackAddict that repeats an older one', async () => {
  const rows = trackAddict().split('\n');
  let last = '';
  const repeated = rows.map((row, at) => {
    const place = /,1,0\.100,(50\.\d+,6\.\d+),/.exec(row)?.[1];
    if (!place) return row;
    if (at % 3 !== 0 && last !== '') return row.replace(`,1,0.100,${place},`, `,0,0.100,${last},`);
    last = place;
    return row;
  });
  const [whole, session] = [only(await read(trackAddict())), only(await read(repeated.join('\n')))];
  expect(session.laps.map(({ number, seconds }) => [number, seconds])).toEqual(
    whole.laps.map(({ number, seconds }) => [number, seconds]),
  );
  expect(Math.abs(session.distance! - whole.distance!) / whole.distance!).toBeLessThan(0.02);
});

it('reads names in the letters of Windows as well as in UTF-8', async () => {
  const named = raceChrono3().replace('"Lakeside, long"', 'Nürburgring');
  expect((await read(named)).track).toBe('Nürburgring');
  expect((await read(Uint8Array.from(Buffer.from(named, 'latin1')))).track).toBe('Nürburgring');
});

describe('damage', () => {
  it('of a file that is cut in a row costs that row alone', async () => {
    const whole = raceChrono3();
    const file = await read(whole.slice(0, whole.indexOf('\r\n', whole.length * 0.8) - 9));
    expect(file.oddities).toEqual([{ kind: 'broken-rows', count: 1 }]);
    expect(timed(file).map(({ number }) => number)).toEqual([1, 2]);
    expect(only(file).laps.at(-1)).toMatchObject({ number: 3, kind: 'in' });
  });

  it.each([raceChrono2, trackAddict, aim, motec, vbo])(
    'of a row in any form costs that row alone (%#)',
    async (sample) => {
      const whole = sample();
      const file = await read(whole.slice(0, whole.indexOf('\n', whole.length * 0.8) + 6));
      expect(file.oddities).toEqual([{ kind: 'broken-rows', count: 1 }]);
      expect(timed(file).length).toBeGreaterThanOrEqual(2);
      expect(timed(file)[0]!.seconds).toBeCloseTo(LAPS[1], 0);
    },
  );

  it('of GPX that is cut keeps what came before', async () => {
    const whole = gpx();
    const file = await read(whole.slice(0, Math.floor(whole.length * 0.8)));
    expect(file.oddities).toEqual([{ kind: 'cut', count: 1 }]);
    expect(only(file).laps.length).toBeGreaterThan(1);
  });

  it('of FIT that is cut keeps the files before it', async () => {
    const [one, other] = [fit(), fit(drive(1), Date.UTC(2026, 4, 3, 14) / 1_000)];
    const file = await read(Uint8Array.from([...one, ...other.subarray(0, 5_000)]));
    expect(file.oddities).toEqual([{ kind: 'cut', count: 1 }]);
    expect(timed(file)).toHaveLength(3);
  });

  it.each([raceChrono3, trackAddict, aim, motec, vbo])(
    'a header that comes once more is said and changes nothing (%#)',
    async (sample) => {
      const whole = sample();
      const header = /^.*(timestamp,|^Time,|"Time","(GPS|Dist)|sats time).*$/m.exec(whole)![0];
      const place = whole.indexOf('\n', whole.length * 0.6) + 1;
      const repeated = sample === vbo ? `[column names]\r\n${header}\r\n[data]\r\n` : `${header}\r\n`;
      const file = await read(whole.slice(0, place) + repeated + whole.slice(place));
      expect(file.oddities).toEqual([{ kind: 'repeated-header', count: 1 }]);
      expect(only(file).laps).toEqual(only(await read(whole)).laps);
    },
  );

  it('two days in one file are two sessions', async () => {
    const rows = raceChrono3(drive()).split('\r\n').slice(13, -1);
    const later = rows.map((row) => row.replace(/^[\d.]+/, (seconds) => String(Number(seconds) + 86_400)));
    const file = await read([raceChrono3().trimEnd(), ...later].join('\r\n'));
    expect(file.sessions.map(({ day, laps }) => [day, laps.length])).toEqual([
      ['2026-05-03', 3],
      ['2026-05-04', 3],
    ]);
    expect(file.oddities).toEqual([{ kind: 'several-days', count: 2 }]);
  });

  it('without places the laps of the file are there, and it is said', async () => {
    const blind = aim().replaceAll(/"50\.\d+","6\.\d+"/g, '"",""');
    const file = await read(blind);
    expect(file.oddities).toEqual([{ kind: 'no-positions', count: 1 }]);
    expect(timed(file)).toHaveLength(3);
    expect(only(file)).toMatchObject({ line: [], lapsFrom: 'file' });
    expect(timed(file)[0]!.distance).toBeGreaterThan(2_000);
  });

  it.each([
    ['RaceChrono', raceChrono3(), /,50\.\d+,6\.\d+,/g, ',,,', 3],
    ['TrackAddict', trackAddict(), /,50\.\d+,6\.\d+,/g, ',,,', 3],
    ['MoTeC', motec(), /"50\.\d+","6\.\d+"/g, '"",""', 3],
    // Without positions, no crossing of a gate can be detected.
    ['VBO', vbo(), /[+-]\d{4,}\.\d{5} [+-]\d{4,}\.\d{5}(?= \d)/g, '+0000.00000 +00000.00000', 0],
  ])('without places a file of %s has what it says itself', async (_, whole, places, nothing, laps) => {
    const file = await read(whole.replaceAll(places, nothing));
    expect(file.oddities).toEqual([{ kind: 'no-positions', count: 1 }]);
    expect(only(file).line).toEqual([]);
    expect(timed(file)).toHaveLength(laps);
  });

  it('two days of TrackAddict and of GPX are two sessions', async () => {
    const day = 86_400;
    const later = trackAddict()
      .split('\n')
      .slice(4, -1)
      .map((row) => row.replace(/^([\d.]+),([\d.]+)/, (_, at, utc) => `${Number(at) + day},${Number(utc) + day}`));
    const tracks = gpx();
    const second = /<trk>.*<\/trk>/s.exec(tracks)![0].replaceAll('2026-05-03', '2026-05-04');
    for (const whole of [[trackAddict(), ...later].join('\n'), tracks.replace('</gpx>', `${second}</gpx>`)])
      expect((await read(whole)).sessions.map((session) => session.day)).toEqual(['2026-05-03', '2026-05-04']);
  });

  it('a file in no form that is known, and one without rows, are refused by name', async () => {
    await expect(read('Time,Value\n1,2\n')).rejects.toMatchObject({ reason: 'unknown' });
    await expect(read(raceChrono3([]))).rejects.toMatchObject({ reason: 'empty' });
    await expect(read('')).rejects.toMatchObject({ reason: 'unknown' });
  });
});

it('a drive that crosses no line twice has no laps', async () => {
  const half = drive().filter(({ seconds }) => seconds < LAPS[0] + 60);
  const { laps, lapsFrom, best } = only(await read(gpx(half)));
  expect({ laps, lapsFrom, best }).toEqual({ laps: [], lapsFrom: 'none', best: null });
});

it('a line in the other direction is not crossed', async () => {
  const { laps } = only(await read(gpx()));
  const there = drive();
  const end = there.at(-1)!.seconds;
  const back = there.toReversed().map((point) => ({ ...point, seconds: end - point.seconds + 1 + end }));
  const both = only(await read(gpx([...there, ...back])));
  expect(both.laps.filter(({ kind }) => kind === 'timed').length).toBeLessThanOrEqual(laps.length + 1);
});

it('whatever a file holds behind its banner, it is read or refused, and nothing else is raised @thorough', async () => {
  const banners = Object.values(SAMPLES).map(({ file }) => {
    const bytes = file();
    return typeof bytes === 'string' ? bytes.slice(0, 900) : String.fromCodePoint(...bytes.subarray(0, 400));
  });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...banners),
      fc.array(fc.oneof(fc.string(), fc.constant('\n'), fc.constant(','))),
      async (banner, rest) => {
        const file = await read(banner + rest.join('')).catch((error: unknown) => error);
        expect(file).toEqual(
          expect.objectContaining(
            'reason' in (file as object)
              ? { reason: expect.stringMatching(/unknown|empty/) }
              : { product: expect.any(String) },
          ),
        );
      },
    ),
    { numRuns: 200 },
  );
});
