// Made of track-day.json in each language by `npm run messages`. Change those, and not this.
import { message } from '@carnet/messages';

/** Track day not found among those of its vehicle */
export const notAmong = message('track_day.not_among', {
  en: 'Track day not found among those of its vehicle',
  de: 'Tag auf der Rennstrecke nicht unter denen seines Fahrzeugs gefunden',
  es: 'Día de circuito no encontrado entre los de su vehículo',
  fr: 'Journée circuit introuvable parmi celles de son véhicule',
  it: 'Giornata in pista non trovata tra quelle del suo veicolo',
  ja: 'その車両の走行会の中に見つかりません',
});

/** Track day not found */
export const notFound = message('track_day.not_found', {
  en: 'Track day not found',
  de: 'Tag auf der Rennstrecke nicht gefunden',
  es: 'Día de circuito no encontrado',
  fr: 'Journée circuit introuvable',
  it: 'Giornata in pista non trovata',
  ja: '走行会が見つかりません',
});

/** Vehicle, event date, and track name are required */
export const required = message('track_day.required', {
  en: 'Vehicle, event date, and track name are required',
  de: 'Fahrzeug, Datum und Name der Strecke sind erforderlich',
  es: 'El vehículo, la fecha y el nombre del circuito son obligatorios',
  fr: 'Le véhicule, la date et le nom du circuit sont obligatoires',
  it: 'Veicolo, data e nome del circuito sono obbligatori',
  ja: '車両、開催日、サーキット名は必須です',
});
