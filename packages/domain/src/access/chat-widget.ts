import { VARIANTS, type VariantKey } from '../site-variants/index.ts';
import { pathTest } from './path-patterns.ts';
import { OWN_FOCUS_PAGES } from './route-groups.ts';

/** Paths without the chat widget (G19; specification section 2.5). */
export const CHAT_WIDGET_EXCLUSIONS: readonly string[] = [
  '/login',
  '/login/*',
  '/login-temporary',
  '/login-temporary/*',
  '/sign-up/*',
  '/howto-signup',
  '/lp/*',
  '/maintenance',
  '/404',
  '/500',
  '/503',
  '/error',
  '/line/*',
  '/survey/*',
  '/unsubscribe',
  '/unsubscribe/*',
  '/contact',
  '/account/edit',
  '/treatment-logs/new',
  '/treatment-logs/[id]/edit',
  '/treatment-logs/print',
  '/articles-preview/*',
  '/service-preview/*',
  '/terms/*',
  '/privacy/*',
  '/site-policy/*',
  '/service-policy',
  '/health-check',
];

/** True where the chat widget never shows, our own forms included; the query is removed first. */
export const isChatWidgetExcluded = pathTest([...CHAT_WIDGET_EXCLUSIONS, ...OWN_FOCUS_PAGES]);

/** Where and for whom a chat is offered at all. */
export interface ChatOffer {
  readonly pathname: string;
  readonly variant: VariantKey;
  readonly isLoggedIn: boolean;
}

/** A chat is offered to members of a variant that has one, off the excluded paths (G19; specification sections 2.5 and 6). */
export function chatOffered({ pathname, variant, isLoggedIn }: ChatOffer): boolean {
  return isLoggedIn && VARIANTS[variant].channels.includes('chat') && !isChatWidgetExcluded(pathname);
}

/** What an outside chat waits for besides (G19, G148). */
export interface ChatWidgetFacts extends ChatOffer {
  /** The outside service answers. */
  readonly isReady: boolean;
  /** The member agreed to what is sent outside. */
  readonly hasConsent: boolean;
}

/** Ready = logged in, a variant with chat, the service answers, consent given; and the path is not excluded (G19). */
export function chatWidgetShown({ isReady, hasConsent, ...offer }: ChatWidgetFacts): boolean {
  return isReady && hasConsent && chatOffered(offer);
}
