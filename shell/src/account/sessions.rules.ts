import Bowser from 'bowser';
import { pageLanguage } from '@carnet/mf-kit/formats';
import * as m from '../messages/sessions';

/** Matches `curl` in `curl/8.5.0`. */
const PROGRAM = /^([\w .-]{1,40})\/\d/;

/** Readable name of a browser or program: `Firefox on Linux`. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return m.unknown;
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return PROGRAM.exec(userAgent)?.[1] ?? m.unknown;
  return os.name ? m.browserOnSystem({ browser: browser.name, system: os.name }) : browser.name;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time of the last activity, as text. It is recorded once in five minutes. */
export function lastSeen(time: string, now = new Date()): string {
  const seconds = Math.max((now.getTime() - Date.parse(time)) / 1_000, 0);
  if (seconds < 10 * MINUTE) return m.seenJustNow;
  const ago = new Intl.RelativeTimeFormat(pageLanguage(), { numeric: 'auto' });
  const [unit, length] =
    seconds < HOUR
      ? (['minute', MINUTE] as const)
      : seconds < DAY
        ? (['hour', HOUR] as const)
        : (['day', DAY] as const);
  return m.lastSeen({ when: ago.format(-Math.floor(seconds / length), unit) });
}
