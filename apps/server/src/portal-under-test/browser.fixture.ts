import type { FastifyInstance } from 'fastify';

interface StoredCookie {
  value: string;
  path: string;
}

interface Ask {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  json?: unknown;
  form?: Record<string, string>;
  headers?: Record<string, string>;
}

/** A browser on one host: keeps cookies by path, sends the anti-forgery token, as ours does. */
export class Browser {
  readonly host: string;
  readonly cookies = new Map<string, StoredCookie>();
  readonly #app: FastifyInstance;
  readonly address: string;
  readonly #headers: Record<string, string>;

  constructor(
    app: FastifyInstance,
    host = 'localhost:3000',
    address = newAddress(),
    headers: Record<string, string> = {},
  ) {
    this.#headers = headers;
    this.#app = app;
    this.host = host;
    this.address = address;
  }

  async ask(path: string, { method = 'GET', json, form, headers = {} }: Ask = {}) {
    const answer = await this.#app.inject({
      method,
      url: path,
      remoteAddress: this.address,
      headers: {
        ...this.#headers,
        host: this.host,
        cookie: this.#cookiesFor(path),
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...headers,
      },
      ...(json === undefined ? {} : { payload: json as object }),
      ...(form ? { payload: new URLSearchParams(form).toString() } : {}),
    });
    this.keep(answer.headers['set-cookie']);
    return answer;
  }

  /**
   * A call of the own service from our own page. As our client does, it fetches the anti-forgery token where there is
   * none, and once more where the session began or ended since.
   */
  async call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    json?: unknown,
    bearer?: string,
    more: Readonly<Record<string, string>> = {},
  ) {
    const headers: Record<string, string> = {
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...more,
    };
    const body = json === undefined ? {} : { json };
    if (method === 'GET') return this.ask(`/api${path}`, { method, headers, ...body });
    const send = () =>
      this.ask(`/api${path}`, { method, headers: { ...headers, ...this.#ownPage() }, ...body });
    if (!this.cookies.has('XSRF-TOKEN')) await this.ask('/api/sanctum/csrf-cookie');
    const answer = await send();
    if (!answer.body.includes('"name":"ANTI_FORGERY"')) return answer;
    await this.ask('/api/sanctum/csrf-cookie');
    return send();
  }

  #ownPage(): Record<string, string> {
    return {
      'x-xsrf-token': decodeURIComponent(this.cookies.get('XSRF-TOKEN')?.value ?? ''),
      origin: `http://${this.host}`,
      'sec-fetch-site': 'same-origin',
    };
  }

  #cookiesFor(path: string): string {
    const pathname = path.split('?')[0] ?? '/';
    const reaches = (at: string) => at === '/' || pathname === at || pathname.startsWith(`${at}/`);
    return [...this.cookies]
      .filter(([, cookie]) => reaches(cookie.path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  }

  /** Takes the cookies of an answer. */
  keep(header: string | string[] | number | undefined): void {
    for (const line of [header ?? []].flat().map(String)) {
      const [pair = '', ...attributes] = line.split(/;\s*/);
      const [name = '', ...value] = pair.split('=');
      const attribute = (wanted: string) =>
        attributes.find((text) => text.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
      const isGone =
        attribute('max-age') === '0' || Number(new Date(attribute('expires') ?? 'never')) < Date.now();
      if (isGone) this.cookies.delete(name);
      else this.cookies.set(name, { value: value.join('='), path: attribute('path') ?? '/' });
    }
  }
}

let lastAddress = 0;
/** Every browser has an address of its own, so that one test's tries never limit another's. */
export function newAddress(): string {
  lastAddress += 1;
  return `10.${(lastAddress >> 16) & 255}.${(lastAddress >> 8) & 255}.${lastAddress & 255}`;
}
