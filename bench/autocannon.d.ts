/** What the bench uses of autocannon, which brings no types. */
declare module 'autocannon' {
  namespace autocannon {
    interface Request {
      method: 'GET';
      path: string;
    }
    interface Options {
      url: string;
      /** Seconds. */
      duration: number;
      connections: number;
      headers: Record<string, string>;
      requests?: readonly (Request & { setupRequest(request: Request): Request })[];
    }
    interface Result {
      '2xx': number;
      non2xx: number;
      errors: number;
      /** Seconds that the load lasted. */
      duration: number;
    }
  }
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>;
  export = autocannon;
}
