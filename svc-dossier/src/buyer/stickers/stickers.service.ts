import { References } from '@carnet/fact-log';
import { type Language, NotFound, Unavailable } from '@carnet/messages';
import type { OwnerId } from '@carnet/rest';
import { LOG, type Log } from '@carnet/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { nameOf } from '../../chapters/overview.js';
import { AtOnce } from '../../collecting/at-once.js';
import { VEHICLES } from '../../copies/vehicles.rules.js';
import * as m from '../../messages/buyer-page.js';
import { NotTypeset } from '../../typeset/compiler.js';
import { LOOK_PATH } from '../buyer-page.entity.js';
import { BuyerPageNotFound } from '../buyer-page.errors.js';
import { BuyerPagesRepository } from '../buyer-pages.repository.js';
import { Kept } from '../kept.js';
import type { StickerFormatName } from './formats.js';
import { type StickerOrder, stickerSheet } from './sticker-sheet.js';

export interface StickersWanted {
  vehicleId: number;
  /** The page that the code leads to; if undefined, the code leads to the quick entry of a reading. */
  pageId: number | undefined;
  format: StickerFormatName;
  skip: number;
  language: Language;
  /** The origin of the site, from the request. */
  origin: string;
}

/** A sheet takes a process for a second or two, so sheets are made one at a time. */
const SHEETS_AT_ONCE = 1;
const KEPT_MS = 600_000;
const MOST_KEPT = 4 * 1024 * 1024;

/** Sheets of stickers, whose code leads to a page for buyers or to the quick entry of a reading (ADR 127). */
@Injectable()
export class Stickers {
  private readonly atOnce = new AtOnce(SHEETS_AT_ONCE);
  private readonly sheets = new Kept<Buffer>(MOST_KEPT, (sheet) => sheet.length);

  constructor(
    private readonly references: References,
    private readonly pages: BuyerPagesRepository,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** @throws NotFound if the vehicle or its page does not exist or is not the owner's; Unavailable if typesetting fails */
  async sheet(owner: OwnerId, wanted: StickersWanted): Promise<Buffer> {
    const order = await this.orderOf(owner, wanted);
    try {
      return await this.sheets.get(JSON.stringify(order), KEPT_MS, () => this.atOnce.run(() => stickerSheet(order)));
    } catch (error) {
      if (!(error instanceof NotTypeset)) throw error;
      this.log.error({ error }, 'A sheet of stickers was not made');
      throw new Unavailable();
    }
  }

  private async orderOf(owner: OwnerId, wanted: StickersWanted): Promise<StickerOrder> {
    const { vehicleId, pageId, format, skip, language, origin } = wanted;
    const known = await this.references.find(owner, [{ target: VEHICLES, ids: [vehicleId] }]);
    const vehicle = known.has(VEHICLES, vehicleId) ? await this.pages.vehicle(owner, vehicleId) : null;
    if (!vehicle) throw new NotFound(VEHICLES.missing);
    const said = pageId === undefined ? m.stickerReading : m.stickerHistory;
    return {
      ...{ format, skip, language, name: nameOf(vehicle), line: said.in(language) ?? said.toString() },
      address: origin + (await this.pathOf(owner, vehicleId, pageId)),
    };
  }

  private async pathOf(owner: OwnerId, vehicleId: number, pageId: number | undefined): Promise<string> {
    if (pageId === undefined) return `/quick?entry=reading&vehicle=${vehicleId}`;
    const secret = await this.pages.secretOf(owner, pageId, vehicleId);
    if (secret === null) throw new BuyerPageNotFound();
    return LOOK_PATH + secret;
  }
}
