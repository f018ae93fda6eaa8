import './forget-closings.ts';
import { useSyncExternalStore } from 'react';
import { crisisClosings } from './closed-cards.ts';

const NOTHING: readonly unknown[] = [];

/** Draws anew whenever a card was closed somewhere on the page. */
export const useCrisisClosings = (): readonly unknown[] =>
  useSyncExternalStore(crisisClosings.subscribe, crisisClosings.read, () => NOTHING);
