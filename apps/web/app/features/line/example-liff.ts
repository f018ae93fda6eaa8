import type { LiffPort } from './liff-port.ts';

/** Where LINE, and the example of it, leave the token for the page alone: no server gets a fragment. */
const TOKEN = /^#access_token=([\w.~+/=-]{1,2000})$/;

/** The example LINE of a local deployment, which opens the page with the token in the fragment. */
export function createExampleLiff({ hash }: Pick<Location, 'hash'>): LiffPort {
  return {
    ask: async () => {
      const accessToken = TOKEN.exec(hash)?.[1];
      return accessToken === undefined ? { kind: 'outside' } : { kind: 'token', accessToken };
    },
    logIn: null,
  };
}
