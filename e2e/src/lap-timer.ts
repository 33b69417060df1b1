interface LapTimerFile {
  track: string;
  /** Seconds of each timed lap. */
  laps: readonly number[];
  /** Rows per second. */
  hertz?: number;
}

/** A RaceChrono CSV file with circles at 30 m/s: an out lap, each of `laps`, and an in lap. */
export function aLapTimerFile({ track, laps, hertz = 10 }: LapTimerFile): Buffer {
  const start = Date.UTC(2026, 4, 3, 9, 12, 11) / 1_000;
  const seconds = [20, ...laps, 10];
  const rows = seconds.flatMap((took, lap) => {
    const begun = seconds.slice(0, lap).reduce((sum, each) => sum + each, 0);
    const number = lap > 0 && lap <= laps.length ? lap : '';
    return Array.from({ length: Math.round(took * hertz) }, (_, tick) => {
      const angle = (tick / (took * hertz)) * 2 * Math.PI;
      const [north, east] = [Math.cos(angle) * 0.00143, Math.sin(angle) * 0.00224];
      const at = begun + tick / hertz;
      return [
        start + at,
        number,
        (at * 30).toFixed(1),
        50.3345 + north,
        6.9421 + east,
        30,
        4_000 + (tick % 100) * 25,
      ].join();
    });
  });
  const head = [
    'This file is created using RaceChrono v9.1.3 ( http://racechrono.com/ ).',
    ...['Format,3', `Track name,${track}`, 'Created,03/05/2026,11:12', ''],
    'timestamp,lap_number,distance_traveled,latitude,longitude,speed,rpm',
    'unix time,,m,deg,deg,m/s,rpm',
    ',,,100: gps,100: gps,100: gps,300: canbus',
  ];
  return Buffer.from([...head, ...rows].join('\r\n'));
}
