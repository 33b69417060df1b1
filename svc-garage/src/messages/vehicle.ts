// Made of vehicle.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** Vehicle not found */
export const notFound = message('vehicle.not_found', {
  en: 'Vehicle not found',
  de: 'Fahrzeug nicht gefunden',
  es: 'Vehículo no encontrado',
  fr: 'Véhicule introuvable',
  it: 'Veicolo non trovato',
  ja: '車両が見つかりません',
});

/** Please fill in all required fields */
export const required = message('vehicle.required', {
  en: 'Please fill in all required fields',
  de: 'Bitte füllen Sie alle Pflichtfelder aus',
  es: 'Rellene todos los campos obligatorios',
  fr: 'Veuillez remplir tous les champs obligatoires',
  it: 'Compili tutti i campi obbligatori',
  ja: '必須項目をすべて入力してください',
});

/** VIN must be text of at most {most} characters */
export const vin = messageOf<{ most: string | number }>('vehicle.vin', {
  en: (p) => 'VIN must be text of at most ' + p.most + ' characters',
  de: (p) => 'Die Fahrgestellnummer muss Text mit höchstens ' + p.most + ' Zeichen sein',
  es: (p) => 'El bastidor debe ser un texto de ' + p.most + ' caracteres como máximo',
  fr: (p) => 'Le numéro de châssis doit être un texte d’au plus ' + p.most + ' caractères',
  it: (p) => 'Il numero di telaio deve essere un testo di al massimo ' + p.most + ' caratteri',
  ja: (p) => '車台番号は ' + p.most + ' 文字以内で入力してください',
});

/** Year must be a whole number from {earliest} to next year */
export const year = messageOf<{ earliest: string | number }>('vehicle.year', {
  en: (p) => 'Year must be a whole number from ' + p.earliest + ' to next year',
  de: (p) => 'Das Baujahr muss eine ganze Zahl von ' + p.earliest + ' bis zum nächsten Jahr sein',
  es: (p) => 'El año debe ser un número entero entre ' + p.earliest + ' y el próximo año',
  fr: (p) => 'L’année doit être un nombre entier compris entre ' + p.earliest + ' et l’année prochaine',
  it: (p) => 'L’anno deve essere un numero intero dal ' + p.earliest + ' all’anno prossimo',
  ja: (p) => '年式は' + p.earliest + '年から来年までの整数で入力してください',
});
