// Made of template.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** Time interval or mileage interval is required for Periodic recurrence type */
export const intervalRequired = message('template.interval_required', {
  en: 'Time interval or mileage interval is required for Periodic recurrence type',
  de: 'Bei regelmäßiger Wiederholung ist ein Zeitabstand oder ein Streckenabstand erforderlich',
  es: 'El tipo Periódico necesita un intervalo de tiempo o de distancia',
  fr: 'Le type Périodique demande un intervalle de temps ou de distance',
  it: 'Per la ricorrenza periodica è obbligatorio un intervallo di tempo o di percorrenza',
  ja: '定期の場合は、期間または距離の間隔が必要です',
});

/** Invalid template data: Missing required fields */
export const missingInFile = message('template.missing_in_file', {
  en: 'Invalid template data: Missing required fields',
  de: 'Ungültige Vorlage: Pflichtfelder fehlen',
  es: 'Plantilla no válida: faltan campos obligatorios',
  fr: 'Modèle non valide : des champs obligatoires manquent',
  it: 'Modello non valido: mancano campi obbligatori',
  ja: 'テンプレートのデータが正しくありません。必須項目がありません',
});

/** Template not found */
export const notFound = message('template.not_found', {
  en: 'Template not found',
  de: 'Vorlage nicht gefunden',
  es: 'Plantilla no encontrada',
  fr: 'Modèle introuvable',
  it: 'Modello non trovato',
  ja: 'テンプレートが見つかりません',
});

/** Each recommended part must have at most {most} characters */
export const partTooLong = messageOf<{ most: string | number }>('template.part_too_long', {
  en: (p) => 'Each recommended part must have at most ' + p.most + ' characters',
  de: (p) => 'Jedes empfohlene Teil darf höchstens ' + p.most + ' Zeichen haben',
  es: (p) => 'Cada pieza recomendada puede tener ' + p.most + ' caracteres como máximo',
  fr: (p) => 'Chaque pièce recommandée doit compter au plus ' + p.most + ' caractères',
  it: (p) => 'Ogni ricambio consigliato può avere al massimo ' + p.most + ' caratteri',
  ja: (p) => '推奨部品は 1 件につき ' + p.most + ' 文字以内で入力してください',
});

/** Recommended parts must not contain broken characters */
export const partsBroken = message('template.parts_broken', {
  en: 'Recommended parts must not contain broken characters',
  de: 'Empfohlene Teile dürfen keine beschädigten Zeichen enthalten',
  es: 'Las piezas recomendadas no deben contener caracteres dañados',
  fr: 'Les pièces recommandées ne doivent pas contenir de caractères corrompus',
  it: 'I ricambi consigliati non devono contenere caratteri danneggiati',
  ja: '推奨部品に壊れた文字を含めることはできません',
});

/** Recommended parts must hold text */
export const partsNoText = message('template.parts_no_text', {
  en: 'Recommended parts must hold text',
  de: 'Empfohlene Teile müssen Texte sein',
  es: 'Las piezas recomendadas deben ser textos',
  fr: 'Les pièces recommandées doivent être des textes',
  it: 'I ricambi consigliati devono essere testi',
  ja: '推奨部品は文字で入力してください',
});

/** Recommended parts must have at most {most} entries */
export const partsTooMany = messageOf<{ most: string | number }>('template.parts_too_many', {
  en: (p) => 'Recommended parts must have at most ' + p.most + ' entries',
  de: (p) => 'Empfohlene Teile: höchstens ' + p.most + ' Einträge',
  es: (p) => 'Piezas recomendadas: ' + p.most + ' entradas como máximo',
  fr: (p) => 'Pièces recommandées : ' + p.most + ' éléments au plus',
  it: (p) => 'Ricambi consigliati: al massimo ' + p.most + ' voci',
  ja: (p) => '推奨部品は ' + p.most + ' 件までです',
});

/** Name, type, and recurrence type are required */
export const required = message('template.required', {
  en: 'Name, type, and recurrence type are required',
  de: 'Name, Art und Art der Wiederholung sind erforderlich',
  es: 'El nombre, el tipo y el tipo de periodicidad son obligatorios',
  fr: 'Le nom, le type et le type de récurrence sont obligatoires',
  it: 'Nome, tipo e tipo di ricorrenza sono obbligatori',
  ja: '名前、種類、間隔の種類は必須です',
});

/** Status is required */
export const statusRequired = message('template.status_required', {
  en: 'Status is required',
  de: 'Der Status ist erforderlich',
  es: 'El estado es obligatorio',
  fr: 'L’état est obligatoire',
  it: 'Lo stato è obbligatorio',
  ja: '状態は必須です',
});

/** Total mileage is required for Total_Mileage recurrence type */
export const totalMileageRequired = message('template.total_mileage_required', {
  en: 'Total mileage is required for Total_Mileage recurrence type',
  de: 'Bei dieser Art der Wiederholung ist der Tachostand erforderlich',
  es: 'El kilometraje total es obligatorio para la periodicidad por kilometraje total',
  fr: 'Le kilométrage total est obligatoire pour une récurrence au kilométrage total',
  it: 'Per la ricorrenza a chilometraggio totale è obbligatorio il chilometraggio totale',
  ja: 'この間隔の種類では総走行距離が必須です',
});
