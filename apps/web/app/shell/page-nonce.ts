import { createContext } from 'react';

/** The nonce of the page that is being rendered; undefined in the browser, where it is not needed again. */
export const PageNonce = createContext<string | undefined>(undefined);

/** Id of what keeps to the window's lower edge (`PageFoot`). */
export const PAGE_FOOT_ID = 'page-foot';
