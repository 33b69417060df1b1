// Made of part.json in each language by `npm run messages`. Change those, and not this.
import { message } from '@carnet/messages';

/** Part not found */
export const notFound = message('part.not_found', {
  en: 'Part not found',
  de: 'Teil nicht gefunden',
  es: 'Pieza no encontrada',
  fr: 'Pièce introuvable',
  it: 'Ricambio non trovato',
  ja: '部品が見つかりません',
});

/** Vehicle, name, type, and status are required */
export const required = message('part.required', {
  en: 'Vehicle, name, type, and status are required',
  de: 'Fahrzeug, Name, Art und Status sind erforderlich',
  es: 'El vehículo, el nombre, el tipo y el estado son obligatorios',
  fr: 'Le véhicule, le nom, le type et l’état sont obligatoires',
  it: 'Veicolo, nome, tipo e stato sono obbligatori',
  ja: '車両、名前、種類、状態は必須です',
});
