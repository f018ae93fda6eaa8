import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { MailUnavailableError } from '@hidamari/adapters/mail/port';
import { AppError } from '@hidamari/domain/errors';
import { openTestDatabase } from '@hidamari/testing/database';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from './database/database-errors.ts';
import { UnknownKeyError } from './encryption/key-ring.ts';
import { faultCode, faultName } from './fault-code.ts';
import { logFault } from './http/request-log.ts';

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

const withCode = (code: string, more: object = {}) =>
  Object.assign(new Error('花子さんの文'), { code, ...more });

describe('運用の方が調べるための、不具合の符号', () => {
  it('データベースの断りは、どれほど包まれていても、その符号で言う', async () => {
    const test = await openTestDatabase();
    const failed = await failureOf(test.database.execute(sql`select * from no_such_table`));
    expect(faultCode(failed)).toBe('pg-42P01');
    expect(faultName(failed)).toBe('pg-42P01');
    expect(faultName(new AppError('unavailable', {}, { cause: failed }))).toBe('pg-42P01');
    await test.close();
  });

  it('つながらない相手は、ネットワークの符号で言う', async () => {
    const client = new pg.Client({ host: '127.0.0.1', port: 1 });
    expect(faultCode(await failureOf(client.connect()))).toBe('network-ECONNREFUSED');
  });

  it.each([
    ['Connection terminated unexpectedly', 'pg-connection-lost'],
    ['Connection terminated due to connection timeout', 'pg-connect-timeout'],
    ['timeout exceeded when trying to connect', 'pg-no-free-connection'],
    ['Query read timeout', 'pg-answer-timeout'],
    ['transaction took too long', 'pg-transaction-too-long'],
  ])('符号のない「%s」は、データベースのこととして %s', (words, code) => {
    const wrapped = new Error('Failed query', { cause: new Error(words) });
    expect(faultName(wrapped)).toBe(code);
    expect(isDatabaseUnavailable(wrapped)).toBe(true);
  });

  it('本物のデータベースが黙った場合と、線が切れた場合も、そう言う', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const pool = new pg.Pool({ host: '127.0.0.1', port, connectionTimeoutMillis: 50 });
    expect(faultCode(await failureOf(pool.query('select 1')))).toBe('pg-connect-timeout');
    silent.on('connection', (socket) => socket.destroy());
    const client = new pg.Client({ host: '127.0.0.1', port });
    expect(faultCode(await failureOf(client.connect()))).toBe('pg-connection-lost');
    silent.close();
  });

  it.each([
    [new UnknownKeyError('abc123'), 'key-unknown'],
    [new MailUnavailableError('smtp-auth', { cause: withCode('EAUTH') }), 'smtp-auth'],
    [new AppError('unavailable', {}, { cause: withCode('content-401') }), 'content-401'],
    [withCode('line-429'), 'line-429'],
    [Object.assign(new Error('x'), { name: 'AccessDenied', $metadata: {} }), 'aws-AccessDenied'],
    [withCode('ENOSPC'), 'disk-ENOSPC'],
    [withCode('OAUTH_TIMEOUT'), 'oidc-timeout'],
    [withCode('OAUTH_RESPONSE_BODY_ERROR', { error: 'invalid_client' }), 'oidc-invalid_client'],
    [withCode('OAUTH_RESPONSE_BODY_ERROR', { error: '花子 様' }), 'oidc-response_body_error'],
    [withCode('DEPTH_ZERO_SELF_SIGNED_CERT'), 'tls-DEPTH_ZERO_SELF_SIGNED_CERT'],
    [withCode('08P01', { severity: 'FATAL' }), 'pg-08P01'],
  ])('%s は %s', (error, code) => {
    expect(faultCode(error)).toBe(code);
  });

  it.each([
    withCode('花子'),
    withCode('content-花子'),
    withCode('EPIPE1'),
    withCode('ABCDE'),
    Object.assign(new Error('x'), { name: '花子 様', $metadata: {} }),
    new AppError('not_found'),
    new TypeError('x'),
    'text',
    null,
  ])('符号でないものは、何も言わない: %s', (error) => {
    expect(faultCode(error)).toBeNull();
  });

  it('要求の記録には符号があり、不具合の文はない', () => {
    const lines: unknown[] = [];
    const log = { error: (line: unknown) => lines.push(line) } as never;
    logFault(log, new AppError('unavailable', {}, { cause: withCode('content-401') }), 'r1');
    expect(lines).toEqual([expect.objectContaining({ request_id: 'r1', code: 'content-401' })]);
    expect(JSON.stringify(lines)).not.toContain('花子');
  });
});
