// Made of service-event.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** Photos must be an empty list */
export const noPhotos = message('service_event.no_photos', {
  en: 'Photos must be an empty list',
  de: 'Fotos müssen eine leere Liste sein',
  es: 'Las fotos deben ser una lista vacía',
  fr: 'Les photos doivent être une liste vide',
  it: 'Le foto devono essere un elenco vuoto',
  ja: '写真は空のリストでなければなりません',
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

/** Each part needs an id */
export const partIdRequired = message('service_event.part_id_required', {
  en: 'Each part needs an id',
  de: 'Jedes Teil braucht eine ID',
  es: 'Cada pieza necesita un id',
  fr: 'Chaque pièce doit avoir un identifiant',
  it: 'Ogni ricambio deve avere un id',
  ja: '部品にはそれぞれ id が必要です',
});

/** A part can be added to an event only once */
export const partOnce = message('service_event.part_once', {
  en: 'A part can be added to an event only once',
  de: 'Ein Teil kann nur einmal zu einem Eintrag gehören',
  es: 'Una pieza solo se puede añadir una vez a un servicio',
  fr: 'Une pièce ne peut être ajoutée qu’une fois à un entretien',
  it: 'Un ricambio può essere aggiunto a un intervento una sola volta',
  ja: '同じ部品は 1 つの記録に 1 回だけ追加できます',
});

/** Vehicle, type, and name are required */
export const required = message('service_event.required', {
  en: 'Vehicle, type, and name are required',
  de: 'Fahrzeug, Art und Name sind erforderlich',
  es: 'El vehículo, el tipo y el nombre son obligatorios',
  fr: 'Le véhicule, le type et le nom sont obligatoires',
  it: 'Veicolo, tipo e nome sono obbligatori',
  ja: '車両、種類、名前は必須です',
});

/** Converted currency must be another than that of the cost */
export const sameCurrency = message('service_event.same_currency', {
  en: 'Converted currency must be another than that of the cost',
  de: 'Die umgerechnete Währung muss eine andere sein als die der Kosten',
  es: 'La moneda convertida debe ser distinta de la del coste',
  fr: 'La devise convertie doit être différente de celle du coût',
  it: 'La valuta convertita deve essere diversa da quella del costo',
  ja: '換算後の通貨には費用と異なる通貨を指定してください',
});

/** Status is required */
export const statusRequired = message('service_event.status_required', {
  en: 'Status is required',
  de: 'Der Status ist erforderlich',
  es: 'El estado es obligatorio',
  fr: 'L’état est obligatoire',
  it: 'Lo stato è obbligatorio',
  ja: '状態は必須です',
});

/** Template is required */
export const templateRequired = message('service_event.template_required', {
  en: 'Template is required',
  de: 'Die Vorlage ist erforderlich',
  es: 'La plantilla es obligatoria',
  fr: 'Le modèle est obligatoire',
  it: 'Il modello è obbligatorio',
  ja: 'テンプレートは必須です',
});

/** Invalid service event type. Must be one of: {choices} */
export const wrongType = messageOf<{ choices: string | number }>('service_event.wrong_type', {
  en: (p) => 'Invalid service event type. Must be one of: ' + p.choices,
  de: (p) => 'Ungültige Art des Serviceeintrags. Möglich sind: ' + p.choices,
  es: (p) => 'Tipo de servicio no válido. Tipos posibles: ' + p.choices,
  fr: (p) => 'Type d’entretien non valide. Types possibles : ' + p.choices,
  it: (p) => 'Tipo di intervento non valido. Tipi possibili: ' + p.choices,
  ja: (p) => '整備記録の種類が正しくありません。次のいずれかを指定してください：' + p.choices,
});
