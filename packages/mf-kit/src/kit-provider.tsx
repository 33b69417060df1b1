import type { ReactNode } from 'react';
import { MantineProvider } from '@mantine/core';
import { theme } from './theme';

/** The nonce of this answer, which the gateway put where `__NONCE__` stood. */
export function styleNonce(): string {
  if (typeof document === 'undefined') return '__NONCE__';
  return document.querySelector<HTMLElement>('[data-nonce]')?.nonce ?? '';
}

/** Theme, colour scheme and styles; the outermost element of the page. The variables come from the theme's CSS files. */
export function KitProvider({ children, env }: { children: ReactNode; env?: 'default' | 'test' }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
      withCssVariables={false}
      withGlobalClasses={false}
      env={env}
    >
      {children}
    </MantineProvider>
  );
}
