import type { LapFileFormat } from '../lap-file-format';
import { AIM, MOTEC } from './aim';
import { FIT } from './fit';
import { GPX } from './gpx';
import { RACE_CHRONO } from './race-chrono';
import { TRACK_ADDICT } from './track-addict';
import { VBO } from './vbo';

/** A format is tried in this order; each has marks of its own, so that the order does not matter. */
export const LAP_FILE_FORMATS: readonly LapFileFormat[] = [RACE_CHRONO, VBO, TRACK_ADDICT, AIM, MOTEC, GPX, FIT];
