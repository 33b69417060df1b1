/** Apple's keyboards have a key of their own for commands; elsewhere it is Ctrl. */
export const isApple = (): boolean => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

export const isCommand = ({ ctrlKey, metaKey }: Pressed): boolean => (isApple() ? metaKey : ctrlKey);

/** Ctrl+K, or Cmd+K where that is the custom. */
export const isSearchKey = (event: Pressed): boolean =>
  isCommand(event) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';

/** A letter or sign that would be typed. */
export const isTyped = ({ key, ctrlKey, metaKey, altKey }: Pressed): boolean =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey;
