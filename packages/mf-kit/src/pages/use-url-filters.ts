import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useQueryChange } from '../federation/router/app-router';

/** A search is sent this long after the last key (contract §7). */
export const SEARCH_DELAY_MS = 300;

export type Filters<Name extends string> = Record<Name, string>;

export interface UrlFilters<Name extends string> {
  /** The filters as the address has them, defaults filled in. */
  values: Filters<Name>;
  /** Changes some; the address keeps only what differs from the defaults, and forgets `cursor`. */
  set(changes: Partial<Filters<Name>>): void;
  clear(): void;
  /** True if any differs from its default. */
  active: boolean;
}

/**
 * A list's filters, kept in the address, so that the list can be linked, reloaded and gone back to:
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

/** The filters of an address, defaults filled in. */
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
 * The text of a search box: follows the keys at once, and hands the text on 300 ms after the last one, or when `sendNow` is called.
 * `value` is the text in the address; a change of it from outside (back, clear) is taken over.
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
