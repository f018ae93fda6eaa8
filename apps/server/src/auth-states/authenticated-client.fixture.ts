import {
  type Browser,
  newAddress,
  type PortalUnderTest,
} from '../portal-under-test/portal-under-test.fixture.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A person whose cookies stay as they are, whatever is answered: each question finds the same state. */
export class AuthenticatedClient {
  readonly #portal: PortalUnderTest;
  readonly #host: string;
  readonly #cookies: string;
  readonly #forgeryToken: string;
  /** Access token; absent where the person has none. */
  readonly bearer: string | undefined;

  private constructor(portal: PortalUnderTest, browser: Browser, bearer: string | undefined) {
    this.#portal = portal;
    this.#host = browser.host;
    this.#cookies = [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
    this.#forgeryToken = decodeURIComponent(browser.cookies.get('XSRF-TOKEN')?.value ?? '');
    this.bearer = bearer;
  }

  /** Fetches the anti-forgery token of this very state, as our own pages do. */
  static async of(portal: PortalUnderTest, browser: Browser, bearer?: string): Promise<AuthenticatedClient> {
    await browser.ask('/api/sanctum/csrf-cookie');
    return new AuthenticatedClient(portal, browser, bearer);
  }

  /** A page load. */
  open(path: string) {
    return this.#portal.app.inject({
      url: path,
      remoteAddress: newAddress(),
      headers: { host: this.#host, cookie: this.#cookies },
    });
  }

  /** A call from our own page; `body` goes out as it is, `changed` headers stand in for what our page sends. */
  call(method: Method, path: string, body?: string, changed: Record<string, string> = {}) {
    return this.#portal.app.inject({
      method,
      url: `/api${path}`,
      remoteAddress: newAddress(),
      headers: {
        host: this.#host,
        cookie: this.#cookies,
        origin: `http://${this.#host}`,
        'sec-fetch-site': 'same-origin',
        'x-xsrf-token': this.#forgeryToken,
        ...(this.bearer === undefined ? {} : { authorization: `Bearer ${this.bearer}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...changed,
      },
      ...(body === undefined ? {} : { payload: body }),
    });
  }
}
