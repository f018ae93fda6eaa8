import { VARIANTS, type VariantKey } from '../site-variants/index.ts';
import { fitsAny } from './path-patterns.ts';
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
export function isChatWidgetExcluded(pathname: string): boolean {
  return fitsAny([...CHAT_WIDGET_EXCLUSIONS, ...OWN_FOCUS_PAGES], pathname);
}

/** What the chat widget waits for (G19, G148). */
export interface ChatWidgetFacts {
  readonly pathname: string;
  readonly variant: VariantKey;
  readonly isLoggedIn: boolean;
  readonly isScriptLoaded: boolean;
  /** The member agreed to what is sent outside. */
  readonly hasConsent: boolean;
}

/** Ready = logged in, a variant with chat, script loaded, consent given; and the path is not excluded (G19). */
export function chatWidgetShown(facts: ChatWidgetFacts): boolean {
  const isReady = facts.isLoggedIn && facts.isScriptLoaded && facts.hasConsent;
  return (
    isReady && VARIANTS[facts.variant].channels.includes('chat') && !isChatWidgetExcluded(facts.pathname)
  );
}
