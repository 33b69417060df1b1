import { createElement, Fragment, type ReactNode } from 'react';
import { formatNumber } from './number';

/** The writer of a message's unknowns: numbers by the person's region, and parts within parts as one. */
type Write = ((count: number) => string) & { n: (parts: readonly ReactNode[]) => ReactNode };

const nodes = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);
const write: Write = Object.assign((count: number) => formatNumber(count), { n: nodes });

/** A message that writes a number: `{count, plural, one {# car} other {# cars}}`. Made for each such message by `npm run messages`. */
export const counting =
  <Given>(message: (given: Given, write: Write) => string) =>
  (given: Given): string =>
    message(given, write);

/** A message with tags, which the caller draws: `No account yet? <link>Register</link>`. Made for each such message by `npm run messages`. */
export const drawing =
  <Given>(message: (given: Given, write: Write) => ReactNode[]) =>
  (given: Given): ReactNode =>
    nodes(message(given, write));
