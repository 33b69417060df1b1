import { type Media, MediaAnswers } from '@carnet/files';
import { NotFound } from '@carnet/messages';
import { Calendar } from '@carnet/person';
import { DependencyDown } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AtOnce } from '../collecting/at-once.js';
import { TooMuchForBook } from '../collecting/collecting.errors.js';
import { Collector } from '../collecting/collector.js';
import { bookOptions, fileName, optionsOf } from '../dossiers/dossier.rules.js';
import { BuyerPagesRepository, type OfferedBook, type OpenPage } from './buyer-pages.repository.js';
import { type Chosen, chosenOf } from './chosen.rules.js';
import { LOOK_PATH } from './buyer-page.entity.js';
import { Kept } from './kept.js';
import { LookPages, tagOf } from './look-page.js';
import type { Visitor } from './visitor.rules.js';

/** The time for which a page is shown from the cache, without asking other services. */
const FRESH_MS = 30_000;
/** The time for which a page is shown from the cache while a service is down. */
const STALE_MS = 600_000;
const MEGABYTE = 1024 * 1024;
const MOST_OF_CONTENT = 24 * MEGABYTE;
const MOST_OF_PAGES = 16 * MEGABYTE;
const MOST_OF_PICTURES = 24 * MEGABYTE;
/** Pictures are addressed by their hash, so they never become stale. */
const PICTURES_MS = STALE_MS;

/** Visitors get fewer slots than the collector has, so that owners' own books do not wait for them. */
const GATHERINGS_AT_ONCE = 1;

const SECRET = /^[\w-]{24}$/;

/** A page found by its link. */
export type Look = OpenPage;

/** The address of a picture. Its hash prevents that another photo is sent under this address and caption. */
export interface PictureAt {
  place: number;
  tag: string;
  size: string;
}

export interface Picture {
  sha256: string;
  mediaType: string;
  bytes: Buffer;
}

/** All content of a page, collected at one time, so that its parts match each other. */
interface Content {
  chosen: Chosen;
  book: OfferedBook | null;
  /** A number that changes with each collection. */
  edition: number;
}

const sizeOf = ({ chosen }: Content): number => JSON.stringify(chosen).length;
/** Failures that a retry would not change: they are cached. */
const comesAgain = (error: unknown): boolean => error instanceof TooMuchForBook;

/** Shows pages to visitors. Each request looks the link up, so that an ended page disappears at once. */
@Injectable()
export class Looks {
  private readonly atOnce = new AtOnce(GATHERINGS_AT_ONCE);
  private readonly contents = new Kept<Content>(MOST_OF_CONTENT, sizeOf, Date.now, comesAgain);
  private readonly rendered = new Kept<LookPages>(MOST_OF_PAGES, ({ size }) => size);
  private readonly pictures = new Kept<Buffer>(MOST_OF_PICTURES, (picture) => picture.length);
  /** The last good content of each page, as a fallback while a service is down. */
  private readonly lasting = new Kept<Content>(MOST_OF_CONTENT, sizeOf);
  private editions = 0;

  constructor(
    private readonly pages: BuyerPagesRepository,
    private readonly collector: Collector,
    private readonly calendar: Calendar,
    private readonly answers: MediaAnswers,
  ) {}

  /** @throws NotFound if the link never existed, or was ended */
  async open(secret: string): Promise<OpenPage> {
    const page = SECRET.test(secret) ? await this.pages.findBySecret(secret) : null;
    if (!page) throw new NotFound();
    return page;
  }

  /**
   * The page as HTML, with addresses on the origin of the visitor's request.
   * @throws NotFound, TooMuchForBook (422), DependencyDown if a service is down and no content is cached
   */
  async page(open: OpenPage, visitor: Visitor, at: { secret: string; origin: string }, part: number): Promise<string> {
    const { chosen, book: offered, edition } = await this.content(open);
    const how = `${visitor.language} ${visitor.region} ${visitor.distanceUnit}`;
    const pages = await this.rendered.get(`${keyOf(open)} ${edition} ${how}`, STALE_MS, () => {
      const book = offered && { megabytes: offered.bytes / MEGABYTE, issuedOn: offered.issued_on };
      return Promise.resolve(
        new LookPages({ chosen, visitor, path: LOOK_PATH + at.secret, indexed: open.indexed, book }),
      );
    });
    return pages.part(part, at.origin);
  }

  /** A picture of the page by its position, from 1, and its size. @throws NotFound, also if another photo has this position now */
  async picture(open: OpenPage, { place, tag, size }: PictureAt): Promise<Picture> {
    const photo = (await this.content(open)).chosen.photos[place - 1];
    if (photo && tagOf(photo) !== tag) throw new NotFound();
    const picture = photo?.pictures.find(({ name }) => name === size);
    if (!photo || !picture) throw new NotFound();
    const bytes = await this.pictures.get(`${open.owner_id} ${picture.sha256}`, PICTURES_MS, () =>
      this.collector.picture(open.owner_id, photo.fileId, picture),
    );
    return { bytes, sha256: picture.sha256, mediaType: picture.media_type };
  }

  /** The book of the page. @throws NotFound */
  async book(open: OpenPage, exchange: { request: FastifyRequest; reply: FastifyReply }): Promise<void> {
    const [book, vehicle] = await Promise.all([
      this.pages.book(open),
      this.pages.vehicle(open.owner_id, open.vehicle_id),
    ]);
    if (!book || !vehicle) throw new NotFound();
    const media: Media = {
      ...{ owner: open.owner_id, sha256: book.sha256, bytes: book.bytes, mediaType: 'application/pdf', isSaved: true },
      name: fileName({ ...vehicle, issued_on: book.issued_on }),
      version: '',
    };
    await this.answers.answer(exchange.request, exchange.reply, media);
  }

  private async content(open: OpenPage): Promise<Content> {
    const key = keyOf(open);
    try {
      const content = await this.contents.get(key, FRESH_MS, () => this.atOnce.run(() => this.gather(open)));
      await this.lasting.get(key, FRESH_MS, () => Promise.resolve(content));
      return content;
    } catch (error) {
      if (!(error instanceof DependencyDown)) throw error;
      return this.lasting.get(key, STALE_MS, () => Promise.reject(error));
    }
  }

  private async gather(open: OpenPage): Promise<Content> {
    const today = await this.calendar.today(open.owner_id);
    const options = bookOptions(optionsOf({}, null));
    const chosen = chosenOf(await this.collector.book(open.owner_id, open.vehicle_id, options, today), open);
    const book = open.dossier_id === null ? null : await this.pages.book(open);
    this.editions += 1;
    return { chosen, book, edition: this.editions };
  }
}

/** The cache key. It contains the version, so that changes by the owner are visible at once. */
const keyOf = ({ owner_id, id, version }: OpenPage): string => `${owner_id} ${id} ${version}`;
