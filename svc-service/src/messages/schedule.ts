// Made of schedule.json in each language by `npm run messages`. Change those, and not this.
import { message } from '@carnet/messages';

/** Is active must be true or false */
export const activity = message('schedule.activity', {
  en: 'Is active must be true or false',
  de: '„Aktiv“ muss true oder false sein',
  es: '«Activo» debe ser true o false',
  fr: '« Actif » doit être true ou false',
  it: '«Attivo» deve essere true o false',
  ja: '「有効」は true か false でなければなりません',
});

/** Name is required */
export const nameRequired = message('schedule.name_required', {
  en: 'Name is required',
  de: 'Der Name ist erforderlich',
  es: 'El nombre es obligatorio',
  fr: 'Le nom est obligatoire',
  it: 'Il nome è obbligatorio',
  ja: '名前は必須です',
});

/** Service schedule not found */
export const notFound = message('schedule.not_found', {
  en: 'Service schedule not found',
  de: 'Wartungsplan nicht gefunden',
  es: 'Plan de mantenimiento no encontrado',
  fr: 'Plan d’entretien introuvable',
  it: 'Piano di manutenzione non trovato',
  ja: '整備計画が見つかりません',
});

/** The service schedule belongs to another vehicle */
export const ofAnotherVehicle = message('schedule.of_another_vehicle', {
  en: 'The service schedule belongs to another vehicle',
  de: 'Der Wartungsplan gehört zu einem anderen Fahrzeug',
  es: 'El plan de mantenimiento pertenece a otro vehículo',
  fr: 'Le plan d’entretien appartient à un autre véhicule',
  it: 'Il piano di manutenzione appartiene a un altro veicolo',
  ja: '整備計画は別の車両のものです',
});

/** Vehicle and name are required */
export const required = message('schedule.required', {
  en: 'Vehicle and name are required',
  de: 'Fahrzeug und Name sind erforderlich',
  es: 'El vehículo y el nombre son obligatorios',
  fr: 'Le véhicule et le nom sont obligatoires',
  it: 'Veicolo e nome sono obbligatori',
  ja: '車両と名前は必須です',
});
