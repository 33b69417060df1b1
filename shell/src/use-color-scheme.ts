import { useSyncExternalStore } from 'react';
import {
  chooseColourScheme,
  colourScheme,
  colourSchemeAtBuild,
  subscribeColourScheme,
  type ColorScheme,
} from './colour-scheme';

/** The person's choice of colour scheme, kept in this browser. */
export function useColorScheme(): { value: ColorScheme; set(value: ColorScheme): void } {
  const value = useSyncExternalStore(subscribeColourScheme, colourScheme, colourSchemeAtBuild);
  return { value, set: chooseColourScheme };
}
