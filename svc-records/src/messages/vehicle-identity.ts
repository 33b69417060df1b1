// Made of vehicle-identity.json in each language by `npm run messages`. Change those, and not this.
import { message } from '@carnet/messages';

/** Vehicle identity not found among those of its vehicle */
export const notAmong = message('vehicle_identity.not_among', {
  en: 'Vehicle identity not found among those of its vehicle',
  de: 'Nummer nicht unter denen ihres Fahrzeugs gefunden',
  es: 'Número no encontrado entre los de su vehículo',
  fr: 'Numéro introuvable parmi ceux de son véhicule',
  it: 'Numero non trovato tra quelli del suo veicolo',
  ja: 'その車両の番号の中に見つかりません',
});

/** Vehicle identity not found */
export const notFound = message('vehicle_identity.not_found', {
  en: 'Vehicle identity not found',
  de: 'Nummer des Fahrzeugs nicht gefunden',
  es: 'Número del vehículo no encontrado',
  fr: 'Numéro du véhicule introuvable',
  it: 'Numero del veicolo non trovato',
  ja: '車両の番号が見つかりません',
});
