import { createPasswordHashing } from '@hidamari/adapters/identity/password-hashing';
import { describe, expect, it } from 'vitest';
import { poolFault } from './pool-faults.ts';

/** An exception as the pool's client throws it. */
function exception(name: string, message = ''): Error {
  return Object.assign(new Error(message), { name, $fault: 'client' });
}

describe('本人確認のサービスの誤り', () => {
  // @proves state identity library: in Japanese
  it.each([
    ['Authentication Error', 'credentials_wrong', undefined],
    ['Username cannot be empty', 'validation', { username: ['required'] }],
    ['Password cannot be empty', 'validation', { password: ['required'] }],
    ['Confirmation code cannot be empty', 'validation', { code: ['required'] }],
    ['User is not authenticated', 'unauthenticated', undefined],
    ['Network Error', 'unavailable', undefined],
  ] as const)('「%s」とだけ言う場合、%sとして、英語は外へ出さない', (message, code, fields) => {
    const fault = poolFault('sign-in', exception('AuthError', message));
    expect({ code: fault.code, fields: fault.facts.fields }).toEqual({ code, fields });
    expect(fault.message).not.toContain(message);
  });

  it('名前でわかる誤りの場合、ことばより名前で決める', () => {
    const fault = poolFault('check-code', exception('CodeMismatchException', 'Authentication Error'));
    expect(fault.code).toBe('code_wrong');
  });

  it('確認の済んだアカウントへのコードの再送の場合、登録済みとする', () => {
    const confirmed = exception('InvalidParameterException', 'User is already confirmed.');
    expect(poolFault('send-code', confirmed).code).toBe('already_registered');
    const unset = exception('InvalidParameterException', 'Auto verification not turned on.');
    expect(poolFault('send-code', unset).code).toBe('server');
  });

  it.each([
    ['sign-in', 'NotAuthorizedException', 'Unable to verify secret hash for client 4abc'],
    ['answer', 'NotAuthorizedException', 'Unable to verify secret hash for client 4abc'],
    [
      'check-code',
      'NotAuthorizedException',
      'Client 4abc is configured with secret but SECRET_HASH was not received',
    ],
    ['sign-in', 'InvalidParameterException', 'USER_PASSWORD_AUTH flow not enabled for this client'],
    ['sign-in', 'InvalidParameterException', 'Auth flow not enabled for this client'],
    ['device', 'ResourceNotFoundException', 'User pool client 4abc does not exist.'],
  ] as const)('%sで%s「%s」の場合、ご本人のせいにせず、わけを残す', (operation, name, message) => {
    const told = exception(name, message);
    const fault = poolFault(operation, told);
    expect([fault.code, fault.cause]).toEqual(['unavailable', told]);
  });

  it.each(['TooManyRequestsException', 'InternalErrorException'])('%sの場合、わけを残す', (name) => {
    const told = exception(name, 'Rate exceeded');
    expect(poolFault('sign-in', told)).toMatchObject({
      code: 'unavailable',
      cause: told,
      facts: { retryAfter: 5 },
    });
  });

  it('私たち自身の列がいっぱいの場合は、不具合ではないので、わけを残さない', async () => {
    const full = createPasswordHashing({ atOnce: 1, waiting: 0 });
    const [, refused] = await Promise.allSettled([full.hash('himitsu-1'), full.hash('himitsu-2')]);
    const fault = poolFault('sign-in', (refused as PromiseRejectedResult).reason);
    expect([fault.code, fault.facts.retryAfter, fault.cause]).toEqual(['unavailable', 5, undefined]);
  });

  it('知らない誤りの場合、サービスが答えたなら私たちの誤り、答えがないなら、いまは使えない', () => {
    expect(poolFault('sign-in', exception('NewException', 'whatever')).code).toBe('server');
    expect(poolFault('sign-in', new Error('socket hang up')).code).toBe('unavailable');
    expect(poolFault('sign-in', 'text').code).toBe('unavailable');
  });
});
