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

interface Options {
  /** The log that the form was opened for. It names the drafts for good, whatever the form writes over later. */
  start: LogOrigin;
  isDirty: boolean;
  /** Puts a draft into the form. */
  onRead: (draft: LogDraft) => void;
}

/** Rises when the form's shape changes: a draft of another shape is not offered. */
const SHAPE = 1;

/**
 * The draft of this form in this tab (G67): offered on arrival, kept while writing, forgotten after saving. While the
 * offer stands unanswered, what is written is kept beside it, and a reload finds both.
 */
export function useLogDraft({ values, origin }: LogDraft, { start, isDirty, onRead }: Options) {
  const { member } = usePageData();
  const name = `treatment-log-${SHAPE}:${member?.memberId ?? ''}:${start?.id ?? 'new'}`;
  const besideName = `${name}:beside`;
  const [offered, setOffered] = useState<LogDraft | null>(null);
  const draft = useMemo(() => ({ values, origin }), [values, origin]);
  const ownName = offered ? besideName : name;
  const keptAt = useDraft(ownName, draft, isDirty);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drafts are looked for on arrival, not each time the form is drawn
  useEffect(() => {
    const beside = readDraft<LogDraft>(besideName);
    if (beside) onRead(beside);
    setOffered(readDraft<LogDraft>(name));
  }, [name, besideName]);
  const forget = () => {
    forgetDraft(name);
    forgetDraft(besideName);
    setOffered(null);
  };
  return {
    offered,
    keptAt,
    keep: () => keepDraft(ownName, draft),
    /** Goes on from the offered draft, in place of what stands in the form. */
    take: () => {
      if (offered === null) return;
      onRead(offered);
      forgetDraft(besideName);
      setOffered(null);
    },
    /** Throws the offered draft away; what is being written takes its place. */
    drop: () => {
      forget();
      if (isDirty) keepDraft(name, draft);
    },
    forget,
  };
}
