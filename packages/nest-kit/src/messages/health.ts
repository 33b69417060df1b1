// Made of health.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** Not available right now: {services} */
export const missing = messageOf<{ services: string | number }>('health.missing', {
  en: (p) => 'Not available right now: ' + p.services,
  de: (p) => 'Gerade nicht erreichbar: ' + p.services,
  es: (p) => 'No disponibles en este momento: ' + p.services,
  fr: (p) => 'Indisponibles pour le moment : ' + p.services,
  it: (p) => 'Al momento non disponibili: ' + p.services,
  ja: (p) => '現在利用できないサービス：' + p.services,
});

/** All services are ready */
export const ready = message('health.ready', {
  en: 'All services are ready',
  de: 'Alle Dienste sind bereit',
  es: 'Todos los servicios están listos',
  fr: 'Tous les services sont prêts',
  it: 'Tutti i servizi sono pronti',
  ja: 'すべてのサービスが利用できます',
});
