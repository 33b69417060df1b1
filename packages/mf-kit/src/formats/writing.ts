import { createElement, Fragment, type ReactNode } from 'react';
import { formatNumber } from './number';

/** Formats the values of a message: numbers in the person's regional format; `n` joins nested parts into one node. */
type Write = ((count: number) => string) & { n: (parts: readonly ReactNode[]) => ReactNode };

const nodes = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);
const write: Write = Object.assign((count: number) => formatNumber(count), { n: nodes });

/** A message with a number: `{count, plural, one {# car} other {# cars}}`. `npm run messages` generates a call for each such message. */
export const counting =
  <Given>(message: (given: Given, write: Write) => string) =>
  (given: Given): string =>
    message(given, write);

/** A message with tags, which the caller renders: `No account yet? <link>Register</link>`. `npm run messages` generates a call for each such message. */
export const drawing =
  <Given>(message: (given: Given, write: Write) => ReactNode[]) =>
  (given: Given): ReactNode =>
    nodes(message(given, write));
