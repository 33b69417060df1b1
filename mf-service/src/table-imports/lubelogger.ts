import type { notify } from '@carnet/contracts';
import { ApiError, randomId } from '@carnet/mf-kit/data';
import { currencyOfSign } from '@carnet/mf-kit/forms';
import { api } from '../api';
import * as m from '../messages/lubelogger';
import type { AttachmentSource } from './attachments.rules';
import { readLists, type TableFile } from './table-file';

/** Milliseconds: the service asks another server a dozen questions, or for a long file. */
const ANSWER_WITHIN = 120_000;

/** With a name of its own for each call: otherwise the browser keeps one that is made of what is sent, and a key is in that. */
const asked = (fallback: string) => ({ fallback, answerWithin: ANSWER_WITHIN, idempotencyKey: randomId() });

/** Reads what a LubeLogger answers as if it were a file, with where its attachments lie. @throws ApiError, TableProblem */
export async function readLubeLogger(server: notify.LubeLoggerServer): Promise<TableFile> {
  const answer = await api.post('/api/imports/lubelogger', server, asked(m.readFailed));
  const file = await readLists(nameOf(server.address), listsOf(answer));
  return { ...file, attached: attachmentsAt(server) };
}

const nameOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address);

/** The lists, as files have them: an address that says whose a record is, or what its vehicle is filled with, has it beside each record. */
export function listsOf({ vehicles, records, currency_sign }: notify.LubeLoggerView): Record<string, object[]> {
  const currency = currencyOf(currency_sign);
  const lists = Object.entries(records).map(([name, list]): [string, object[]] => [
    name,
    list.map((record) => ({ ...record, ...('cost' in record && currency !== null && { currency }) })),
  ]);
  return { vehicles: vehicles.map(vehicleOf), ...Object.fromEntries(lists) };
}

/** Its texts are texts: numbers of a vehicle say nothing of how those of records are written. */
function vehicleOf({ extraFields, ...vehicle }: Record<string, unknown>): object {
  const texts = Object.entries(vehicle).map(([name, value]): [string, string] => [name, textOf(value)]);
  return { ...Object.fromEntries<string>(texts), vin: vinIn(extraFields), fuelType: fuelOf(vehicle) };
}

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** LubeLogger marks electric vehicles and diesels alone. Any other need not run on petrol, so its fuel is left open. */
function fuelOf({ isElectric, isDiesel }: Record<string, unknown>): string {
  if (isElectric === true) return 'electric';
  return isDiesel === true ? 'diesel' : '';
}

/** It has no field for it; people make one. */
function vinIn(extraFields: unknown): string {
  const fields = Array.isArray(extraFields) ? (extraFields as { name?: unknown; value?: unknown }[]) : [];
  const vin = fields.find(({ name }) => typeof name === 'string' && /^vin\b/i.test(name.trim()))?.value;
  return typeof vin === 'string' ? vin : '';
}

/** The sign of its server's region; none that several regions have. */
const currencyOf = (sign: string | null): string | null =>
  sign === null || sign === '$' ? null : currencyOfSign(sign);

const attachmentsAt =
  (server: notify.LubeLoggerServer): AttachmentSource =>
  async (location, signal) => {
    try {
      const options = { signal, ...asked(m.fileFailed) };
      return await api.postForFile('/api/imports/lubelogger/file', { ...server, location }, options);
    } catch (error) {
      // A file that is missing or too long is reported at the field `location`. All other errors concern more than one file.
      if (error instanceof ApiError && error.errors.some(({ field }) => field === 'location')) return null;
      throw error;
    }
  };
