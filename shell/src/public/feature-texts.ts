import type { ComponentType } from 'react';
import { GarageSign, FlagSign, ModificationSign, PartSign, ScheduleSign, ServiceSign } from './feature-icons';
import * as m from '../messages/home';

interface Feature {
  title: string;
  text: string;
  Sign: ComponentType<{ size?: number }>;
}

/** The six cards of the home page. */
export const homeFeatures: readonly Feature[] = [
  {
    title: m.collections,
    text: m.collectionsText,
    Sign: GarageSign,
  },
  {
    title: m.serviceHistory,
    text: m.serviceHistoryText,
    Sign: ServiceSign,
  },
  {
    title: m.serviceSchedules,
    text: m.serviceSchedulesText,
    Sign: ScheduleSign,
  },
  {
    title: m.parts,
    text: m.partsText,
    Sign: PartSign,
  },
  {
    title: m.modifications,
    text: m.modificationsText,
    Sign: ModificationSign,
  },
  {
    title: m.trackDays,
    text: m.trackDaysText,
    Sign: FlagSign,
  },
];
