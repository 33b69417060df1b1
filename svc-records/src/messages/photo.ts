// Made of photo.json in each language by `npm run messages`. Change those, and not this.
import { message } from '@carnet/messages';

/** Photos are required */
export const manyRequired = message('photo.many_required', {
  en: 'Photos are required',
  de: 'Fotos sind erforderlich',
  es: 'Las fotos son obligatorias',
  fr: 'Les photos sont obligatoires',
  it: 'Le foto sono obbligatorie',
  ja: '写真は必須です',
});

/** Photo not found */
export const notFound = message('photo.not_found', {
  en: 'Photo not found',
  de: 'Foto nicht gefunden',
  es: 'Foto no encontrada',
  fr: 'Photo introuvable',
  it: 'Foto non trovata',
  ja: '写真が見つかりません',
});

/** The photo belongs to another vehicle */
export const ofAnotherVehicle = message('photo.of_another_vehicle', {
  en: 'The photo belongs to another vehicle',
  de: 'Das Foto gehört zu einem anderen Fahrzeug',
  es: 'La foto pertenece a otro vehículo',
  fr: 'La photo appartient à un autre véhicule',
  it: 'La foto appartiene a un altro veicolo',
  ja: '写真は別の車両のものです',
});

/** The photo is required */
export const required = message('photo.required', {
  en: 'The photo is required',
  de: 'Das Foto ist erforderlich',
  es: 'La foto es obligatoria',
  fr: 'La photo est obligatoire',
  it: 'La foto è obbligatoria',
  ja: '写真は必須です',
});

/** Taken at must be a time (YYYY-MM-DDTHH:MM:SS) that exists */
export const takenAt = message('photo.taken_at', {
  en: 'Taken at must be a time (YYYY-MM-DDTHH:MM:SS) that exists',
  de: 'Die Aufnahmezeit muss eine Zeit (JJJJ-MM-TTHH:MM:SS mit „T“ dazwischen) sein, die es gibt',
  es: 'La fecha de la toma debe ser un momento (AAAA-MM-DDTHH:MM:SS) que exista',
  fr: 'La date de prise de vue doit être un moment (AAAA-MM-JJTHH:MM:SS) qui existe',
  it: 'La data dello scatto deve essere un momento (AAAA-MM-GGTHH:MM:SS) esistente',
  ja: '撮影日時は存在する日時（YYYY-MM-DDTHH:MM:SS）で入力してください',
});
