import { SCREENS } from '@hidamari/domain/screens';
import { NEAR_MARK } from './document-marks.ts';

/**
 * Which documents a browser may fetch ahead: those behind marked links, and none but documents, which are the same for
 * everybody and change nothing. Constant text: a cached page's CSP names its hash.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { selector_matches: `[${NEAR_MARK}]` },
          { href_matches: SCREENS.filter(({ isDocument }) => isDocument).map(({ path }) => path) },
        ],
      },
      eagerness: 'immediate',
    },
  ],
});
