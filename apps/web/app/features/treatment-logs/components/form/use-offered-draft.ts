import { useEffect, useState } from 'react';
import { forgetDraft, keepDraft, readDraft, useDraft } from '../../../../shell/forms/use-draft.ts';

interface Options<D> {
  /** Names the draft: whose, of which form, for which stored thing. */
  name: string;
  /** What is kept while somebody writes. */
  draft: D;
  isDirty: boolean;
  /** Puts a draft into the form. */
  onRead: (draft: D) => void;
}

/**
 * The draft of a form in this tab (G67): offered on arrival, kept while writing, forgotten after saving. While the offer
 * stands unanswered, what is written is kept beside it, and a reload finds both.
 */
export function useOfferedDraft<D>({ name, draft, isDirty, onRead }: Options<D>) {
  const besideName = `${name}:beside`;
  const [offered, setOffered] = useState<D | null>(null);
  const ownName = offered ? besideName : name;
  const keptAt = useDraft(ownName, draft, isDirty);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drafts are looked for on arrival, not each time the form is drawn
  useEffect(() => {
    const beside = readDraft<D>(besideName);
    if (beside) onRead(beside);
    setOffered(readDraft<D>(name));
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
