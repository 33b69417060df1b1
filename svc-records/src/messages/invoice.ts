// Made of invoice.json in each language by `npm run messages`. Change those, and not this.
import { message } from '@carnet/messages';

/** This paper is no invoice that can be read as data */
export const noInvoice = message('invoice.no_invoice', {
  en: 'This paper is no invoice that can be read as data',
  de: 'Dieses Dokument ist keine Rechnung, die als Daten gelesen werden kann',
  es: 'Este documento no es una factura que pueda leerse como datos',
  fr: 'Ce document n’est pas une facture lisible sous forme de données',
  it: 'Questo documento non è una fattura leggibile come dati',
  ja: 'この書類はデータとして読み取れる請求書ではありません',
});

/** A signed file (.p7m) is kept where it has an invoice of FatturaPA in it. This one has none. */
export const signedRefused = message('invoice.signed_refused', {
  en: 'A signed file (.p7m) is kept where it has an invoice of FatturaPA in it. This one has none.',
  de: 'Eine signierte Datei (.p7m) wird aufbewahrt, wenn eine Rechnung nach FatturaPA darin ist. In dieser ist keine.',
  es: 'Un archivo firmado (.p7m) se conserva si contiene una factura FatturaPA. Este no contiene ninguna.',
  fr: 'Un fichier signé (.p7m) est conservé s’il contient une facture FatturaPA. Celui-ci n’en contient pas.',
  it: 'Un file firmato (.p7m) viene conservato se contiene una fattura FatturaPA. Questo non ne contiene.',
  ja: '署名付きファイル（.p7m）は、FatturaPA の請求書が入っている場合だけ保存できます。このファイルには入っていません。',
});

/** XML is kept where it is an invoice: XRechnung, ZUGFeRD, Factur-X, Peppol or FatturaPA. This file is none of these. */
export const xmlRefused = message('invoice.xml_refused', {
  en: 'XML is kept where it is an invoice: XRechnung, ZUGFeRD, Factur-X, Peppol or FatturaPA. This file is none of these.',
  de: 'XML wird aufbewahrt, wenn es eine Rechnung ist: XRechnung, ZUGFeRD, Factur-X, Peppol oder FatturaPA. Diese Datei ist keine davon.',
  es: 'Un XML se conserva si es una factura: XRechnung, ZUGFeRD, Factur-X, Peppol o FatturaPA. Este archivo no es ninguna de ellas.',
  fr: 'Un fichier XML est conservé s’il s’agit d’une facture : XRechnung, ZUGFeRD, Factur-X, Peppol ou FatturaPA. Ce fichier n’en est pas une.',
  it: 'Un file XML viene conservato se è una fattura: XRechnung, ZUGFeRD, Factur-X, Peppol o FatturaPA. Questo file non lo è.',
  ja: 'XML は請求書（XRechnung、ZUGFeRD、Factur-X、Peppol、FatturaPA）の場合だけ保存できます。このファイルはどれでもありません。',
});
