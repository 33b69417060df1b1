import { cpus, totalmem } from 'node:os';
import { say } from '../../scripts/lib/say.js';
import type { BenchOptions, FilePart } from '../options.js';
import { type Line, lines, papersTable, type FileReport } from './report.js';
import { paperTimes } from './papers.js';
import { pictureTimes } from './pictures.js';
import { openFileStack } from './stack.js';
import { thumbnailTimes } from './thumbnails.js';
import { uploadTimes } from './uploads.js';

/** Measures work with files, each part beside its yardstick. Returns the report as Markdown. */
export async function measureFiles({ fileParts }: BenchOptions): Promise<string> {
  const wants = (part: FilePart) => fileParts.includes(part);
  const report: FileReport = {};
  if (wants('pictures')) {
    say('pictures, beside sharp alone');
    report.pictures = await pictureTimes();
  }
  if (fileParts.some((part) => part !== 'pictures')) {
    const stack = await openFileStack();
    try {
      if (wants('uploads')) {
        say('fifty uploads at once, beside @tus/server');
        report.uploads = await uploadTimes(stack);
      }
      if (wants('thumbnails')) {
        say('thumbnails, beside nginx with a folder');
        report.thumbnails = await thumbnailTimes(stack);
      }
      if (wants('papers')) {
        say('lists and searches of 20,000 papers');
        report.papers = await paperTimes(stack);
      }
    } finally {
      await stack.stop();
    }
  }
  return [machine(), table(lines(report)), papersTable(report)].filter(Boolean).join('\n\n');
}

function machine(): string {
  const [cpu] = cpus();
  return `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}; medians of interleaved rounds.`;
}

function table(rows: Line[]): string {
  if (rows.length === 0) return '';
  const body = rows.map(
    ({ what, figure, bar, isMet }) => `| ${what} | ${figure} | ${bar} | ${isMet ? 'met' : 'missed'} |`,
  );
  return ['| work | figure | bar | |', '| --- | --- | --- | --- |', ...body].join('\n');
}
