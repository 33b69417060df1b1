import { useMantineColorScheme } from '@mantine/core';

/** `auto` follows the system. */
export type ColorScheme = 'light' | 'dark' | 'auto';

/** The person's choice of colour scheme, kept in this browser. */
export function useColorScheme(): { value: ColorScheme; set(value: ColorScheme): void } {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return { value: colorScheme, set: setColorScheme };
}
