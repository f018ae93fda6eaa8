/**
 * Exports that stand before what uses them, and what that is. A rule or a text of the specification is written
 * once, with its tests, by whoever builds its noun; the screen comes later. Whoever uses one takes its row away
 * (the check says so): the list only ever gets shorter.
 */
export const PLANNED_EXPORTS: Readonly<Record<string, string>> = {
  countDeadLetters: 'metrics of the outbox',
};
