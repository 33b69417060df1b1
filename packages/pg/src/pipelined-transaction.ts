import type { Client, QueryConfig, QueryResult } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';

/**
 * TypeORM's transaction, which does not wait for answers that nobody needs (ADR 123): `begin` goes out ahead of the first statement, and
 * `commit` behind the last one. PostgreSQL takes them in their order, and after an error it refuses all that follows, the commit too.
 */
export class PipelinedTransaction extends PostgresQueryRunner {
  override readonly manager: EntityManager;
  private readonly unanswered: Promise<unknown>[] = [];
  private client!: Client;

  constructor(dataSource: DataSource) {
    super(dataSource.driver as PostgresDriver, 'master');
    this.manager = dataSource.createEntityManager(this);
  }

  override async startTransaction(): Promise<void> {
    if (this.transactionDepth > 0) return super.startTransaction();
    this.client = (await this.connect()) as Client;
    this.isTransactionActive = true;
    this.transactionDepth = 1;
    await this.answerLater(this.send('begin'));
  }

  /** Sends a statement at once. Those that are sent in one go leave in one write, since each write wakes PostgreSQL by itself. */
  send(statement: string | QueryConfig): Promise<QueryResult> {
    const { stream } = this.client.connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    return this.client.query(statement);
  }

  /** Has the commit wait for an answer, so that nobody else has to. Within a savepoint, whose end needs it, it is waited for at once. */
  async answerLater(answer: Promise<unknown>): Promise<void> {
    if (this.transactionDepth > 1) return void (await answer);
    // The commit fails with it.
    answer.catch(() => undefined);
    this.unanswered.push(answer);
  }

  override async commitTransaction(): Promise<void> {
    if (this.transactionDepth > 1) return super.commitTransaction();
    const [, { command }] = await Promise.all([this.answered(), this.send('commit')]);
    if (command !== 'COMMIT') throw new Error('The transaction had failed before its commit');
    this.isTransactionActive = false;
    this.transactionDepth = 0;
    await this.broadcaster.broadcast('AfterTransactionCommit');
  }

  /** Waits for what was sent. @throws the first failure */
  async answered(): Promise<void> {
    await Promise.all(this.unanswered);
  }
}
