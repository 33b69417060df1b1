import type { ConsumerMessages, JetStreamManager } from '@nats-io/jetstream';
import { type CursorState, isAfter } from '@carnet/fact-log';
import type { NatsLink } from './nats-link.js';
import { fromText, nameOf, type PageStream, type SentPage, SILENCE_MS, toText } from './page-stream.js';

const HOUR_NS = 3_600 * 1e9;
const MAX_STREAM_BYTES = 256 * 1024 * 1024;
/** Maximum number of pages in flight to a follower. */
const AHEAD = 8;
const HEARTBEAT_MS = 1_000;
const PULL_MS = 10_000;
const FORGOTTEN_AFTER_MS = 30_000;
/** JetStream's error code for a missing stream. */
const NO_STREAM = 10_059;

/** A producer's pages as a JetStream stream: `carnet-facts-garage`, on the subject `carnet.facts.garage`. */
export class NatsPageStream implements PageStream {
  private readonly name: string;
  private readonly subject: string;
  private isThere = false;

  constructor(
    private readonly link: NatsLink,
    producer: string,
  ) {
    this.name = `carnet-facts-${producer}`;
    this.subject = `carnet.facts.${producer}`;
  }

  get maxBytes(): number {
    return this.link.maxBytes;
  }

  async send(page: SentPage): Promise<void> {
    const { client, manager } = await this.link.open();
    if (!this.isThere) await this.make(manager);
    this.isThere = false;
    // No id for a page without facts, because such a page is sent again and again.
    const msgID = page.facts.length > 0 ? nameOf(page) : undefined;
    await client.publish(this.subject, toText(page), { msgID, expect: { streamName: this.name } });
    this.isThere = true;
  }

  async *pages(place: CursorState, signal: AbortSignal): AsyncGenerator<SentPage> {
    const { client, manager } = await this.link.open();
    const consumer = await client.consumers.get(this.name, {
      deliver_policy: 'by_start_sequence',
      opt_start_seq: await this.sequenceOf(manager, place),
      inactive_threshold: FORGOTTEN_AFTER_MS,
    });
    const messages = await consumer.consume({
      max_messages: AHEAD,
      expires: PULL_MS,
      idle_heartbeat: HEARTBEAT_MS,
      abort_on_missing_resource: true,
    });
    yield* untilSilent(messages, signal);
    await consumer.delete().catch(() => undefined);
  }

  /** Pages expire after an hour, so that they disappear soon after a deleted account. A follower that was away for longer reads the log itself. */
  private async make(manager: JetStreamManager): Promise<void> {
    const found = await manager.streams.info(this.name).catch((error: { code?: number }) => {
      if (error.code === NO_STREAM) return null;
      throw error;
    });
    if (found) return;
    await manager.streams.add({
      name: this.name,
      subjects: [this.subject],
      num_replicas: this.link.config.replicas,
      max_age: HOUR_NS,
      max_bytes: MAX_STREAM_BYTES,
      discard: 'old',
      storage: 'file',
    });
  }

  /** Sequence number of the first page that ends after `place`. Pages are in log order, except where two instances sent at once, which does no harm. */
  private async sequenceOf(manager: JetStreamManager, place: CursorState): Promise<number> {
    const { state } = await manager.streams.info(this.name);
    let [low, high] = [state.first_seq, state.last_seq + 1];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const message = await manager.streams.getMessage(this.name, { seq: middle });
      const page = message && fromText(message.string());
      if (page?.log === place.log && isAfter(page.next, place.position)) high = middle;
      else low = middle + 1;
    }
    return Math.max(1, low);
  }
}

/** The time in which the reader processes a page does not count as silence. */
async function* untilSilent(messages: ConsumerMessages, signal: AbortSignal): AsyncGenerator<SentPage> {
  const stop = () => messages.stop();
  const wait = () => setTimeout(stop, SILENCE_MS);
  signal.addEventListener('abort', stop);
  let silence = wait();
  try {
    if (signal.aborted) stop();
    for await (const message of messages) {
      clearTimeout(silence);
      const page = fromText(message.string());
      if (page) yield page;
      silence = wait();
    }
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', stop);
    stop();
  }
}
