// Made of modification.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** Modification not found among those of its vehicle */
export const notAmong = message('modification.not_among', {
  en: 'Modification not found among those of its vehicle',
  de: 'Umbau nicht unter denen seines Fahrzeugs gefunden',
  es: 'Modificación no encontrada entre las de su vehículo',
  fr: 'Modification introuvable parmi celles de son véhicule',
  it: 'Modifica non trovata tra quelle del suo veicolo',
  ja: 'その車両のカスタムの中に見つかりません',
});

/** Modification not found */
export const notFound = message('modification.not_found', {
  en: 'Modification not found',
  de: 'Umbau nicht gefunden',
  es: 'Modificación no encontrada',
  fr: 'Modification introuvable',
  it: 'Modifica non trovata',
  ja: 'カスタムが見つかりません',
});

/** Part is required */
export const partRequired = message('modification.part_required', {
  en: 'Part is required',
  de: 'Das Teil ist erforderlich',
  es: 'La pieza es obligatoria',
  fr: 'La pièce est obligatoire',
  it: 'Il ricambio è obbligatorio',
  ja: '部品は必須です',
});

/** Vehicle, name, category, and status are required */
export const required = message('modification.required', {
  en: 'Vehicle, name, category, and status are required',
  de: 'Fahrzeug, Name, Kategorie und Status sind erforderlich',
  es: 'El vehículo, el nombre, la categoría y el estado son obligatorios',
  fr: 'Le véhicule, le nom, la catégorie et l’état sont obligatoires',
  it: 'Veicolo, nome, categoria e stato sono obbligatori',
  ja: '車両、名前、カテゴリ、状態は必須です',
});

/** A modification can have at most {most} parts */
export const tooManyParts = messageOf<{ most: string | number }>('modification.too_many_parts', {
  en: (p) => 'A modification can have at most ' + p.most + ' parts',
  de: (p) => 'Ein Umbau kann höchstens ' + p.most + ' Teile haben',
  es: (p) => 'Una modificación puede tener ' + p.most + ' piezas como máximo',
  fr: (p) => 'Une modification peut compter au plus ' + p.most + ' pièces',
  it: (p) => 'Una modifica può avere al massimo ' + p.most + ' ricambi',
  ja: (p) => '1 つのカスタムに登録できる部品は ' + p.most + ' 点までです',
});
