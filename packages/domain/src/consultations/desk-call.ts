import { type StaffPermission, type StaffRole, staffMay } from '../staff/index.ts';

/** Whom somebody in front of words that suggest danger can call (G119): another reader, or the person in charge. */
export const CALLED = [
  { value: 'second', label: 'もう一人の相談員' },
  { value: 'lead', label: '責任者' },
] as const;
export type Called = (typeof CALLED)[number]['value'];

/** Whom a call is for, in words. */
export const calledLabel = (whom: Called): string => CALLED.find(({ value }) => value === whom)?.label ?? '';

const PERMISSION: Readonly<Record<Called, StaffPermission>> = {
  second: 'answer-cases',
  lead: 'direct-cases',
};

/** True for the roles that a call is for. */
export const isCalled = (whom: Called, role: StaffRole): boolean => staffMay(role, PERMISSION[whom]);

/** A call that nobody answered stands in the tabs of the desk for so long; the case itself stays first. */
const CALL_STANDS_MINUTES = 30;

/** Calls made before this moment do not stand any more. */
export const standingCallsSince = (now: Date): Date => new Date(now.getTime() - CALL_STANDS_MINUTES * 60_000);
