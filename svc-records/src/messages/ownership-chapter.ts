// Made of ownership-chapter.json in each language by `npm run messages`. Change those, and not this.
import { message } from '@carnet/messages';

/** Ownership chapter not found among those of its vehicle */
export const notAmong = message('ownership_chapter.not_among', {
  en: 'Ownership chapter not found among those of its vehicle',
  de: 'Besitzzeit nicht unter denen ihres Fahrzeugs gefunden',
  es: 'Periodo de propiedad no encontrado entre los de su vehículo',
  fr: 'Période de propriété introuvable parmi celles de son véhicule',
  it: 'Periodo di proprietà non trovato tra quelli del suo veicolo',
  ja: 'その車両の所有歴の中に見つかりません',
});

/** Ownership chapter not found */
export const notFound = message('ownership_chapter.not_found', {
  en: 'Ownership chapter not found',
  de: 'Besitzzeit nicht gefunden',
  es: 'Periodo de propiedad no encontrado',
  fr: 'Période de propriété introuvable',
  it: 'Periodo di proprietà non trovato',
  ja: '所有歴が見つかりません',
});
