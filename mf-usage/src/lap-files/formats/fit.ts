import type { LapFileFormat } from '../lap-file-format';
import { unixStart } from '../lap-file-format';
import type { LapLog } from '../lap-log';

interface FitRecord {
  timestamp?: Date;
  position_lat?: number;
  position_long?: number;
  speed?: number;
  enhanced_speed?: number;
  distance?: number;
}

interface FitFile {
  records?: readonly FitRecord[];
  laps?: readonly { timestamp?: Date; start_time?: Date; total_elapsed_time?: number }[];
}

const MARK = '.FIT';
const CHECKSUM = 2;

/** Splits a chain of FIT files, which the protocol allows. Each header states its length. */
export function chained(bytes: Uint8Array): { files: Uint8Array[]; cut: boolean } {
  const files: Uint8Array[] = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  while (at + 12 <= bytes.length) {
    const end = at + bytes[at]! + view.getUint32(at + 4, true) + CHECKSUM;
    if (end > bytes.length || String.fromCodePoint(...bytes.subarray(at + 8, at + 12)) !== MARK)
      return { files, cut: true };
    files.push(bytes.subarray(at, end));
    at = end;
  }
  return { files, cut: at < bytes.length };
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

const seconds = (date: Date | undefined) => (date ? date.getTime() / 1_000 : NaN);

function write(log: LapLog, { records = [], laps = [] }: FitFile): void {
  const start = unixStart(seconds(records[0]?.timestamp));
  if (start) log.starts(start);
  for (const record of records)
    log.row({
      seconds: seconds(record.timestamp),
      latitude: record.position_lat,
      longitude: record.position_long,
      speed: record.enhanced_speed ?? record.speed,
      distance: record.distance,
    });
  for (const [at, lap] of laps.entries())
    log.lapEnds(at, {
      seconds: seconds(lap.start_time) + (lap.total_elapsed_time ?? NaN),
      ...(lap.total_elapsed_time !== undefined && { took: lap.total_elapsed_time }),
    });
}

function reader(log: LapLog) {
  const pieces: Uint8Array[] = [];
  return {
    take(piece: Uint8Array) {
      pieces.push(piece);
    },
    async end() {
      const { default: FitParser } = await import('fit-file-parser');
      const { files, cut } = chained(joined(pieces));
      if (cut) log.odd('cut');
      for (const file of files) {
        const parser = new FitParser({ force: true, mode: 'list', speedUnit: 'm/s', lengthUnit: 'm' });
        const buffer = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
        write(log, await parser.parseAsync(buffer as never));
      }
    },
  };
}

/** Garmin's FIT. Its laps are in the file. */
export const FIT: LapFileFormat = {
  product: 'FIT',
  by: 'bytes',
  recognises: (head) => head.slice(8, 12) === MARK,
  reader,
};
