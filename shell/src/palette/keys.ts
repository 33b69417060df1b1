/** True on Apple devices, which use the Command key instead of Ctrl. */
export const isApple = (): boolean => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

export const isCommand = ({ ctrlKey, metaKey }: Pressed): boolean => (isApple() ? metaKey : ctrlKey);

/** True for Ctrl+K, or Cmd+K on Apple devices. */
export const isSearchKey = (event: Pressed): boolean =>
  isCommand(event) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';

/** True for a key that types a character. */
export const isTyped = ({ key, ctrlKey, metaKey, altKey }: Pressed): boolean =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey;
