interface Cookie {
  name: string;
  value: string;
  path: string;
}

/** Cookies of one host, by name and path as a browser keeps them (the login's interaction cookies need it). */
export class CookieJar {
  readonly #cookies = new Map<string, Cookie>();

  /** Takes over the Set-Cookie headers of an answer to `requestPath`. */
  store(setCookies: readonly string[], requestPath: string): void {
    for (const header of setCookies) {
      const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
      const at = pair.indexOf('=');
      const name = pair.slice(0, at);
      const value = pair.slice(at + 1);
      const path = attributeOf(attributes, 'path') ?? defaultPath(requestPath);
      const isGone = attributeOf(attributes, 'max-age') === '0' || isPast(attributeOf(attributes, 'expires'));
      const key = `${name};${path}`;
      if (isGone || value === '') this.#cookies.delete(key);
      else this.#cookies.set(key, { name, value, path });
    }
  }

  /** The Cookie header for a request to `path`; longer paths first, as browsers send them. */
  header(path: string): string {
    return [...this.#cookies.values()]
      .filter((cookie) => matches(path, cookie.path))
      .sort((a, b) => b.path.length - a.path.length)
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  get(name: string): string | undefined {
    return [...this.#cookies.values()].find((cookie) => cookie.name === name)?.value;
  }
}

function attributeOf(attributes: readonly string[], name: string): string | undefined {
  const found = attributes.find((attribute) => attribute.toLowerCase().startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

function isPast(expires: string | undefined): boolean {
  return expires !== undefined && Date.parse(expires) <= Date.now();
}

function defaultPath(requestPath: string): string {
  const folder = requestPath.slice(0, requestPath.lastIndexOf('/'));
  return folder === '' ? '/' : folder;
}

function matches(path: string, cookiePath: string): boolean {
  if (path === cookiePath) return true;
  return path.startsWith(cookiePath.endsWith('/') ? cookiePath : `${cookiePath}/`);
}
