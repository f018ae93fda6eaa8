/** What the bench uses of autocannon, which brings no types. */
declare module 'autocannon' {
  namespace autocannon {
    interface Request {
      method: 'GET';
      path: string;
      headers?: Record<string, string>;
      /** Makes the request anew each time that it is sent. */
      setupRequest?(request: Request): Request;
    }
    interface Options {
      url: string;
      /** Seconds. */
      duration: number;
      connections: number;
      headers?: Record<string, string>;
      requests?: readonly Request[];
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
