import { useEffect, useRef, useState } from 'react';
import { afterEarlyInput } from '../../../../shell/forms/early-input.ts';
import { forgetSealedDraft, openDraft, sealDraft } from '../../../../shell/forms/sealed-drafts.ts';
import { forgetDraft, readDraft, saveDraft, useDraft } from '../../../../shell/forms/use-draft.ts';

interface Options<D> {
  /** Names the draft: whose, of which form, for which stored thing. */
  name: string;
  /** What is kept while somebody writes. */
  draft: D;
  isDirty: boolean;
  /** Puts the offered draft into the form, in place of what stands there. */
  onTake: (draft: D) => void;
  /** Puts back what was written beside an offer before a reload, under what has been typed since. */
  onBeside: (draft: D) => void;
}

/**
 * The draft of a form (G67): offered on arrival, kept while writing, forgotten after saving. It lies in this tab, and
 * sealed on this device for 30 days. While the offer stands unanswered, what is written is kept beside it in the tab,
 * and a reload finds both.
 */
export function useOfferedDraft<D>({ name, draft, isDirty, onTake, onBeside }: Options<D>) {
  const besideName = `${name}:beside`;
  const [offered, setOffered] = useState<D | null>(null);
  // Until the device was looked at, nothing may be sealed over what lies there.
  const [isLookedAt, setLookedAt] = useState(false);
  const [canSeal, setCanSeal] = useState(true);
  const latest = useRef({ draft, isDirty });
  latest.current = { draft, isDirty };
  const ownName = offered ? besideName : name;
  const keptAt = useDraft(ownName, draft, isDirty);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for on arrival, not each time the form is drawn
  useEffect(
    () =>
      afterEarlyInput(() => {
        const beside = readDraft<D>(besideName);
        if (beside) onBeside(beside);
      }),
    [besideName],
  );

  useEffect(() => {
    const ofTab = readDraft<D>(name);
    setOffered(ofTab);
    if (ofTab) return setLookedAt(true);
    let isHere = true;
    const take = (ofDevice: D | null) => {
      if (!isHere) return;
      if (ofDevice !== null) {
        // From here on as after a reload: the older one in its place, what was written meanwhile beside it.
        saveDraft(name, ofDevice);
        if (latest.current.isDirty) saveDraft(besideName, latest.current.draft);
        setOffered(ofDevice);
      }
      setLookedAt(true);
    };
    // Without the key for what lies there the device is left alone: the tab has what is written.
    openDraft<D>(name).then(take, () => isHere && setCanSeal(false));
    return () => {
      isHere = false;
    };
  }, [name, besideName]);

  const maySeal = isLookedAt && offered === null;
  const seal = () => {
    if (maySeal && latest.current.isDirty) void sealDraft(name, latest.current.draft).then(setCanSeal);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the tab has kept one
  useEffect(seal, [keptAt, maySeal]);

  const forget = () => {
    // What the last drawing was about to seal is forgotten as well.
    latest.current = { ...latest.current, isDirty: false };
    forgetDraft(name);
    forgetDraft(besideName);
    if (isLookedAt) void forgetSealedDraft(name);
    setOffered(null);
  };
  return {
    offered,
    keptAt,
    /** How long what is being written stays: beside an offer, and where the device could not seal it, in this tab alone. */
    keptFor: offered === null && canSeal ? ('days' as const) : ('tab' as const),
    keep: () => {
      saveDraft(ownName, draft);
      seal();
    },
    /** Goes on from the offered draft, in place of what stands in the form. */
    take: () => {
      if (offered === null) return;
      onTake(offered);
      forgetDraft(besideName);
      setOffered(null);
    },
    /** Throws the offered draft away; what is being written takes its place. */
    drop: () => {
      forget();
      if (!isDirty) return;
      saveDraft(name, draft);
    },
    forget,
    /** After a save: an offer that nobody answered is about something else, and stays. */
    forgetSaved: () => {
      if (offered === null) return forget();
      latest.current = { ...latest.current, isDirty: false };
      forgetDraft(besideName);
    },
  };
}
