/**
 * Reduces the top-level domains by which the editor recognises links without a scheme. linkifyjs knows 1,400 of them (3 kB compressed); this keeps country
 * domains, those in other scripts, and common general ones. An address with `https://` is always a link.
 */
const GENERAL = `aero agency app art asia auction auto autos bike biz blog car cars center classic cloud club coach com community company coop design dev
  digital edu email engineering expert forum fun gallery garage gmbh gov group guide guru help history homes house info int international jobs land
  legal life limited link live ltd market marketing media mil mobi money moto motorcycles museum name net network news one online org page parts photo
  photography photos pictures plus post press pro repair reviews rocks school science service services shop show site social solutions space store
  studio style support systems team tech technology tel tires today tools top tours trade training travel tv vehicles video vip web website wiki work
  works world xyz zone`;

module.exports = (source) =>
  source.replace(/(const encodedTlds = ')([^']*)'/, (_, start, encoded) => {
    const general = new Set(GENERAL.split(/\s+/));
    const kept = decoded(encoded).filter((ending) => ending.length === 2 || general.has(ending));
    return `${start}${encode(kept.sort())}'`;
  });

/** Decodes `com3`: add the three letters, which form a domain, then remove three letters before the next one. */
function decoded(encoded) {
  const endings = [];
  let letters = '';
  for (const [piece] of encoded.matchAll(/\d+|\D/g)) {
    if (!/\d/.test(piece)) letters += piece;
    else {
      endings.push(letters);
      letters = letters.slice(0, letters.length - Number(piece));
    }
  }
  return endings;
}

function encode(endings) {
  let encoded = '';
  endings.forEach((ending, index) => {
    const shared = sharedLength(endings[index - 1] ?? '', ending);
    encoded += ending.slice(shared) + (ending.length - sharedLength(ending, endings[index + 1] ?? ''));
  });
  return encoded;
}

function sharedLength(a, b) {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
