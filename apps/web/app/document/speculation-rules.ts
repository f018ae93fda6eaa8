import { SCREENS } from '@hidamari/domain/screens';
import { NEAR_MARK } from './document-parts.ts';

const documents = SCREENS.filter(({ isDocument }) => isDocument).map(({ path }): string => path);

/** `/treatment/:id` names every address of that form; some are screens of their own, and no documents. */
const isNamedByDocument = (path: string) =>
  documents.some((document) => new RegExp(`^${document.replace(/:\w+/g, '[^/]+')}$`).test(path));

const others = SCREENS.filter(({ isDocument, path }) => !isDocument && isNamedByDocument(path));

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
          { href_matches: documents },
          { not: { href_matches: others.map(({ path }) => path) } },
        ],
      },
      eagerness: 'immediate',
    },
  ],
});
