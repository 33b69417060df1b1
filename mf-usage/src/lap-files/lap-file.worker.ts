import { readLapFile, UnreadableLapFile } from './read-lap-file';
import type { LapFileAnswer } from './read-in-worker';

const answer = (message: LapFileAnswer) => postMessage(message);

onmessage = ({ data }: MessageEvent<Blob>) => {
  readLapFile(data, (share) => answer({ share })).then(
    (file) => answer({ file }),
    (error: unknown) => answer({ failed: error instanceof UnreadableLapFile ? error.reason : 'unreadable' }),
  );
};
