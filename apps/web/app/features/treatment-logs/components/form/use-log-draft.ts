import { useMemo } from 'react';
import { usePageData } from '../../../../shell/page-data.ts';
import type { LogFormValues } from '../../log-form/log-form-values.ts';
import type { SaveOrigin, SaveTarget } from './save-target.ts';
import { useOfferedDraft } from './use-offered-draft.ts';

/** What is kept: the form and where it is saved to, so that an old draft still meets a newer log (G66). */
export interface LogDraft {
  values: LogFormValues;
  target: SaveTarget;
}

interface Options {
  /** The log that the form was opened for. It names the drafts for good, whatever the form writes over later. */
  start: SaveOrigin;
  isDirty: boolean;
  /** Puts a draft into the form. */
  onRead: (draft: LogDraft) => void;
}

/** Rises when the form's shape changes: a draft of another shape is not offered. */
const SHAPE = 3;

/** The draft of a log form (G67): see `useOfferedDraft`. */
export function useLogDraft({ values, target }: LogDraft, { start, isDirty, onRead }: Options) {
  const { member } = usePageData();
  const name = `treatment-log-${SHAPE}:${member?.memberId ?? ''}:${start?.id ?? 'new'}`;
  const draft = useMemo(() => ({ values, target }), [values, target]);
  return useOfferedDraft({ name, draft, isDirty, onRead });
}
