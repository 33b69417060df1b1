import type { notify } from '@carnet/contracts';
import { ApiError, randomId } from '@carnet/mf-kit/data';
import { currencyOfSign } from '@carnet/mf-kit/forms';
import { api } from '../api';
import * as m from '../messages/lubelogger';
import type { AttachmentSource } from './attachments.rules';
import { readLists, type TableFile } from './table-file';

/** Milliseconds. The service makes a dozen requests to the other server, or fetches a large file. */
const ANSWER_WITHIN = 120_000;

/** Each call has a random idempotency key. The default would be derived from the body, which contains the API key, and be stored in the browser. */
const asked = (fallback: string) => ({ fallback, answerWithin: ANSWER_WITHIN, idempotencyKey: randomId() });

/** Reads a LubeLogger server as if it were a file, including the locations of attachments. @throws ApiError, TableProblem */
export async function readLubeLogger(server: notify.LubeLoggerServer): Promise<TableFile> {
  const answer = await api.post('/api/imports/lubelogger', server, asked(m.readFailed));
  const file = await readLists(nameOf(server.address), listsOf(answer));
  return { ...file, attached: attachmentsAt(server) };
}

const nameOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address);

/** The lists in the form of files, with the currency of the server in records that have a cost. */
export function listsOf({ vehicles, records, currency_sign }: notify.LubeLoggerView): Record<string, object[]> {
  const currency = currencyOf(currency_sign);
  const lists = Object.entries(records).map(([name, list]): [string, object[]] => [
    name,
    list.map((record) => ({ ...record, ...('cost' in record && currency !== null && { currency }) })),
  ]);
  return { vehicles: vehicles.map(vehicleOf), ...Object.fromEntries(lists) };
}

/** Converts a vehicle's values to text: its numbers do not show how the records' numbers are formatted. */
function vehicleOf({ extraFields, ...vehicle }: Record<string, unknown>): object {
  const texts = Object.entries(vehicle).map(([name, value]): [string, string] => [name, textOf(value)]);
  return { ...Object.fromEntries<string>(texts), vin: vinIn(extraFields), fuelType: fuelOf(vehicle) };
}

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** LubeLogger only marks electric vehicles and diesels. The fuel of others stays open, because it need not be petrol. */
function fuelOf({ isElectric, isDiesel }: Record<string, unknown>): string {
  if (isElectric === true) return 'electric';
  return isDiesel === true ? 'diesel' : '';
}

/** LubeLogger has no field for a VIN. People use an extra field. */
function vinIn(extraFields: unknown): string {
  const fields = Array.isArray(extraFields) ? (extraFields as { name?: unknown; value?: unknown }[]) : [];
  const vin = fields.find(({ name }) => typeof name === 'string' && /^vin\b/i.test(name.trim()))?.value;
  return typeof vin === 'string' ? vin : '';
}

/** Currency of the server's region, by its sign; null if several regions use that sign. */
const currencyOf = (sign: string | null): string | null =>
  sign === null || sign === '$' ? null : currencyOfSign(sign);

const attachmentsAt =
  (server: notify.LubeLoggerServer): AttachmentSource =>
  async (location, signal) => {
    try {
      const options = { signal, ...asked(m.fileFailed) };
      return await api.postForFile('/api/imports/lubelogger/file', { ...server, location }, options);
    } catch (error) {
      // The service reports a file that is missing or too long at the field `location`. All other errors concern more than one file.
      if (error instanceof ApiError && error.errors.some(({ field }) => field === 'location')) return null;
      throw error;
    }
  };
