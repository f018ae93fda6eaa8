import { CookieJar } from './cookie-jar.ts';

const MOST_REDIRECTS = 12;

/**
 * One person's browser without pictures: cookies, redirects, the hosted login's form and the bearer token. For
 * fault scripts and the bench, which need a member and no screen. Talks to 127.0.0.1 only.
 */
export class PortalClient {
  readonly #jar = new CookieJar();
  readonly #base: string;
  readonly #host: string;
  #accessToken: string | null = null;

  constructor(options: { port: number; host?: string }) {
    this.#base = `http://127.0.0.1:${options.port}`;
    this.#host = options.host ?? `localhost:${options.port}`;
  }

  /** Logs a member in through the hosted login, as the login page does. */
  async logIn(name: string, password: string): Promise<void> {
    const { url } = await this.json<{ url: string }>(
      'GET',
      '/api/hi/hosted-login/link?flow=login&is_insured=false',
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
    const session = await this.json<{ access_token?: string }>('POST', '/api/hi/hosted-login/session', {
      code,
      state: query.get('state'),
    });
    if (!session.access_token) throw new Error('The hosted login ended without a session.');
    this.#accessToken = session.access_token;
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
    const url = new URL(address, `http://${this.#host}`);
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
        host: this.#host,
        cookie: this.#jar.header(path.split('?')[0] ?? path),
        origin: `http://${this.#host}`,
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
