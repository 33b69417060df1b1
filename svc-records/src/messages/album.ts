// Made of album.json in each language by `npm run messages`. Change those, and not this.
/* eslint-disable prefer-template -- compiled of ICU */
import { message, messageOf } from '@carnet/messages';

/** An album can hold at most {most} photos */
export const full = messageOf<{ most: string | number }>('album.full', {
  en: (p) => 'An album can hold at most ' + p.most + ' photos',
  de: (p) => 'Ein Album kann höchstens ' + p.most + ' Fotos enthalten',
  es: (p) => 'Un álbum puede contener ' + p.most + ' fotos como máximo',
  fr: (p) => 'Un album peut contenir au plus ' + p.most + ' photos',
  it: (p) => 'Un album può contenere al massimo ' + p.most + ' foto',
  ja: (p) => '1 つのアルバムに入る写真は ' + p.most + ' 枚までです',
});

/** Album name is required */
export const nameRequired = message('album.name_required', {
  en: 'Album name is required',
  de: 'Der Name des Albums fehlt',
  es: 'El nombre del álbum es obligatorio',
  fr: 'Le nom de l’album est obligatoire',
  it: 'Il nome dell’album è obbligatorio',
  ja: 'アルバム名は必須です',
});

/** Album not found */
export const notFound = message('album.not_found', {
  en: 'Album not found',
  de: 'Album nicht gefunden',
  es: 'Álbum no encontrado',
  fr: 'Album introuvable',
  it: 'Album non trovato',
  ja: 'アルバムが見つかりません',
});
