import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useQueryChange } from '../federation/router/app-router';

/** Milliseconds between the last key and sending a search (contract §7). */
export const SEARCH_DELAY_MS = 300;

export type Filters<Name extends string> = Record<Name, string>;

export interface UrlFilters<Name extends string> {
  /** The filters in the address, with defaults filled in. */
  values: Filters<Name>;
  /** Changes filters. The address keeps only values that differ from the defaults, and loses `cursor`. */
  set(changes: Partial<Filters<Name>>): void;
  clear(): void;
  /** True if any filter differs from its default. */
  active: boolean;
}

/**
 * A list's filters, stored in the address, so that links, reloads and going back keep them:
 * `const filters = useUrlFilters({ type: '', sort: 'date', search: '' })`.
 */
export function useUrlFilters<const D extends Record<string, string>>(defaults: D): UrlFilters<keyof D & string> {
  type Name = keyof D & string;
  const [params] = useSearchParams();
  const changeQuery = useQueryChange();
  const shape = useRef<Record<string, string>>(defaults).current;
  const values = useMemo(() => filtersIn<Name>(params, shape as Filters<Name>), [params, shape]);

  const set = useCallback(
    (changes: Partial<Filters<Name>>) => {
      changeQuery((before) => withFilters(before, changes, shape));
    },
    [changeQuery, shape],
  );
  const clear = useCallback(() => set(shape as Filters<Name>), [set, shape]);
  const active = Object.entries(shape).some(([name, fallback]) => values[name as Name] !== fallback);
  return { values, set, clear, active };
}

/** The filters in an address, with defaults filled in. */
export function filtersIn<Name extends string>(params: URLSearchParams, defaults: Filters<Name>): Filters<Name> {
  const entries = Object.entries(defaults).map(([name, fallback]) => [name, params.get(name) ?? fallback]);
  return Object.fromEntries(entries) as Filters<Name>;
}

export function withFilters(
  before: URLSearchParams,
  changes: Record<string, string | undefined>,
  defaults: Record<string, string>,
): URLSearchParams {
  const next = new URLSearchParams(before);
  next.delete('cursor');
  for (const [name, value] of Object.entries(changes)) {
    if (!value || value === defaults[name]) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export interface DelayedText {
  text: string;
  setText(text: string): void;
  sendNow(): void;
}

/**
 * The text of a search box. It follows every key at once, and is sent 300 ms after the last one, or when `sendNow` is called. `value` is the text in
 * the address; an outside change of it (back, clear) replaces the typed text.
 */
export function useDelayedText(value: string, send: (text: string) => void): DelayedText {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const newest = useRef(send);
  useEffect(() => {
    newest.current = send;
  });
  useEffect(() => {
    if (value !== sent.current) setText(value);
    sent.current = value;
  }, [value]);
  const sendNow = useCallback(() => {
    if (text === sent.current) return;
    sent.current = text;
    newest.current(text);
  }, [text]);
  useEffect(() => {
    const timer = setTimeout(sendNow, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [sendNow]);
  return { text, setText, sendNow };
}
