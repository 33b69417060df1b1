// Made of track-session.json in each language by `npm run messages`. Change those, and not this.
import { message } from '@carnet/messages';

/** The time of day must be as 14:05:30 */
export const clock = message('track_session.clock', {
  en: 'The time of day must be as 14:05:30',
  de: 'Die Uhrzeit muss wie 14:05:30 geschrieben sein',
  es: 'La hora debe escribirse como 14:05:30',
  fr: 'L’heure doit s’écrire comme 14:05:30',
  it: 'L’ora va scritta come 14:05:30',
  ja: '時刻は 14:05:30 の形で入力してください',
});

/** A lap needs its number, kind and seconds */
export const lapRequired = message('track_session.lap_required', {
  en: 'A lap needs its number, kind and seconds',
  de: 'Eine Runde braucht Nummer, Art und Sekunden',
  es: 'Una vuelta necesita número, tipo y segundos',
  fr: 'Un tour a besoin de son numéro, de son type et de ses secondes',
  it: 'Un giro ha bisogno di numero, tipo e secondi',
  ja: 'ラップには番号、種類、秒数が必要です',
});

/** Session not found */
export const notFound = message('track_session.not_found', {
  en: 'Session not found',
  de: 'Session nicht gefunden',
  es: 'Sesión no encontrada',
  fr: 'Session introuvable',
  it: 'Sessione non trovata',
  ja: 'セッションが見つかりません',
});

/** The line must be an encoded polyline */
export const polyline = message('track_session.polyline', {
  en: 'The line must be an encoded polyline',
  de: 'Die Linie muss eine kodierte Polylinie sein',
  es: 'La línea debe ser una polilínea codificada',
  fr: 'La ligne doit être une polyligne encodée',
  it: 'La linea deve essere una polilinea codificata',
  ja: '走行線はエンコードされたポリラインで送ってください',
});

/** A range needs its name, least and greatest value */
export const rangeRequired = message('track_session.range_required', {
  en: 'A range needs its name, least and greatest value',
  de: 'Ein Messbereich braucht Namen, kleinsten und größten Wert',
  es: 'Un rango necesita nombre, valor mínimo y valor máximo',
  fr: 'Une plage a besoin d’un nom, d’un minimum et d’un maximum',
  it: 'Un intervallo ha bisogno di nome, valore minimo e massimo',
  ja: '範囲には名前、最小値、最大値が必要です',
});

/** Vehicle, date and duration are required */
export const required = message('track_session.required', {
  en: 'Vehicle, date and duration are required',
  de: 'Fahrzeug, Datum und Dauer sind erforderlich',
  es: 'El vehículo, la fecha y la duración son obligatorios',
  fr: 'Le véhicule, la date et la durée sont obligatoires',
  it: 'Veicolo, data e durata sono obbligatori',
  ja: '車両、日付、時間は必須です',
});
