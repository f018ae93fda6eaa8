export {
  CHAT_WIDGET_EXCLUSIONS,
  type ChatWidgetFacts,
  chatOffered,
  chatWidgetShown,
  isChatWidgetExcluded,
} from './chat-widget.ts';
export { needsCurrentConsent } from './current-consent.ts';
export { decideEntry, type Entry, type EntryCaller, type EntryDecision } from './decide-entry.ts';
export { deskLoginHref, isDeskPath } from './desk-paths.ts';
export { consultationOffered, type FloatingButtonFacts, floatingButtonShown } from './floating-button.ts';
export { memberOnlyScreen } from './member-only-screens.ts';
export {
  AUTH_PAGES,
  AUTH_PAGES_FOR_EVERYBODY,
  EXEMPT_PAGES,
  FOCUS_PAGES,
  OWN_FOCUS_PAGES,
  type RouteGroups,
  routeGroups,
} from './route-groups.ts';
