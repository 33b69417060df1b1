// Made of en/components.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Add Component */
export const addComponent = /* @__PURE__ */ __message__<string>('mf-usage:components.addComponent');
/** Add Tyres */
export const addTyres = /* @__PURE__ */ __message__<string>('mf-usage:components.addTyres');
/** Age */
export const age = /* @__PURE__ */ __message__<string>('mf-usage:components.age');
/** Any state */
export const anyState = /* @__PURE__ */ __message__<string>('mf-usage:components.anyState');
/** Behind it */
export const behind = /* @__PURE__ */ __message__<string>('mf-usage:components.behind');
/** Bought */
export const bought = /* @__PURE__ */ __message__<string>('mf-usage:components.bought');
/** by {source} */
export const by = /* @__PURE__ */ __message__<(given: { source: string | number }) => string>('mf-usage:components.by');
/** Whatever has a life of its own, on whichever car. */
export const componentsSubtitle = /* @__PURE__ */ __message__<string>('mf-usage:components.componentsSubtitle');
/** Delete this with all that happened to it? */
export const confirmDelete = /* @__PURE__ */ __message__<string>('mf-usage:components.confirmDelete');
/** Delete this entry? */
export const confirmRemove = /* @__PURE__ */ __message__<string>('mf-usage:components.confirmRemove');
/** {count, plural, one {# component} other {# components}} */
export const count = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-usage:components.count'),
);
/** {count, plural, one {# set} other {# sets}} */
export const countSets = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-usage:components.countSets'),
);
/** {diameter} across */
export const diameter =
  /* @__PURE__ */ __message__<(given: { diameter: string | number }) => string>('mf-usage:components.diameter');
/** What it ran between the readings is not known. */
export const distanceUnknown = /* @__PURE__ */ __message__<string>('mf-usage:components.distanceUnknown');
/** DOT */
export const dot = /* @__PURE__ */ __message__<string>('mf-usage:components.dot');
/** at {mileage} */
export const dueAt =
  /* @__PURE__ */ __message__<(given: { mileage: string | number }) => string>('mf-usage:components.dueAt');
/** Edit {name} */
export const edit =
  /* @__PURE__ */ __message__<(given: { name: string | number }) => string>('mf-usage:components.edit');
/** Filter components */
export const filter = /* @__PURE__ */ __message__<string>('mf-usage:components.filter');
/** First used */
export const firstUsed = /* @__PURE__ */ __message__<string>('mf-usage:components.firstUsed');
/** Follow Its Life */
export const followLife = /* @__PURE__ */ __message__<string>('mf-usage:components.followLife');
/** Follow as Tyres */
export const followTyres = /* @__PURE__ */ __message__<string>('mf-usage:components.followTyres');
/** From new */
export const fromNew = /* @__PURE__ */ __message__<string>('mf-usage:components.fromNew');
/** In all */
export const inAll = /* @__PURE__ */ __message__<string>('mf-usage:components.inAll');
/** Its life */
export const itsLife = /* @__PURE__ */ __message__<string>('mf-usage:components.itsLife');
/** Kind */
export const kind = /* @__PURE__ */ __message__<string>('mf-usage:components.kind');
/** {left} left */
export const left =
  /* @__PURE__ */ __message__<(given: { left: string | number }) => string>('mf-usage:components.left');
/** From {from} */
export const lifeFrom =
  /* @__PURE__ */ __message__<(given: { from: string | number }) => string>('mf-usage:components.lifeFrom');
/** Distance, hours and age are counted, and limits come due. */
export const lifeHint = /* @__PURE__ */ __message__<string>('mf-usage:components.lifeHint');
/** From {from} to {to} */
export const lifeTo =
  /* @__PURE__ */ __message__<(given: { from: string | number; to: string | number }) => string>(
    'mf-usage:components.lifeTo',
  );
