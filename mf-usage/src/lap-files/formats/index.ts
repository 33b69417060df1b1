import type { LapFileFormat } from '../lap-file-format';
import { AIM, MOTEC } from './aim';
import { FIT } from './fit';
import { GPX } from './gpx';
import { RACE_CHRONO } from './race-chrono';
import { TRACK_ADDICT } from './track-addict';
import { VBO } from './vbo';

/** Known formats. Each has its own signature, so the order does not matter. */
export const LAP_FILE_FORMATS: readonly LapFileFormat[] = [RACE_CHRONO, VBO, TRACK_ADDICT, AIM, MOTEC, GPX, FIT];
