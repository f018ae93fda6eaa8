import { useSyncExternalStore } from 'react';
import { onForgetMember } from '../data/held-member.ts';
import { crisisClosings } from './crisis-closings.ts';

// What a member closed is nobody else's after them.
onForgetMember(crisisClosings.forget);

const NOTHING: readonly unknown[] = [];

/** Draws anew whenever a card was closed somewhere on the page. */
export const useCrisisClosings = (): readonly unknown[] =>
  useSyncExternalStore(crisisClosings.subscribe, crisisClosings.list, () => NOTHING);