/** Limits */
export const limits = /* @__PURE__ */ __message__<string>('mf-usage:components.limits');
/** Lives */
export const lives = /* @__PURE__ */ __message__<string>('mf-usage:components.lives');
/** Loading component... */
export const loading = /* @__PURE__ */ __message__<string>('mf-usage:components.loading');
/** Loading components... */
export const loadingAll = /* @__PURE__ */ __message__<string>('mf-usage:components.loadingAll');
/** Made */
export const made = /* @__PURE__ */ __message__<string>('mf-usage:components.made');
/** Maker */
export const maker = /* @__PURE__ */ __message__<string>('mf-usage:components.maker');
/** Name */
export const name = /* @__PURE__ */ __message__<string>('mf-usage:components.name');
/** Tyres and components */
export const nearLimits = /* @__PURE__ */ __message__<string>('mf-usage:components.nearLimits');
/** No components yet. */
export const noComponentsYet = /* @__PURE__ */ __message__<string>('mf-usage:components.noComponentsYet');
/** An engine, a belt, a harness: add what you want to follow, with its limits. */
export const noComponentsYetText = /* @__PURE__ */ __message__<string>('mf-usage:components.noComponentsYetText');
/** Nothing was driven between the readings. */
export const noDistance = /* @__PURE__ */ __message__<string>('mf-usage:components.noDistance');
/** No limits are set. */
export const noLimits = /* @__PURE__ */ __message__<string>('mf-usage:components.noLimits');
/** Nothing matches. */
export const noMatch = /* @__PURE__ */ __message__<string>('mf-usage:components.noMatch');
/** No tyres yet. */
export const noTyresYet = /* @__PURE__ */ __message__<string>('mf-usage:components.noTyresYet');
/** Add a set and mount it: this page says what it ran and how old it is. */
export const noTyresYetText = /* @__PURE__ */ __message__<string>('mf-usage:components.noTyresYetText');
/** The readings show no wear. */
export const noWear = /* @__PURE__ */ __message__<string>('mf-usage:components.noWear');
/** Component not found */
export const notFound = /* @__PURE__ */ __message__<string>('mf-usage:components.notFound');
/** Note */
export const note = /* @__PURE__ */ __message__<string>('mf-usage:components.note');
/** Nothing has happened to it yet. */
export const nothingYet = /* @__PURE__ */ __message__<string>('mf-usage:components.nothingYet');
/** Number */
export const number = /* @__PURE__ */ __message__<string>('mf-usage:components.number');
/** Not mounted */
export const off = /* @__PURE__ */ __message__<string>('mf-usage:components.off');
/** Oldest first */
export const oldestFirst = /* @__PURE__ */ __message__<string>('mf-usage:components.oldestFirst');
/** On a car */
export const on = /* @__PURE__ */ __message__<string>('mf-usage:components.on');
/** On {vehicle} */
export const onVehicle = /* @__PURE__ */ __message__<(given: { vehicle: string | number }) => string>(
  'mf-usage:components.onVehicle',
);
/** A second reading says how fast it wears. */
export const oneReading = /* @__PURE__ */ __message__<string>('mf-usage:components.oneReading');
/** Part */
export const part = /* @__PURE__ */ __message__<string>('mf-usage:components.part');
/** Where it is */
export const place = /* @__PURE__ */ __message__<string>('mf-usage:components.place');
/** It is not known where each tyre stood */
export const placesUnknown = /* @__PURE__ */ __message__<string>('mf-usage:components.placesUnknown');
/** Ran */
export const ran = /* @__PURE__ */ __message__<string>('mf-usage:components.ran');
/** {distance} left, from {least} to {most} */
export const reaches =
  /* @__PURE__ */ __message__<
    (given: { distance: string | number; least: string | number; most: string | number }) => string
  >('mf-usage:components.reaches');
/** {distance} left, at least {least} */
export const reachesOpen = /* @__PURE__ */ __message__<
  (given: { distance: string | number; least: string | number }) => string
