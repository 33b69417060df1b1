import type { ComponentType } from 'react';
import { GarageSign, FlagSign, ModificationSign, PartSign, ScheduleSign, ServiceSign } from './feature-icons';

interface Feature {
  title: string;
  text: string;
  Sign: ComponentType<{ size?: number }>;
}

/** The six cards of the front page. */
export const homeFeatures: readonly Feature[] = [
  {
    title: 'Collections',
    text: 'Keep daily drivers, projects and classics apart. Each vehicle has its own sheet, from VIN to odometer.',
    Sign: GarageSign,
  },
  {
    title: 'Service history',
    text: 'Log maintenance and repairs with date, mileage, cost, parts and a written report.',
    Sign: ServiceSign,
  },
  {
    title: 'Service schedules',
    text: 'Build a plan from maintenance templates and see what comes due next, by mileage and by time.',
    Sign: ScheduleSign,
  },
  {
    title: 'Parts',
    text: 'Know what is installed, what lies in storage and what you still plan to buy, down to the part number.',
    Sign: PartSign,
  },
  {
    title: 'Modifications and issues',
    text: 'Follow a change from plan to completion, and a fault from the first noise to its repair.',
    Sign: ModificationSign,
  },
  {
    title: 'Track days',
    text: 'Write down the day while it is fresh: the circuit, the set-up, what held and what did not.',
    Sign: FlagSign,
  },
];
