import { median, ratio } from '../rounds.js';
import type { PaperTimes } from './papers.js';
import { type PictureTimes, shareOfBare } from './pictures.js';
import type { ThumbnailTimes } from './thumbnails.js';
import type { UploadTimes } from './uploads.js';

export interface FileReport {
  pictures?: PictureTimes;
  uploads?: UploadTimes;
  thumbnails?: ThumbnailTimes;
  papers?: PaperTimes[];
}

export interface Line {
  what: string;
  figure: string;
  bar: string;
  isMet: boolean;
}

const BARS = {
  ofBare: 1,
  twoChildren: 1.5,
  uploadMegabytes: 80,
  ofTus: 0.6,
  ofNginx: 0.5,
  thumbnailCpu: 0.5,
  loop: 20,
  paper: 20,
} as const;

const atMost = (what: string, value: number, bar: number, figure: string, unit = ''): Line => ({
  ...{ what, figure, bar: `≤ ${bar}${unit}`, isMet: value <= bar },
});
const atLeast = (what: string, value: number, bar: number, figure: string): Line => ({
  ...{ what, figure, bar: `≥ ${bar}`, isMet: value >= bar },
});

/** The lines of the report: each bar with its measured value. */
export function lines({ pictures, uploads, thumbnails, papers }: FileReport): Line[] {
  return [
    ...(pictures ? ofPictures(pictures) : []),
    ...(uploads ? ofUploads(uploads) : []),
    ...(thumbnails ? ofThumbnails(thumbnails) : []),
    ...(papers ? [ofPapers(papers)] : []),
  ];
}

function ofPictures(times: PictureTimes): Line[] {
  const share = shareOfBare(times);
  const [two, burnt] = [median(times.twoByOne), median(times.burnTwoByOne)];
  return [
    atMost(
      ...([
        'the pictures of 12 MP, as a share of the CPU of sharp three times from the file',
        share,
        BARS.ofBare,
      ] as const),
      `${share.toFixed(2)} (${ms(times.ours)} and ${ms(times.bare)} ms)`,
    ),
    atLeast(
      ...(['two picture processes, times one', two, BARS.twoChildren] as const),
      `${two.toFixed(2)} (two that only count: ${burnt.toFixed(2)})`,
    ),
  ];
}

function ofUploads({ ours, tus, oursCpu, tusCpu, oursMore, tusMore }: UploadTimes): Line[] {
  const share = ratio(ours, tus);
  return [
    atLeast(
      ...(['50 × 6 MB at once, times @tus/server', share, BARS.ofTus] as const),
      `${share.toFixed(2)} (${ms(ours)} and ${ms(tus)} MB/s; ${median(oursCpu).toFixed(1)} and ${median(tusCpu).toFixed(1)} ms CPU a MB)`,
    ),
    atMost(
      ...(['memory more while they come', oursMore, BARS.uploadMegabytes] as const),
      `${oursMore.toFixed(0)} MB (@tus/server ${tusMore.toFixed(0)})`,
      ' MB',
    ),
  ];
}

function ofThumbnails({ bytes, ours, nginx, unchanged, oursCpu, unchangedCpu, loop }: ThumbnailTimes): Line[] {
  const share = ratio(ours, nginx);
  const [cpu, none] = [median(oursCpu), median(unchangedCpu)];
  return [
    atLeast(
      ...([
        `thumbnails of ${(bytes / 1000).toFixed(0)} kB through the gateway, times nginx with a folder`,
        share,
        BARS.ofNginx,
      ] as const),
      `${share.toFixed(2)} (${ms(ours)} and ${ms(nginx)} a second)`,
    ),
    atMost('CPU of svc-records for one', cpu, BARS.thumbnailCpu, `${cpu.toFixed(2)} ms`, ' ms'),
    atMost('CPU for a 304', none, BARS.thumbnailCpu, `${none.toFixed(2)} ms (${ms(unchanged)} a second)`, ' ms'),
    atMost(
      ...([
        'lateness of the event loop while pictures are made, 99 % of the worst second',
        loop.p99,
        BARS.loop,
      ] as const),
      `${loop.p99.toFixed(1)} ms (longest ${loop.longest.toFixed(1)})`,
      ' ms',
    ),
  ];
}

function ofPapers(papers: readonly PaperTimes[]): Line {
  const worst = papers.reduce((one, other) => (other.cpu > one.cpu ? other : one));
  const figure = `${worst.cpu.toFixed(1)} ms CPU, ${worst.median.toFixed(1)} ms until the answer (${worst.what})`;
  return atMost('a list or search of 2,000 papers among 20,000, the dearest', worst.cpu, BARS.paper, figure, ' ms');
}

export function papersTable({ papers }: FileReport): string {
  if (!papers) return '';
  const rows = papers.map(
    ({ what, found, median: half, p99, cpu }) =>
      `| ${what} | ${found} | ${cpu.toFixed(1)} | ${half.toFixed(1)} | ${p99.toFixed(1)} |`,
  );
  return ['| papers | found | CPU, ms | answered, median | 99 % |', '| --- | --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
}

const ms = (values: readonly number[]): string => median(values).toFixed(0);
