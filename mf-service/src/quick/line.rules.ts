import { moneyTyped, parseNumber } from '@carnet/mf-kit/forms';
import { foldedName, type UsedName } from './used-names.rules';

/** A vehicle that a line may name. */
export interface LineVehicle {
  id: number;
  year: number;
  make: string;
  model: string;
  nickname: string | null;
  current_mileage: number | null;
}

/** One interpretation of a line. */
export interface LineEntry {
  vehicle: LineVehicle;
  name: string;
  mileage: number | null;
  cost: number | null;
  /** As typed, for a form that parses it with the same region. */
  costText: string;
}

/** A number in the line. With decimals or a currency, it cannot be a mileage. */
interface Figure {
  value: number;
  text: string;
  isMoney: boolean;
}

/**
 * Parses a line such as `oil miata 152930 164.40`: work, vehicle, mileage and cost in any order, with numbers as written in the person's region. Returns the
 * best interpretation; several if they rank equally, so that the person chooses; none if a word or a number does not fit.
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

/** Splits a text into words, with hyphens removed and with hyphens as separators: `mx5` matches MX-5, `pop` matches Pop-up. */
const wordsOf = (text: string): string[] => {
  const whole = text.toLowerCase().split(/\s+/);
  return [...whole.map(squeezed), ...whole.flatMap((word) => word.split('-'))].filter(Boolean);
};

const squeezed = (word: string): string => word.replaceAll('-', '');

const begins = (words: readonly string[], word: string): boolean => words.some((one) => one.startsWith(squeezed(word)));

/** Names of work that match the words not used for the vehicle. Each word counts for one of the two. */
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

/** Tries each number as mileage and as cost. */
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

/** True if the mileage is not below the odometer's value by more than 5 %, and not ahead by more than some years of driving. */
const isPlausible = (mileage: number, current: number | null): boolean =>
  current === null ? mileage >= 1_000 : mileage >= current * 0.95 && mileage <= current * 1.25 + 10_000;
