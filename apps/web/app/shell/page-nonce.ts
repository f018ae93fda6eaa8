import { createContext } from 'react';

/** The nonce of the page that is being rendered; undefined in the browser, where it is not needed again. */
export const PageNonce = createContext<string | undefined>(undefined);
