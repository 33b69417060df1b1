// Made of en/settings.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** API keys */
export const apiKeys = /* @__PURE__ */ __message__<string>('shell:settings.apiKeys');
/** City */
export const city = /* @__PURE__ */ __message__<string>('shell:settings.city');
/** Color scheme */
export const colorScheme = /* @__PURE__ */ __message__<string>('shell:settings.colorScheme');
/** Kept in this browser. System follows the setting of your device. */
export const colorSchemeExplained = /* @__PURE__ */ __message__<string>('shell:settings.colorSchemeExplained');
/** Country or language */
export const countryOrLanguage = /* @__PURE__ */ __message__<string>('shell:settings.countryOrLanguage');
/** Currency */
export const currency = /* @__PURE__ */ __message__<string>('shell:settings.currency');
/** Of new amounts. Those that you keep already stay in theirs. */
export const currencyExplained = /* @__PURE__ */ __message__<string>('shell:settings.currencyExplained');
/** Dark */
export const dark = /* @__PURE__ */ __message__<string>('shell:settings.dark');
/** English (until you choose) */
export const english = /* @__PURE__ */ __message__<string>('shell:settings.english');
/** Failed to save settings */
export const failed = /* @__PURE__ */ __message__<string>('shell:settings.failed');
/** Find a currency */
export const findCurrency = /* @__PURE__ */ __message__<string>('shell:settings.findCurrency');
/** Find a region */
export const findRegion = /* @__PURE__ */ __message__<string>('shell:settings.findRegion');
/** Find a time zone */
export const findTimeZone = /* @__PURE__ */ __message__<string>('shell:settings.findTimeZone');
/** First day of the week */
export const firstDay = /* @__PURE__ */ __message__<string>('shell:settings.firstDay');
/** In calendars in which you choose a day. */
export const firstDayExplained = /* @__PURE__ */ __message__<string>('shell:settings.firstDayExplained');
/** That of your region, until you choose */
export const firstDayOfRegion = /* @__PURE__ */ __message__<string>('shell:settings.firstDayOfRegion');
/** For example: */
export const forExample = /* @__PURE__ */ __message__<string>('shell:settings.forExample');
/** {count, plural, other {# found}} */
export const found = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('shell:settings.found'),
);
/** Language */
export const language = /* @__PURE__ */ __message__<string>('shell:settings.language');
/** Language and region */
export const languageAndRegion = /* @__PURE__ */ __message__<string>('shell:settings.languageAndRegion');
/** Letter */
export const letter = /* @__PURE__ */ __message__<string>('shell:settings.letter');
/** Light */
export const light = /* @__PURE__ */ __message__<string>('shell:settings.light');
/** Loading settings... */
export const loading = /* @__PURE__ */ __message__<string>('shell:settings.loading');
/** Money */
export const money = /* @__PURE__ */ __message__<string>('shell:settings.money');
/** Name or code */
export const nameOrCode = /* @__PURE__ */ __message__<string>('shell:settings.nameOrCode');
/** No matching currency found. */
export const noCurrency = /* @__PURE__ */ __message__<string>('shell:settings.noCurrency');
/** No matching region found. */
export const noRegion = /* @__PURE__ */ __message__<string>('shell:settings.noRegion');
/** No matching time zone found. */
export const noTimeZone = /* @__PURE__ */ __message__<string>('shell:settings.noTimeZone');
/** This part of the settings could not be loaded */
export const notLoaded = /* @__PURE__ */ __message__<string>('shell:settings.notLoaded');
/** Paper size */
export const paper = /* @__PURE__ */ __message__<string>('shell:settings.paper');
/** Of the dossiers that you make. Each can have another. */
export const paperExplained = /* @__PURE__ */ __message__<string>('shell:settings.paperExplained');
/** That of your region, until you choose */
export const paperOfRegion = /* @__PURE__ */ __message__<string>('shell:settings.paperOfRegion');
/** Preferences */
export const preferences = /* @__PURE__ */ __message__<string>('shell:settings.preferences');
/** Printing */
export const printing = /* @__PURE__ */ __message__<string>('shell:settings.printing');
/** Region */
export const region = /* @__PURE__ */ __message__<string>('shell:settings.region');
/** How dates, numbers and amounts are written, and read where you type them. */
export const regionExplained = /* @__PURE__ */ __message__<string>('shell:settings.regionExplained');
/** Reminders */
export const reminders = /* @__PURE__ */ __message__<string>('shell:settings.reminders');
/** Save Settings */
export const save = /* @__PURE__ */ __message__<string>('shell:settings.save');
/** Settings saved. */
export const saved = /* @__PURE__ */ __message__<string>('shell:settings.saved');
/** Saving... */
export const saving = /* @__PURE__ */ __message__<string>('shell:settings.saving');
/** Security */
export const security = /* @__PURE__ */ __message__<string>('shell:settings.security');
/** Sessions */
export const sessions = /* @__PURE__ */ __message__<string>('shell:settings.sessions');
/** Sharing */
export const sharing = /* @__PURE__ */ __message__<string>('shell:settings.sharing');
/** System */
export const system = /* @__PURE__ */ __message__<string>('shell:settings.system');
/** Time */
export const time = /* @__PURE__ */ __message__<string>('shell:settings.time');
/** Says what day it is for you: what is due today, and when things happened. */
export const timeExplained = /* @__PURE__ */ __message__<string>('shell:settings.timeExplained');
/** Time zone */
export const timeZone = /* @__PURE__ */ __message__<string>('shell:settings.timeZone');
/** {zone} (this browser''s) */
export const timeZoneOfBrowser = /* @__PURE__ */ __message__<(given: { zone: string | number }) => string>(
  'shell:settings.timeZoneOfBrowser',
);
/** Settings */
export const title = /* @__PURE__ */ __message__<string>('shell:settings.title');
/** Unit for new vehicles */
export const unit = /* @__PURE__ */ __message__<string>('shell:settings.unit');
/** What the odometers of most of your vehicles count. Each vehicle has its own; what is summed up over several is in this one. */
export const unitExplained = /* @__PURE__ */ __message__<string>('shell:settings.unitExplained');
/** United States, until you choose */
export const unitedStates = /* @__PURE__ */ __message__<string>('shell:settings.unitedStates');
/** USD · US Dollar, until you choose */
export const usDollar = /* @__PURE__ */ __message__<string>('shell:settings.usDollar');
/** Vehicles */
export const vehicles = /* @__PURE__ */ __message__<string>('shell:settings.vehicles');
/** Webhooks */
export const webhooks = /* @__PURE__ */ __message__<string>('shell:settings.webhooks');
