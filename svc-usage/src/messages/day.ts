// Made of day.json in each language by `npm run messages`. Change those, and not this.
import { message } from '@carnet/messages';

/** An item needs its text, and whether it is done */
export const checkRequired = message('day.check_required', {
  en: 'An item needs its text, and whether it is done',
  de: 'Ein Punkt braucht seinen Text und ob er erledigt ist',
  es: 'Un punto necesita su texto y si está hecho',
  fr: 'Un point doit avoir son texte et dire s’il est fait',
  it: 'Una voce richiede il testo e se è fatta',
  ja: '項目には内容と完了したかどうかが必要です',
});

/** The list of items is required */
export const checksRequired = message('day.checks_required', {
  en: 'The list of items is required',
  de: 'Die Liste der Punkte ist erforderlich',
  es: 'La lista de puntos es obligatoria',
  fr: 'La liste des points est obligatoire',
  it: 'L’elenco delle voci è obbligatorio',
  ja: '項目の一覧は必須です',
});

/** The day is required */
export const dayRequired = message('day.day_required', {
  en: 'The day is required',
  de: 'Der Tag ist erforderlich',
  es: 'El día es obligatorio',
  fr: 'Le jour est obligatoire',
  it: 'Il giorno è obbligatorio',
  ja: '日付は必須です',
});
