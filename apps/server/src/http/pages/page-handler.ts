import { isDeskPath } from '@hidamari/domain/access';
import type { DrawnDocument, PageContext, PageMember } from '@hidamari/web/page-context';
import type { MemberCaller, RequestFacts } from '../caller.ts';
import type { PageAddress } from './page-address.ts';

/** What was decided about a visit before rendering, where the page bundle has to act on it. */
export type PageVerdict =
  | { kind: 'enter' }
  /** The screen is not there for this person: the bundle draws its 404 page at the asked address. */
  | { kind: 'not_found' }
  /** Only the member acts there: the bundle says so at the asked address, with 403 (G42). */
  | { kind: 'members_own' }
  /** Only for data requests of the browser's router, which cannot follow an ordinary redirect. */
  | { kind: 'redirect'; to: string };

/** Renders one page. The built React Router bundle, the development server and tests each provide one. */
export type PageHandler = (
  request: Request,
  context: PageContext,
  verdict: PageVerdict,
) => Promise<Response | DrawnDocument>;

/** Whether an answer is a document, whose text is there already. */
export const isDrawn = (answer: Response | DrawnDocument): answer is DrawnDocument => 'html' in answer;

export const DOCUMENT_TYPE = 'text/html; charset=utf-8';

/** Any answer of a handler as a response. */
export function responseOf(answer: Response | DrawnDocument): Response {
  if (!isDrawn(answer)) return answer;
  return new Response(answer.html, { status: answer.status, headers: { 'content-type': DOCUMENT_TYPE } });
}

/** What the identity module gives to pages. */
export interface PageSessions {
  /**
   * A fresh access token and the name to greet with, for the page load of a member whose session cookie was
   * just verified (identity: tokens).
   */
  mintAccessToken(
    member: MemberCaller,
    facts: RequestFacts,
  ): Promise<Omit<PageMember, 'memberId' | 'memberType'>>;
}

/**
 * Throws when the renderer itself broke down and answers in bare text: people get the plain page instead, with
 * the way on and the emergency line.
 */
export function refuseBareFault(response: Response | DrawnDocument): void {
  if (isDrawn(response)) return;
  const contentType = response.headers.get('content-type') ?? '';
  if (response.status >= 500 && contentType.startsWith('text/plain'))
    throw new Error('the page renderer broke down');
}

/**
 * Whether what a visitor gets at an address is a document (decision 0113): a screen of the table that is one, and the page
 * of a refusal, unless the application's router asks for data, or the address says something that is for one visit: it opens
 * the chat, or a toast waits for it. A refusal at the desk is the application's: it asks this browser whether staff work here.
 */
export function isDrawnAsDocument(
  {
    screen,
    screenPath,
    isData,
    isShareable,
  }: Pick<PageAddress, 'screen' | 'screenPath' | 'isData' | 'isShareable'>,
  { kind }: Pick<PageVerdict, 'kind'>,
): boolean {
  if (isData) return false;
  return kind === 'enter' ? screen?.isDocument === true && isShareable : !isDeskPath(screenPath);
}
