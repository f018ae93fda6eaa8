export {
  TEMPORARY_ACTIVITY_EVENTS,
  TEMPORARY_ACTIVITY_KEPT_DAYS,
  TEMPORARY_ACTIVITY_SCREENS,
  type TemporaryActivityEvent,
  type TemporaryActivityScreen,
} from './temporary-activity.ts';
