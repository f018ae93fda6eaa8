import type { TopicId } from '../topics/index.ts';

/** Pages on these come where somebody asks for them, and beside nothing else: they hurt whoever looks for another thing. */
export const ONLY_SOUGHT_TOPICS: ReadonlySet<TopicId> = new Set<TopicId>([
  'leaving',
  'grief',
  'last-days',
  'funeral-and-after',
  'wills',
]);

/** What should not wait: the page to act on comes first, with the emergency line. It says when to call, never what it is. */
export const URGENT_TOPICS: ReadonlySet<TopicId> = new Set<TopicId>([
  'fever',
  'bleeding',
  'breathlessness',
  'infusion-reaction',
  'pneumonitis',
  'heart-symptoms',
  'delirium',
  'blood-clots',
  'emergency',
]);

/** What helps somebody at two in the morning who found nothing, in this order. */
export const AT_ANY_HOUR: readonly TopicId[] = ['just-told', 'sleeplessness', 'loneliness', 'fever'];

/** What is true of most who ask, and seldom what they ask for where they name something else besides. */
export const BACKGROUND_TOPICS: ReadonlySet<TopicId> = new Set<TopicId>([
  'cancer',
  'treatment',
  'drug-therapy',
  'chemotherapy',
  'side-effects',
  'hospital-stay',
  'outpatient-treatment',
  'just-told',
  'consultation',
  'talking-with-doctor',
]);
