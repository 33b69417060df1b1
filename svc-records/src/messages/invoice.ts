// Made of invoice.json in each language by `npm run messages`. Change those, and not this.
import { message } from '@carnet/svc-kit';

/** This paper is no invoice that can be read as data */
export const noInvoice = message('invoice.no_invoice', {
  en: 'This paper is no invoice that can be read as data',
  de: 'Dieses Dokument ist keine Rechnung, die als Daten gelesen werden kann',
  es: 'Este documento no es una factura que pueda leerse como datos',
  fr: 'Ce document n’est pas une facture lisible sous forme de données',
  it: 'Questo documento non è una fattura leggibile come dati',
  ja: 'この書類はデータとして読み取れる請求書ではありません',
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
