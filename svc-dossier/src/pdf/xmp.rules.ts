/** An extension schema, which PDF/A requires for unknown properties. */
interface Schema {
  name: string;
  uri: string;
  prefix: string;
  properties: { name: string; type: 'Text' | 'Integer'; category: 'internal' | 'external'; about: string }[];
}

const SCHEMAS: Schema[] = [
  {
    name: 'XMP Media Management schema',
    uri: 'http://ns.adobe.com/xap/1.0/mm/',
    prefix: 'xmpMM',
    properties: [
      { name: 'InstanceID', type: 'Text', category: 'internal', about: 'UUID of this incarnation of the document' },
    ],
  },
  {
    name: 'Adobe PDF schema',
    uri: 'http://ns.adobe.com/pdf/1.3/',
    prefix: 'pdf',
    properties: [
      { name: 'Keywords', type: 'Text', category: 'external', about: 'Keywords' },
      { name: 'PDFVersion', type: 'Text', category: 'internal', about: 'PDF version' },
    ],
  },
  {
    name: 'PDF/UA identification schema',
    uri: 'http://www.aiim.org/pdfua/ns/id/',
    prefix: 'pdfuaid',
    properties: [{ name: 'part', type: 'Integer', category: 'internal', about: 'Part of ISO 14289' }],
  },
];

const SPACES = {
  pdfaid: 'http://www.aiim.org/pdfa/ns/id/',
  pdfuaid: 'http://www.aiim.org/pdfua/ns/id/',
  pdfaExtension: 'http://www.aiim.org/pdfa/ns/extension/',
  pdfaSchema: 'http://www.aiim.org/pdfa/ns/schema#',
  pdfaProperty: 'http://www.aiim.org/pdfa/ns/property#',
};
const ABOUT = '<rdf:Description rdf:about=""';

/** The metadata of a PDF, with the claims of PDF/A-3a and PDF/UA-1. */
export function claiming(xmp: string): string {
  if (!xmp.includes(ABOUT)) throw new Error('Metadata of another kind than Typst writes');
  const spaces = Object.entries(SPACES).map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`);
  const claims = '<pdfaid:part>3</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance><pdfuaid:part>1</pdfuaid:part>';
  return xmp
    .replace(ABOUT, `${ABOUT}${spaces.join('')}`)
    .replace(
      '</rdf:Description>',
      `${element('pdfaExtension:schemas', bag('rdf:Bag', SCHEMAS.map(schema)))}${claims}</rdf:Description>`,
    );
}

const schema = ({ name, uri, prefix, properties }: Schema): string =>
  [
    element('pdfaSchema:schema', name),
    element('pdfaSchema:namespaceURI', uri),
    element('pdfaSchema:prefix', prefix),
    element('pdfaSchema:property', bag('rdf:Seq', properties.map(property))),
  ].join('');

const property = ({ name, type, category, about }: Schema['properties'][number]): string =>
  [
    element('pdfaProperty:name', name),
    element('pdfaProperty:valueType', type),
    element('pdfaProperty:category', category),
    element('pdfaProperty:description', about),
  ].join('');

const element = (name: string, content: string): string => `<${name}>${content}</${name}>`;
const bag = (name: string, items: readonly string[]): string =>
  element(name, items.map((item) => `<rdf:li rdf:parseType="Resource">${item}</rdf:li>`).join(''));
