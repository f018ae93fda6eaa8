import type { PortalForm } from './portal-form.ts';

const nothing = () => {};

/** A form as it is drawn with these values, before anything was checked or sent. */
export const filledForm = <V extends object>(values: V): PortalForm<V, never> => ({
  values,
  change: nothing,
  replace: nothing,
  errorOf: () => undefined,
  summary: [],
  attempt: 0,
  check: nothing,
  checkAll: () => null,
  takeFailure: nothing,
  failure: null,
  clearFailure: nothing,
});
