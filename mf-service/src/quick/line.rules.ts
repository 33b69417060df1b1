import { moneyTyped, parseNumber } from '@carnet/mf-kit/forms';
import { foldedName, type UsedName } from './used-names.rules';

/** A vehicle that a line may be about. */
export interface LineVehicle {
  id: number;
  year: number;
  make: string;
  model: string;
  nickname: string | null;
  current_mileage: number | null;
}

/** A reading of a line. */
export interface LineEntry {
  vehicle: LineVehicle;
  name: string;
  mileage: number | null;
  cost: number | null;
  /** As it was typed, for a form that reads it by the same region. */
  costText: string;
}

/** A number of the line; one with decimals or a sign of money is no mileage. */
interface Figure {
  value: number;
  text: string;
  isMoney: boolean;
}

/**
 * Reads a line such as `oil miata 152930 164.40`: what was done, to which vehicle, its mileage and its cost, in any order. Numbers are those of the
 * person's region. Answers the best reading; several where they are equally good, so that the person chooses; none where a word or a
 * number is left over.
 */
export function readLine(text: string, vehicles: readonly LineVehicle[], names: readonly UsedName[]): LineEntry[] {
  const tokens = text.trim().split(/\s+/);
  const figures = tokens.map(figureOf);
  const words = tokens.filter((_, at) => !figures[at]).map(foldedName);
  const numbers = figures.filter((figure) => figure !== null);
  if (words.length < 2 || numbers.length < 1 || numbers.length > 2) return [];
  const readings = vehicles.flatMap((vehicle) =>
    namesIn(words, vehicle, names).flatMap(({ name, score }) =>
      amountsIn(numbers, vehicle).map((amounts) => ({ vehicle, name, ...amounts, score: score + amounts.score })),
    ),
  );
  const best = Math.max(...readings.map(({ score }) => score));
  return readings.filter(({ score }) => score === best).map(({ score: _, ...reading }) => reading);
}

function figureOf(token: string): Figure | null {
  const typed = moneyTyped(token);
  const number = parseNumber(typed.text) ?? parseNumber(token);
  if (!number || number.value < 0) return null;
  return { value: number.value, text: typed.text, isMoney: typed.currency !== undefined || number.decimals > 0 };
}

/** Words, and what hyphens join as a whole and in parts: `mx5` is said of an MX-5, and `pop` of Pop-up. */
const wordsOf = (text: string): string[] => {
  const whole = text.toLowerCase().split(/\s+/);
  return [...whole.map(squeezed), ...whole.flatMap((word) => word.split('-'))].filter(Boolean);
};

const squeezed = (word: string): string => word.replaceAll('-', '');

const begins = (words: readonly string[], word: string): boolean => words.some((one) => one.startsWith(squeezed(word)));

/** Names that are left once the vehicle's words are taken away; each word belongs to one of the two. */
function namesIn(
  words: readonly string[],
  vehicle: LineVehicle,
  names: readonly UsedName[],
): { name: string; score: number }[] {
  const { make, model, nickname } = vehicle;
  const own = [make, model, nickname ?? ''].flatMap(wordsOf);
  const ofVehicle = words.filter((word) => begins(own, word));
  if (ofVehicle.length === 0) return [];
  const ofName = words.filter((word) => !ofVehicle.includes(word));
  if (ofName.length === 0) return [];
  const used = names.filter(({ name }) => ofName.every((word) => begins(wordsOf(name), word)));
  const score = (name: string) => 10 * ofVehicle.length + 4 + (wordsOf(name)[0]!.startsWith(ofName[0]!) ? 1 : 0);
  if (used.length > 0) return used.map(({ name }) => ({ name, score: score(name) }));
  return [{ name: ofName.join(' '), score: 10 * ofVehicle.length }];
}

/** Tries each number as the mileage and as the cost. */
function amountsIn(numbers: readonly Figure[], { current_mileage }: LineVehicle) {
  const [one, other] = numbers;
  const pairs = other
    ? [
        { mileage: one!, cost: other },
        { mileage: other, cost: one! },
      ]
    : [
        { mileage: one!, cost: null },
        { mileage: null, cost: one! },
      ];
  return pairs
    .filter(({ mileage }) => !mileage?.isMoney)
    .map(({ mileage, cost }) => ({
      mileage: mileage?.value ?? null,
      cost: cost?.value ?? null,
      costText: cost?.text ?? '',
      score: (mileage ? (isPlausible(mileage.value, current_mileage) ? 2 : -1) : 0) + (cost?.isMoney ? 2 : 0),
    }));
}

/** Not below what the odometer shows, and not further than some years of driving. */
const isPlausible = (mileage: number, current: number | null): boolean =>
  current === null ? mileage >= 1_000 : mileage >= current * 0.95 && mileage <= current * 1.25 + 10_000;
