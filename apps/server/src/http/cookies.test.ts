import type { FastifyReply } from 'fastify';
import { describe, expect, test } from 'vitest';
import { areCookiesSecure, COOKIES, createCookieJar, readCookies, wireCookieName } from './cookies.ts';

function written(jar: ReturnType<typeof createCookieJar>): string[] {
  const lines: string[] = [];
  jar.applyTo({ header: (_name: string, line: string) => lines.push(line) } as unknown as FastifyReply);
  return lines;
}

describe('cookies', () => {
  test.each([
    ['https://hidamari.example', true],
    ['http://hidamari.example', true],
    ['http://localhost:3000', false],
    ['http://chofu.localhost:3000', false],
    ['http://127.0.0.1:3000', false],
    ['http://localhost.example.com', true],
    ['http://127.0.0.1.example.com', true],
  ])('%s: secure is %s', (origin, secure) => {
    expect(areCookiesSecure(origin)).toBe(secure);
  });

  // @proves cookie session
  test('the session is prefixed, Secure, HttpOnly and SameSite=Lax on https', () => {
    const jar = createCookieJar(true);
    jar.set('session', 'abc', { maxAge: 60, path: '/somewhere' });
    expect(written(jar)).toEqual(['__Host-session=abc; Path=/; SameSite=Lax; HttpOnly; Secure; Max-Age=60']);
  });

  // @proves all cookie
  test('there are these cookies and no other, each with its prefix and hidden from scripts as decided', () => {
    const jar = createCookieJar(true);
    for (const name of Object.keys(COOKIES)) jar.set(name, 'x');
    const prefixed = 'session refresh staff_session staff_challenge acting_session hosted_login visit device'
      .concat(' browser return_path')
      .split(' ')
      .map((name) => `__Host-${name}=x; Path=/; SameSite=Lax; HttpOnly; Secure`);
    const bare = [
      'login_variant',
      'challenge_token',
      'eligibility',
      'eligibility_renewed',
      'example_line',
      'left_as',
    ];
    expect(written(jar).sort()).toEqual(
      [
        ...prefixed,
        ...bare.map((name) => `${name}=x; Path=/; SameSite=Lax; HttpOnly; Secure`),
        ...['XSRF-TOKEN', 'outside_consent'].map((name) => `${name}=x; Path=/; SameSite=Lax; Secure`),
      ].sort(),
    );
  });

  test('prefix and Secure are dropped on the own machine', () => {
    const jar = createCookieJar(false);
    jar.set('session', 'abc');
    expect(written(jar)).toEqual(['session=abc; Path=/; SameSite=Lax; HttpOnly']);
  });

  // @proves cookie XSRF-TOKEN
  test('the anti-forgery token alone is readable, and the names that rules fix stay bare', () => {
    const jar = createCookieJar(true);
    jar.set('XSRF-TOKEN', 'a.b');
    jar.set('challenge_token', 'c');
    expect(written(jar)).toEqual([
      'XSRF-TOKEN=a.b; Path=/; SameSite=Lax; Secure',
      'challenge_token=c; Path=/; SameSite=Lax; HttpOnly; Secure',
    ]);
  });

  test('the last word on a name wins', () => {
    const jar = createCookieJar(false);
    jar.set('session', 'new');
    jar.clear('session');
    expect(written(jar)).toEqual(['session=; Path=/; SameSite=Lax; HttpOnly; Max-Age=0']);
    expect(jar.isEmpty).toBe(true);
  });

  test('a session cookie that a sub-domain planted is not read (F14)', () => {
    expect(readCookies('session=planted; eligibility=general', true)).toEqual({ eligibility: 'general' });
    expect(readCookies('session=planted; __Host-session=ours', true)).toEqual({ session: 'ours' });
  });

  test('broken and hostile headers are read without harm', () => {
    expect(readCookies('a; =b; %=c; d=%E0%A4%A; __proto__=e; d=second', false)).toEqual({
      '%': 'c',
      d: '%E0%A4%A',
      ['__proto__']: 'e',
    });
    expect(readCookies(undefined, true)).toEqual({});
  });

  test('a name that the table does not know is prefixed', () => {
    expect([wireCookieName('toString', true), wireCookieName('toString', false)]).toEqual([
      '__Host-toString',
      'toString',
    ]);
  });
});
