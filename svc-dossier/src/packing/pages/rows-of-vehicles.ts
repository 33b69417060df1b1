import { open } from 'node:fs/promises';
import type { Row, SpooledList } from '../spooled-list.js';

interface Place {
  /** The sort key. */
  key: string;
  offset: number;
  length: number;
}

/** The rows of a list, grouped by vehicle. It holds in memory only the position of each row on disk. */
export class RowsOfVehicles {
  private constructor(
    private readonly file: string,
    private readonly places: ReadonlyMap<unknown, Place[]>,
  ) {}

  /** @param keyOf returns the sort key; rows are sorted in descending order */
  static async of(list: SpooledList, keyOf: (row: Row) => string): Promise<RowsOfVehicles> {
    const places = new Map<unknown, Place[]>();
    for await (const { row, offset, length } of list.readPlaced()) {
      if (row.deleted_at) continue; // Rows in the trash are only in the lists; their files have a folder of their own.
      const ofVehicle = places.get(row.vehicle_id) ?? [];
      ofVehicle.push({ key: keyOf(row), offset, length });
      places.set(row.vehicle_id, ofVehicle);
    }
    for (const some of places.values())
      some.sort((a, b) => (a.key < b.key ? 1 : a.key > b.key ? -1 : b.offset - a.offset));
    return new RowsOfVehicles(list.json, places);
  }

  has(vehicle: number): boolean {
    return this.places.has(vehicle);
  }

  async *read(vehicle: number): AsyncGenerator<Row> {
    const file = await open(this.file);
    try {
      for (const { offset, length } of this.places.get(vehicle) ?? []) {
        const { buffer } = await file.read(Buffer.alloc(length), 0, length, offset);
        yield JSON.parse(buffer.toString()) as Row;
      }
    } finally {
      await file.close();
    }
  }
}
