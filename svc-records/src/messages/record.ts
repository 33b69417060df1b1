// Made of record.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** A subject is named by its kind and its id */
export const byKindAndId = message('record.by_kind_and_id', {
  en: 'A subject is named by its kind and its id',
  de: 'Ein Eintrag wird durch Art und ID benannt',
  es: 'Un registro se indica con su tipo y su id',
  fr: 'Une entrée est désignée par son type et son identifiant',
  it: 'Una voce si indica con il tipo e l’id',
  ja: '記録は種類と id で指定してください',
});

/** Subject id is required */
export const idRequired = message('record.id_required', {
  en: 'Subject id is required',
  de: 'Die ID des Eintrags ist erforderlich',
  es: 'El id del registro es obligatorio',
  fr: 'L’identifiant de l’entrée est obligatoire',
  it: 'L’id della voce è obbligatorio',
  ja: '記録の id は必須です',
});

/** Subject kind is required */
export const kindRequired = message('record.kind_required', {
  en: 'Subject kind is required',
  de: 'Die Art des Eintrags ist erforderlich',
  es: 'El tipo de registro es obligatorio',
  fr: 'Le type de l’entrée est obligatoire',
  it: 'Il tipo della voce è obbligatorio',
  ja: '記録の種類は必須です',
});

/** Record not found among those of its vehicle */
export const notAmong = message('record.not_among', {
  en: 'Record not found among those of its vehicle',
  de: 'Eintrag nicht unter denen seines Fahrzeugs gefunden',
  es: 'Registro no encontrado entre los de su vehículo',
  fr: 'Entrée introuvable parmi celles de son véhicule',
  it: 'Voce non trovata tra quelle del suo veicolo',
  ja: 'その車両の記録の中に見つかりません',
});

/** Record not found */
export const notFound = message('record.not_found', {
  en: 'Record not found',
  de: 'Eintrag nicht gefunden',
  es: 'Registro no encontrado',
  fr: 'Entrée introuvable',
  it: 'Voce non trovata',
  ja: '記録が見つかりません',
});

/** The record belongs to another vehicle */
export const ofAnotherVehicle = message('record.of_another_vehicle', {
  en: 'The record belongs to another vehicle',
  de: 'Der Eintrag gehört zu einem anderen Fahrzeug',
  es: 'El registro pertenece a otro vehículo',
  fr: 'L’entrée appartient à un autre véhicule',
  it: 'La voce appartiene a un altro veicolo',
  ja: 'その記録は別の車両のものです',
});

/** Subject must be a kind and an id, as issue:12; kinds are: {choices} */
export const subjectInvalid = messageOf<{ choices: string | number }>('record.subject_invalid', {
  en: (p) => 'Subject must be a kind and an id, as issue:12; kinds are: ' + p.choices,
  de: (p) => 'Ein Eintrag besteht aus Art und ID, wie issue:12; Arten sind: ' + p.choices,
  es: (p) => 'Un registro consta de tipo e id, como issue:12; los tipos son: ' + p.choices,
  fr: (p) => 'Une entrée se compose d’un type et d’un identifiant, comme issue:12 ; types : ' + p.choices,
  it: (p) => 'Una voce è formata da tipo e id, come issue:12; i tipi sono: ' + p.choices,
  ja: (p) => '記録は issue:12 のように種類と id で指定してください。種類：' + p.choices,
});
