import type { Client, QueryConfig, QueryResult } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';

/**
 * A TypeORM transaction that does not wait for results that nobody needs (ADR 123): `begin` is sent together with the first statement, and `commit` right after
 * the last one. PostgreSQL runs them in order, and after an error it refuses everything that follows, including the commit.
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

  /** Sends a statement at once. Statements of one tick are sent in one write, because each write wakes PostgreSQL. */
  send(statement: string | QueryConfig): Promise<QueryResult> {
    const { stream } = this.client.connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    return this.client.query(statement);
  }

  /**
   * Makes the commit wait for a result, so that the caller need not. Inside a savepoint, it waits at once, because the end of the savepoint needs the result.
   */
  async answerLater(answer: Promise<unknown>): Promise<void> {
    if (this.transactionDepth > 1) return void (await answer);
    // the commit reports the failure
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

  /** Waits for all sent statements. @throws the first failure */
  async answered(): Promise<void> {
    await Promise.all(this.unanswered);
  }
}
