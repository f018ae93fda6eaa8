import { AppError, ERROR_STATUSES, type ErrorCode } from '@hidamari/domain/errors';
import { describe, expect, test } from 'vitest';
import { envelopeOf, errorEnvelope, parseError } from './index.ts';

const onTheWire = (Object.keys(ERROR_STATUSES) as ErrorCode[]).filter((code) => ERROR_STATUSES[code] > 0);

// @proves all error
test.each(onTheWire)('%s comes through the envelope unchanged', (code) => {
  const sent = new AppError(code, {
    fields: { email: ['email_format'] },
    retryAfter: 30,
    nextPageId: 'U-E05',
    detail: { tries_left: 2 },
  });
  const envelope = errorEnvelope.parse(JSON.parse(JSON.stringify(envelopeOf(sent, 'r-1'))));
  expect(envelope.name).toBe(code.toUpperCase());
  const read = parseError(envelope.status_code, envelope);
  expect(read.code).toBe(code);
  const { message } = envelopeOf(sent, 'r-1');
  expect(read.facts).toEqual({ ...sent.facts, message, detail: { tries_left: 2, request_id: 'r-1' } });
});

test('コードの誤りの場合、残りの回数を言葉に入れる', () => {
  const error = new AppError('code_wrong', { detail: { tries_left: 2 } });
  expect(envelopeOf(error, 'r').message).toBe('コードが違います。あと2回入力できます。');
});

test('待つ必要がある場合、秒数を言葉に入れる', () => {
  expect(envelopeOf(new AppError('too_many', { retryAfter: 40 }), 'r').message).toContain('40秒後');
});

test('更新が重なった場合、保存されている記録だけを current に入れる', () => {
  const envelope = envelopeOf(new AppError('conflict', { current: { version: 4 } }), 'r');
  expect(envelope.current).toEqual({ version: 4 });
  expect(envelopeOf(new AppError('conflict'), 'r')).not.toHaveProperty('current');
});

describe('answers that are no envelope', () => {
  test.each([
    [401, undefined, 'unauthenticated'],
    [404, '<html>', 'not_found'],
    [502, null, 'unavailable'],
    [504, [], 'unavailable'],
    [418, {}, 'server'],
    [500, { name: 'TypeError' }, 'server'],
    [500, { name: 'constructor' }, 'server'],
    [429, { name: 42, fields: 'x', detail: 'y', retry_after: 'z' }, 'too_many'],
  ] as const)('status %i with %j is %s', (status, body, code) => {
    const error = parseError(status, body);
    expect(error.code).toBe(code);
    expect(error.facts).toEqual({});
  });
});
