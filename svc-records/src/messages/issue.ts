// Made of issue.json in each language by `npm run messages`. Change those, and not this.
import { message } from '@carnet/messages';

/** Issue not found among those of its vehicle */
export const notAmong = message('issue.not_among', {
  en: 'Issue not found among those of its vehicle',
  de: 'Mangel nicht unter denen seines Fahrzeugs gefunden',
  es: 'Avería no encontrada entre las de su vehículo',
  fr: 'Défaut introuvable parmi ceux de son véhicule',
  it: 'Difetto non trovato tra quelli del suo veicolo',
  ja: 'その車両の不具合の中に見つかりません',
});

/** Issue not found */
export const notFound = message('issue.not_found', {
  en: 'Issue not found',
  de: 'Mangel nicht gefunden',
  es: 'Avería no encontrada',
  fr: 'Défaut introuvable',
  it: 'Difetto non trovato',
  ja: '不具合が見つかりません',
});

/** Vehicle and title are required */
export const required = message('issue.required', {
  en: 'Vehicle and title are required',
  de: 'Fahrzeug und Titel sind erforderlich',
  es: 'El vehículo y el título son obligatorios',
  fr: 'Le véhicule et le titre sont obligatoires',
  it: 'Veicolo e titolo sono obbligatori',
  ja: '車両と件名は必須です',
});
