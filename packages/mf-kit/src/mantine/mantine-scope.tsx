import type { ReactNode } from 'react';
import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import { chooseColourScheme, colourScheme, subscribeColourScheme } from '../page/colour-scheme';
import { theme } from '../theme';

/** Mantine reads and changes the page's own choice. */
const pagesChoice = (): MantineColorSchemeManager => {
  let unsubscribe: () => void = () => undefined;
  return {
    get: (fallback) => (typeof window === 'undefined' ? fallback : colourScheme()),
    set: (value) => {
      if (value !== colourScheme()) chooseColourScheme(value);
    },
    subscribe: (update) => (unsubscribe = subscribeColourScheme(() => update(colourScheme()))),
    unsubscribe: () => unsubscribe(),
    clear: () => chooseColourScheme('auto'),
  };
};
const manager = pagesChoice();

/**
 * The surroundings that Mantine's fields and overlays need. The public pages do without, which spares them 9 kB. The variables come from the theme's
 * CSS files.
 */
export function MantineScope({ children, env }: { children: ReactNode; env?: 'default' | 'test' }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={manager}
      withCssVariables={false}
      withGlobalClasses={false}
      env={env}
    >
      {children}
    </MantineProvider>
  );
}
