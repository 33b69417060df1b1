// Made of schedule-template.json in each language by `npm run messages`. Change those, and not this.
import { message } from '@carnet/messages';

/** Name is required */
export const nameRequired = message('schedule_template.name_required', {
  en: 'Name is required',
  de: 'Der Name ist erforderlich',
  es: 'El nombre es obligatorio',
  fr: 'Le nom est obligatoire',
  it: 'Il nome è obbligatorio',
  ja: '名前は必須です',
});

/** Schedule template not found */
export const notFound = message('schedule_template.not_found', {
  en: 'Schedule template not found',
  de: 'Planvorlage nicht gefunden',
  es: 'Plantilla de plan de mantenimiento no encontrada',
  fr: 'Modèle de plan d’entretien introuvable',
  it: 'Modello di piano di manutenzione non trovato',
  ja: '計画テンプレートが見つかりません',
});
