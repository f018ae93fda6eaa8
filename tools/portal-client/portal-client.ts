import { setTimeout as wait } from 'node:timers/promises';
import { CookieJar } from './cookie-jar.ts';

const MOST_REDIRECTS = 12;

/** How often, and how many milliseconds apart, the outbox is looked at for a code. */
const MOST_LOOKS = 100;
const LOOK_EVERY = 100;

/** A code of the demo data that holds. */
const DEMO_COMPANY_CODE = 'HIDAMARI';

const REGISTRATION = {
  last_name: '試験',
  first_name: '花子',
  last_name_kana: 'シケン',
  first_name_kana: 'ハナコ',
  sex: 'no-response',
  birthday: '1970-05-05',
  is_self: true,
  agreed_terms: true,
  agreed_privacy: true,
  agreed_sensitive_data: true,
};

interface SessionAnswer {
  access_token?: string;
}

/** Somebody to sign up; `phone` as typed, 09012345678. */
export interface NewPerson {
  phone: string;
  email: string;
  password: string;
}

/**
 * One person's browser without pictures: cookies, redirects, the hosted login's form and the bearer token. For
 * fault scripts and the bench, which need a member and no screen. Talks to the own machine only.
 */
export class PortalClient {
  readonly #jar = new CookieJar();
  readonly #base: string;
  readonly #headers: Record<string, string>;
  #accessToken: string | null = null;

  /** `address`: where the person sits, for a portal that trusts this machine as its proxy. */
  constructor({ port, address }: { port: number; address?: string }) {
    this.#headers = address === undefined ? {} : { 'x-forwarded-for': address };
    this.#base = `http://localhost:${port}`;
  }

  /** Logs a member in through the hosted login, as the login page does. */
  async logIn(name: string, password: string): Promise<void> {
    const { url } = await this.json<{ url: string }>(
      'GET',
      '/api/hi/hosted-login/link?flow=login&is_insured=0',
    );
    const form = await this.page(this.#pathOf(url));
    const html = await form.response.text();
    const fields = new URLSearchParams();
    for (const [, attributes = ''] of html.matchAll(/<input\b([^>]*)>/g)) {
      const field = attribute(attributes, 'name');
      if (field) fields.set(field, valueFor(attributes, name, password));
    }
    const arrived = await this.page(form.path, { method: 'POST', body: fields });
    const query = new URL(arrived.path, this.#base).searchParams;
    const code = query.get('code');
    if (!code)
      throw new Error(
        `The hosted login gave no code (${arrived.response.status} at ${arrived.path.split('?')[0]}).`,
      );
    const returned = Object.fromEntries(query);
    await this.#begin(await this.json<SessionAnswer>('POST', '/api/hi/hosted-login/session', returned));
  }

  /** Signs a new person of the general programme up, with the code that a demo keeps at /dev/outbox. */
  async signUp(person: NewPerson): Promise<void> {
    const { phone, email, password } = person;
    await this.json('POST', '/api/hi/hosted-login/eligibility/check', { company_code: DEMO_COMPANY_CODE });
    await this.json('POST', '/api/sign-up/account', {
      phone_number: phone,
      email,
      email_confirmation: email,
      password,
    });
    const code = await this.#newestCode(`+81${phone.slice(1)}`);
    await this.json('PUT', '/api/hi/hosted-login/phone/verification', { code });
    await this.#begin(await this.json<SessionAnswer>('POST', '/api/hi/hosted-login/sign-up', REGISTRATION));
  }

  /** The member's bearer token; null before a login. */
  get accessToken(): string | null {
    return this.#accessToken;
  }

  /** What a browser would send as cookies to a path. */
  cookiesFor(path: string): string {
    return this.#jar.header(path);
  }

  async #begin({ access_token }: SessionAnswer): Promise<void> {
    if (!access_token) throw new Error('The sign-in ended without a session.');
    this.#accessToken = access_token;
    // The token against forgery belongs to the session: the visitor's is worth nothing now.
    await this.#send('GET', '/api/sanctum/csrf-cookie');
  }

  /** The messages leave by the outbox, a moment after the call that caused them. */
  async #newestCode(recipient: string): Promise<string> {
    for (let look = 0; look < MOST_LOOKS; look += 1) {
      const { data } = await this.json<{ data: { recipient: string; body: string }[] }>(
        'GET',
        '/dev/outbox?format=json',
      );
      const code = /\d{6}/.exec(data.find((message) => message.recipient === recipient)?.body ?? '')?.[0];
      if (code) return code;
      await wait(LOOK_EVERY);
    }
    throw new Error('No code arrived at /dev/outbox.');
  }

  /** A call of the own service; throws on any status of 400 or more. */
  async json<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<T> {
    const response = await this.call(method, path, body, headers);
    if (response.status >= 400)
      throw new Error(`${method} ${path.split('?')[0]}: ${response.status} ${await response.text()}`);
    return (response.status === 204 ? undefined : await response.json()) as T;
  }

  /** A call of the own service with bearer and anti-forgery tokens, whatever its answer. */
  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    if (method !== 'GET' && this.#jar.get('XSRF-TOKEN') === undefined)
      await this.#send('GET', '/api/sanctum/csrf-cookie');
    return this.#send(method, path, {
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(method === 'GET'
          ? {}
          : { 'x-xsrf-token': decodeURIComponent(this.#jar.get('XSRF-TOKEN') ?? '') }),
        ...(this.#accessToken === null ? {} : { authorization: `Bearer ${this.#accessToken}` }),
        ...headers,
      },
    });
  }

  /** Follows redirects as a browser does; answers the last response and the path it came from. */
  async page(
    path: string,
    init: { method?: string; body?: URLSearchParams } = {},
  ): Promise<{ response: Response; path: string }> {
    let current = path;
    let request = init;
    for (let hop = 0; hop < MOST_REDIRECTS; hop += 1) {
      const response = await this.#send(
        request.method ?? 'GET',
        current,
        request.body ? { body: request.body } : {},
      );
      const location = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || !location) return { response, path: current };
      current = this.#pathOf(location);
      request = {};
      // The code belongs to the page's own call: whoever opens the page first spends nothing.
      if (current.startsWith('/login/session')) return { response, path: current };
    }
    throw new Error('Too many redirects.');
  }

  #pathOf(address: string): string {
    const url = new URL(address, this.#base);
    return `${url.pathname}${url.search}`;
  }

  async #send(
    method: string,
    path: string,
    init: { body?: string | URLSearchParams; headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const response = await fetch(`${this.#base}${path}`, {
      method,
      redirect: 'manual',
      ...(init.body === undefined ? {} : { body: init.body }),
      headers: {
        cookie: this.#jar.header(path.split('?')[0] ?? path),
        origin: this.#base,
        ...this.#headers,
        ...init.headers,
      },
    });
    this.#jar.store(response.headers.getSetCookie(), path.split('?')[0] ?? path);
    return response;
  }
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
}

function valueFor(attributes: string, name: string, password: string): string {
  const type = attribute(attributes, 'type') ?? 'text';
  if (type === 'password') return password;
  if (type === 'hidden') return attribute(attributes, 'value') ?? '';
  return name;
}
