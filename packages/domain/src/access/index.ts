export { hasConsultationButton } from './consultation-places.ts';
export { decideEntry, type Entry, type EntryCaller, type EntryDecision } from './decide-entry.ts';
export {
  AUTH_PATHS,
  allowsChatWidget,
  CHAT_EXCLUDED_PATHS,
  EXEMPT_PATHS,
  FOCUS_PATHS,
  fitsPath,
  isForVisitorsOnly,
  type RouteGroups,
  routeGroups,
} from './route-groups.ts';
