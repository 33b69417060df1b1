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

/** A part belongs to another vehicle */
export const ofAnotherVehicle = message('part.of_another_vehicle', {
  en: 'A part belongs to another vehicle',
  de: 'Ein Teil gehört zu einem anderen Fahrzeug',
  es: 'Una pieza pertenece a otro vehículo',
  fr: 'Une pièce appartient à un autre véhicule',
  it: 'Un ricambio appartiene a un altro veicolo',
  ja: '別の車両の部品が含まれています',
});
