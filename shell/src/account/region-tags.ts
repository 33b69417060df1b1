/**
 * Regions for which each language has its own conventions: locales with modern coverage in Unicode CLDR 48.2. `Intl` cannot list them. Locales that the
 * browser does not support are filtered out where they are offered.
 */
const PLACES = `
  af: NA ZA
  ak: GH
  am: ET
  ar: AE BH DJ DZ EG EH ER IL IQ JO KM KW LB LY MA MR OM PS QA SA SD SO SS SY TD TN YE
  as: IN
  az: AZ Arab-TR Cyrl-AZ IQ IR
  ba: RU
  be: BY
  bg: BG
  bn: BD IN
  bs: BA Cyrl-BA
  ca: AD ES FR IT
  chr: US
  cs: CZ
  cv: RU
  cy: GB
  da: DK GL
  de: AT BE CH DE IT LI LU
  dsb: DE
  el: CY GR
  en: AE AG AI AS AT AU BB BE BI BM BS BW BZ CA CC CH CK CM CX CY CZ DE DG DK DM EE ER ES FI FJ FK FM FR GB GD GE GG GH GI GM GS GU GY HK HU ID IE IL IM IN IO IT JE JM JP KE KI KN KY LC LR LS LT LV MG MH MO MP MS MT MU MV MW MY NA NF NG NL NO NR NU NZ PG PH PK PL PN PR PT PW RO RW SB SC SD SE SG SH SI SK SL SS SX SZ TC TK TO TT TV TZ UA UG UM US VC VG VI VU WS ZA ZM ZW
  es: 419 AR BO BR BZ CL CO CR CU DO EA EC ES GQ GT HN IC MX NI PA PE PH PR PY SV US UY VE
  et: EE
  eu: ES
  fa: AF IR
  fi: FI
  fil: PH
  fr: BE BF BI BJ BL CA CD CF CG CH CI CM DJ DZ FR GA GF GN GP GQ HT KM LU MA MC MF MG ML MQ MR MU NC NE PF PM RE RW SC SN SY TD TG TN VU WF YT
  ga: GB IE
  gd: GB
  gl: ES
  gu: IN
  ha: Arab-NG GH NE NG SD
  he: IL
  hi: IN Latn-IN
  hr: BA HR
  hsb: DE
  ht: HT
  hu: HU
  hy: AM
  id: ID
  ig: NG
  is: IS
  it: CH IT SM VA
  ja: JP
  jv: ID
  ka: GE
  kk: CN KZ
  km: KH
  kn: IN
  ko: CN KP KR
  kok: IN Latn-IN
  ky: KG
  lo: LA
  lt: LT
  lv: LV
  mk: MK
  ml: IN
  mn: MN
  mr: IN
  ms: Arab-BN Arab-MY BN ID MY SG
  my: MM
  nb: NO SJ
  ne: IN NP
  nl: AW BE BQ CW NL SR SX
  nn: NO
  no: NO
  or: IN
  pa: IN PK
  pcm: NG
  pl: PL
  ps: AF PK
  pt: AO BR CH CV GQ GW LU MO MZ PT ST TL
  qu: BO EC PE
  rm: CH
  ro: MD RO
  ru: BY KG KZ MD RU UA
  sd: IN PK
  shn: MM TH
  si: LK
  sk: SK
  sl: SI
  so: DJ ET KE SO
  sq: AL MK XK
  sr: BA Cyrl-ME Latn-BA Latn-RS Latn-XK ME RS XK
  sv: AX FI SE
  sw: CD KE TZ UG
  ta: IN LK MY SG
  te: IN
  th: TH
  ti: ER ET
  tk: TM
  tr: CY TR
  uk: UA
  ur: IN PK
  uz: AF Cyrl-UZ UZ
  vi: VN
  yo: BJ NG
  yue: CN HK Hant-CN MO
  zh: CN HK Hans-HK Hans-MO Hant-MY Latn-CN MO MY SG TW
  zu: ZA
`;

/** BCP 47 tags of language and region: `de-CH`. */
export const regionTags = (): string[] =>
  PLACES.trim()
    .split('\n')
    .flatMap((line) => {
      const [language, places] = line.trim().split(': ') as [string, string];
      return places.split(' ').map((place) => `${language}-${place}`);
    });
