import { useEffect, useMemo, useState } from 'react';
import { forgetDraft, keepDraft, readDraft, useDraft } from '../../../../shell/forms/use-draft.ts';
import { usePageData } from '../../../../shell/page-data.ts';
import type { LogFormValues } from '../../log-form/log-form-values.ts';
import type { LogOrigin } from './use-log-save.ts';

/** What is kept: the form and the version it started from, so that an old draft still meets a newer log (G66). */
export interface LogDraft {
  values: LogFormValues;
  origin: LogOrigin;
}

/** Rises when the form's shape changes: a draft of another shape is not offered. */
const SHAPE = 1;

/** The draft of this form in this tab (G67): offered on arrival, kept while writing, forgotten after saving. */
export function useLogDraft({ values, origin }: LogDraft, isDirty: boolean) {
  const { member } = usePageData();
  const name = `treatment-log-${SHAPE}:${member?.memberId ?? ''}:${origin?.id ?? 'new'}`;
  const [offered, setOffered] = useState<LogDraft | null>(null);
  const draft = useMemo(() => ({ values, origin }), [values, origin]);
  const keptAt = useDraft(name, draft, isDirty);
  useEffect(() => setOffered(readDraft<LogDraft>(name)), [name]);
  return {
    offered,
    keptAt,
    putOfferAway: () => setOffered(null),
    keep: () => keepDraft(name, draft),
    forget: () => forgetDraft(name),
  };
}
