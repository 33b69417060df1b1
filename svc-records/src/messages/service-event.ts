// Made of service-event.json in each language by `npm run messages`. Change those, and not this.
import { message } from '@carnet/messages';

/** Service event not found among those of its vehicle */
export const notAmong = message('service_event.not_among', {
  en: 'Service event not found among those of its vehicle',
  de: 'Serviceeintrag nicht unter denen seines Fahrzeugs gefunden',
  es: 'Servicio no encontrado entre los de su vehículo',
  fr: 'Entretien introuvable parmi ceux de son véhicule',
  it: 'Intervento non trovato tra quelli del suo veicolo',
  ja: 'その車両の整備記録の中に見つかりません',
});

/** Service event not found */
export const notFound = message('service_event.not_found', {
  en: 'Service event not found',
  de: 'Serviceeintrag nicht gefunden',
  es: 'Servicio no encontrado',
  fr: 'Entretien introuvable',
  it: 'Intervento non trovato',
  ja: '整備記録が見つかりません',
});

/** A service event belongs to another vehicle */
export const ofAnotherVehicle = message('service_event.of_another_vehicle', {
  en: 'A service event belongs to another vehicle',
  de: 'Ein Serviceeintrag gehört zu einem anderen Fahrzeug',
  es: 'Un servicio pertenece a otro vehículo',
  fr: 'Un entretien appartient à un autre véhicule',
  it: 'Un intervento appartiene a un altro veicolo',
  ja: '別の車両の整備記録が含まれています',
});
