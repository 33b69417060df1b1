// Made of provenance.json in each language by `npm run messages`. Change those, and not this.
import { message } from '@carnet/messages';

/** Ownership chapter not found */
export const chapterNotFound = message('provenance.chapter_not_found', {
  en: 'Ownership chapter not found',
  de: 'Besitzzeit nicht gefunden',
  es: 'Periodo de propiedad no encontrado',
  fr: 'Période de propriété introuvable',
  it: 'Periodo di proprietà non trovato',
  ja: '所有歴が見つかりません',
});

/** Say from when or until when */
export const dayRequired = message('provenance.day_required', {
  en: 'Say from when or until when',
  de: 'Geben Sie an, seit wann oder bis wann',
  es: 'Indique desde cuándo o hasta cuándo',
  fr: 'Indiquez depuis quand ou jusqu’à quand',
  it: 'Indichi da quando o fino a quando',
  ja: 'いつから、またはいつまでかを指定してください',
});

/** The last day cannot be before the first */
export const endsBefore = message('provenance.ends_before', {
  en: 'The last day cannot be before the first',
  de: 'Der letzte Tag kann nicht vor dem ersten liegen',
  es: 'El último día no puede ser anterior al primero',
  fr: 'Le dernier jour ne peut pas précéder le premier',
  it: 'L’ultimo giorno non può precedere il primo',
  ja: '終了日を開始日より前にすることはできません',
});

/** Vehicle identity not found */
export const identityNotFound = message('provenance.identity_not_found', {
  en: 'Vehicle identity not found',
  de: 'Nummer des Fahrzeugs nicht gefunden',
  es: 'Número del vehículo no encontrado',
  fr: 'Numéro du véhicule introuvable',
  it: 'Numero del veicolo non trovato',
  ja: '車両の番号が見つかりません',
});

/** Say which part carries the number */
export const kindRequired = message('provenance.kind_required', {
  en: 'Say which part carries the number',
  de: 'Geben Sie an, welches Bauteil die Nummer trägt',
  es: 'Indique qué elemento lleva el número',
  fr: 'Indiquez quel organe porte le numéro',
  it: 'Indichi quale componente porta il numero',
  ja: 'どの部位の番号かを指定してください',
});

/** Only an owner who is named has a name */
export const noOwnerName = message('provenance.no_owner_name', {
  en: 'Only an owner who is named has a name',
  de: 'Nur ein namentlich genannter Besitzer hat einen Namen',
  es: 'Solo un propietario con nombre tiene nombre',
  fr: 'Seul un propriétaire désigné a un nom',
  it: 'Solo un proprietario nominato ha un nome',
  ja: '名前があるのは、名前を示した所有者だけです',
});

/** Only another part has a name of its own */
export const noPartName = message('provenance.no_part_name', {
  en: 'Only another part has a name of its own',
  de: 'Nur ein anderes Bauteil hat einen eigenen Namen',
  es: 'Solo otro elemento tiene un nombre propio',
  fr: 'Seul un autre organe a un nom à lui',
  it: 'Solo un altro componente ha un nome proprio',
  ja: '名前を付けられるのは「その他」の部位だけです',
});

/** Enter the number as built, as fitted, or both */
export const numberRequired = message('provenance.number_required', {
  en: 'Enter the number as built, as fitted, or both',
  de: 'Geben Sie die Nummer ab Werk, die verbaute oder beide an',
  es: 'Introduzca el número de fábrica, el montado o ambos',
  fr: 'Saisissez le numéro d’origine, celui qui est monté, ou les deux',
  it: 'Inserisca il numero di fabbrica, quello montato o entrambi',
  ja: '新車時の番号、現在の番号、またはその両方を入力してください',
});

/** The name of the owner is required */
export const ownerNameRequired = message('provenance.owner_name_required', {
  en: 'The name of the owner is required',
  de: 'Der Name des Besitzers ist erforderlich',
  es: 'El nombre del propietario es obligatorio',
  fr: 'Le nom du propriétaire est obligatoire',
  it: 'Il nome del proprietario è obbligatorio',
  ja: '所有者の名前は必須です',
});

/** Say whose chapter it is */
export const ownerRequired = message('provenance.owner_required', {
  en: 'Say whose chapter it is',
  de: 'Geben Sie an, wessen Besitzzeit es ist',
  es: 'Indique de quién es el periodo',
  fr: 'Indiquez à qui est cette période',
  it: 'Indichi di chi è il periodo',
  ja: '誰の所有期間かを指定してください',
});

/** Say what carries the number */
export const partNameRequired = message('provenance.part_name_required', {
  en: 'Say what carries the number',
  de: 'Geben Sie an, was die Nummer trägt',
  es: 'Indique qué lleva el número',
  fr: 'Indiquez ce qui porte le numéro',
  it: 'Indichi che cosa porta il numero',
  ja: '何の番号かを入力してください',
});

/** The vehicle is required */
export const vehicleRequired = message('provenance.vehicle_required', {
  en: 'The vehicle is required',
  de: 'Das Fahrzeug ist erforderlich',
  es: 'El vehículo es obligatorio',
  fr: 'Le véhicule est obligatoire',
  it: 'Il veicolo è obbligatorio',
  ja: '車両は必須です',
});
