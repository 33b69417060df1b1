// Made of photo-pair.json in each language by `npm run messages`. Change those, and not this.
import { message } from '@carnet/messages';

/** The photo after is required */
export const afterRequired = message('photo_pair.after_required', {
  en: 'The photo after is required',
  de: 'Das Nachher-Foto ist erforderlich',
  es: 'La foto de después es obligatoria',
  fr: 'La photo d’après est obligatoire',
  it: 'La foto del dopo è obbligatoria',
  ja: 'アフター写真は必須です',
});

/** The photo before is required */
export const beforeRequired = message('photo_pair.before_required', {
  en: 'The photo before is required',
  de: 'Das Vorher-Foto ist erforderlich',
  es: 'La foto de antes es obligatoria',
  fr: 'La photo d’avant est obligatoire',
  it: 'La foto del prima è obbligatoria',
  ja: 'ビフォー写真は必須です',
});

/** Photo pair not found */
export const notFound = message('photo_pair.not_found', {
  en: 'Photo pair not found',
  de: 'Bildpaar nicht gefunden',
  es: 'Par de fotos no encontrado',
  fr: 'Paire de photos introuvable',
  it: 'Coppia di foto non trovata',
  ja: '写真ペアが見つかりません',
});

/** Before and after must be of one vehicle */
export const oneVehicle = message('photo_pair.one_vehicle', {
  en: 'Before and after must be of one vehicle',
  de: 'Vorher und nachher müssen vom selben Fahrzeug sein',
  es: 'Antes y después deben ser del mismo vehículo',
  fr: 'Avant et après doivent être du même véhicule',
  it: 'Prima e dopo devono essere dello stesso veicolo',
  ja: 'ビフォーとアフターは同じ車両の写真でなければなりません',
});

/** Before and after must be two photos */
export const twoPhotos = message('photo_pair.two_photos', {
  en: 'Before and after must be two photos',
  de: 'Vorher und nachher müssen zwei Fotos sein',
  es: 'Antes y después deben ser dos fotos',
  fr: 'Avant et après doivent être deux photos',
  it: 'Prima e dopo devono essere due foto',
  ja: 'ビフォーとアフターには別々の写真を指定してください',
});
