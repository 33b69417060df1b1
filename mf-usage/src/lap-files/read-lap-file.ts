import { LAP_FILE_FORMATS } from './formats';
import type { LapFileFormat, LapFileReader } from './lap-file-format';
import { type LapFile, LapLog } from './lap-log';

const HEAD = 65_536;
/** Bytes read between two progress reports. */
const PIECE = 4_194_304;

/** The file has an unknown format, or no rows with a time. */
export class UnreadableLapFile extends Error {
  constructor(readonly reason: 'unknown' | 'empty') {
    super(reason);
  }
}

/** Reads laps from a logger's file in pieces. `progress` receives the share read, 0 to 1. @throws UnreadableLapFile */
export async function readLapFile(file: Blob, progress: (share: number) => void = () => {}): Promise<LapFile> {
  const bytes = await file.slice(0, HEAD).arrayBuffer();
  const encoding = encodingOf(bytes);
  const head = new TextDecoder(encoding).decode(bytes);
  const format = LAP_FILE_FORMATS.find(({ recognises }) => recognises(head));
  if (!format) throw new UnreadableLapFile('unknown');
  const log = new LapLog();
  await read(format, { file, encoding }, log, progress);
  const found = log.file(format.product);
  if (found.sessions.length === 0) throw new UnreadableLapFile('empty');
  return found;
}

/** UTF-8, or Windows-1252 if the text is not valid UTF-8, as from loggers on Windows. */
function encodingOf(head: ArrayBuffer): 'utf-8' | 'windows-1252' {
  try {
    // Decoded as a stream, because the last character may be cut off.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

async function read(
  format: LapFileFormat,
  { file, encoding }: { file: Blob; encoding: string },
  log: LapLog,
  progress: (share: number) => void,
): Promise<void> {
  const reader = format.reader(log);
  const decoder = new TextDecoder(encoding);
  let rest = '';
  for (let at = 0; at < file.size; at += PIECE) {
    const bytes = new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer());
    if (format.by === 'bytes') (reader as LapFileReader<Uint8Array>).take(bytes);
    else {
      const text = decoder.decode(bytes, { stream: at + PIECE < file.size });
      rest =
        format.by === 'text'
          ? whole(reader as LapFileReader<string>, text)
          : lines(reader as LapFileReader<string>, rest + text);
    }
    progress(Math.min(1, (at + PIECE) / file.size));
  }
  if (rest !== '' && format.by === 'line') (reader as LapFileReader<string>).take(rest);
  await reader.end?.();
}

function whole(reader: LapFileReader<string>, text: string): string {
  reader.take(text);
  return '';
}

/** Passes on complete lines, with any line ending, and returns the incomplete rest. */
function lines(reader: LapFileReader<string>, text: string): string {
  let from = 0;
  for (let to = text.indexOf('\n'); to >= 0; to = text.indexOf('\n', from)) {
    reader.take(text.charCodeAt(to - 1) === 13 ? text.slice(from, to - 1) : text.slice(from, to));
    from = to + 1;
  }
  return text.slice(from);
}