>('mf-usage:components.reachesOpen');
/** Read tread */
export const readTread = /* @__PURE__ */ __message__<string>('mf-usage:components.readTread');
/** Reading {at} of {all} */
export const readingOf = /* @__PURE__ */ __message__<(given: { all: string | number; at: string | number }) => string>(
  'mf-usage:components.readingOf',
);
/** Rebuilt */
export const rebuild = /* @__PURE__ */ __message__<string>('mf-usage:components.rebuild');
/** Rebuilt: a new life begins */
export const rebuilt = /* @__PURE__ */ __message__<string>('mf-usage:components.rebuilt');
/** Delete {name} */
export const remove =
  /* @__PURE__ */ __message__<(given: { name: string | number }) => string>('mf-usage:components.remove');
/** Given up */
export const retired = /* @__PURE__ */ __message__<string>('mf-usage:components.retired');
/** Rotate */
export const rotate = /* @__PURE__ */ __message__<string>('mf-usage:components.rotate');
/** Tyres changed places */
export const rotated = /* @__PURE__ */ __message__<string>('mf-usage:components.rotated');
/** Name, maker, size or place */
export const searched = /* @__PURE__ */ __message__<string>('mf-usage:components.searched');
/** Season */
export const season = /* @__PURE__ */ __message__<string>('mf-usage:components.season');
/** since {from} */
export const since =
  /* @__PURE__ */ __message__<(given: { from: string | number }) => string>('mf-usage:components.since');
/** Size */
export const size = /* @__PURE__ */ __message__<string>('mf-usage:components.size');
/** {width} wide, rim {rim} */
export const sizeMeans = /* @__PURE__ */ __message__<
  (given: { rim: string | number; width: string | number }) => string
>('mf-usage:components.sizeMeans');
/** {from} to {to} */
export const span =
  /* @__PURE__ */ __message__<(given: { from: string | number; to: string | number }) => string>(
    'mf-usage:components.span',
  );
/** State */
export const state = /* @__PURE__ */ __message__<string>('mf-usage:components.state');
/** Lies */
export const storedAt = /* @__PURE__ */ __message__<string>('mf-usage:components.storedAt');
/** Take off */
export const takeOff = /* @__PURE__ */ __message__<string>('mf-usage:components.takeOff');
/** Since {day} */
export const thisLife =
  /* @__PURE__ */ __message__<(given: { day: string | number }) => string>('mf-usage:components.thisLife');
/** Through time */
export const throughTime = /* @__PURE__ */ __message__<string>('mf-usage:components.throughTime');
/** Tread */
export const tread = /* @__PURE__ */ __message__<string>('mf-usage:components.tread');
/** Shallowest tread over time */
export const treadOverTime = /* @__PURE__ */ __message__<string>('mf-usage:components.treadOverTime');
/** {count, plural, other {# readings; the last is {depth}}} */
export const treadSummary = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number; depth: string | number }) => string>(
    'mf-usage:components.treadSummary',
  ),
);
/** Tyre {number} */
export const tyre =
  /* @__PURE__ */ __message__<(given: { number: string | number }) => string>('mf-usage:components.tyre');
/** Sets of tyres, wherever they lie, and what they ran. */
export const tyresSubtitle = /* @__PURE__ */ __message__<string>('mf-usage:components.tyresSubtitle');
/** up to {speed} */
export const upTo =
  /* @__PURE__ */ __message__<(given: { speed: string | number }) => string>('mf-usage:components.upTo');
/** Used elsewhere */
export const use = /* @__PURE__ */ __message__<string>('mf-usage:components.use');
/** Used elsewhere */
export const used = /* @__PURE__ */ __message__<string>('mf-usage:components.used');
/** Wear on {distance} */
export const wear =
  /* @__PURE__ */ __message__<(given: { distance: string | number }) => string>('mf-usage:components.wear');
