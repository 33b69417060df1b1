// Made of vehicle.json in each language by `npm run messages`. Change those, and not this.
import { message } from '@carnet/messages';

/** Vehicle not found */
export const notFound = message('vehicle.not_found', {
  en: 'Vehicle not found',
  de: 'Fahrzeug nicht gefunden',
  es: 'Vehículo no encontrado',
  fr: 'Véhicule introuvable',
  it: 'Veicolo non trovato',
  ja: '車両が見つかりません',
});
