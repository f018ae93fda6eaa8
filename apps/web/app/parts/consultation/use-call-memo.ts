import { useEffect, useRef, useState } from 'react';
import { forgetSealedDraft, openDraft, sealDraft } from '../../shell/forms/sealed-drafts.ts';
import { readDraft, saveDraft, useCanSaveDrafts } from '../../shell/forms/use-draft.ts';
import { portalNow } from '../../shell/portal-clock/index.ts';

/** What was written, and when: the tab and the device may each have one, and the later one counts. */
interface SavedMemo {
  text: string;
  written_at: number;
}

const NAME = 'consultation:call-memo';
const NOTHING: SavedMemo = { text: '', written_at: 0 };

/** So long nothing more is typed before the memo is sealed on the device. */
const PAUSE_MS = 1_000;

/** The later of the two; an emptied memo of the tab is later than the full one it was. */
function laterMemo(ofTab: SavedMemo, ofDevice: SavedMemo | null): SavedMemo {
  return ofDevice !== null && ofDevice.written_at > ofTab.written_at ? ofDevice : ofTab;
}

/** Page and panel may both show the memo: each follows what is written in the other. */
const WRITTEN = 'memo';
const places = new EventTarget();

/** True unless the device could not keep it. */
async function keep(memo: SavedMemo): Promise<boolean> {
  if (memo.text !== '') return sealDraft(NAME, memo);
  await forgetSealedDraft(NAME);
  return true;
}

/** Where the memo stays: sealed on the device, as long as the tab, or no longer than the page is open. */
export type MemoPlace = 'device' | 'tab' | 'page';

/**
 * The memo of this page's member (G125): in the tab at every key, and sealed on the device for thirty days, so that it is
 * there again on the day of the call. It never goes to the server, and a logout erases it (G67).
 * @returns `isRead`: the device was looked at. `isLocked`: an older memo lies there and cannot be opened now.
 */
export function useCallMemo(): {
  text: string;
  write(text: string): void;
  isRead: boolean;
  isLocked: boolean;
  keptIn: MemoPlace;
} {
  const [memo, setMemo] = useState<SavedMemo>(() => readDraft<SavedMemo>(NAME) ?? NOTHING);
  const [device, setDevice] = useState<'unread' | 'open' | 'locked'>('unread');
  const [canSeal, setCanSeal] = useState(true);
  const keepsTab = useCanSaveDrafts();
  const unsealed = useRef<SavedMemo | null>(null);
  const latest = useRef(memo);
  latest.current = memo;
  useEffect(() => {
    let isHere = true;
    openDraft<SavedMemo>(NAME).then(
      (ofDevice) => {
        if (!isHere) return;
        const later = laterMemo(latest.current, ofDevice);
        // A page that was left at once had no time to seal what the tab has.
        if (later !== ofDevice && later.written_at > 0) unsealed.current = later;
        setMemo(later);
        setDevice('open');
      },
      // Without the key for what lies there the device is left alone: the tab has what is written.
      () => isHere && setDevice('locked'),
    );
    return () => {
      isHere = false;
    };
  }, []);
  useEffect(() => {
    if (device !== 'open' || unsealed.current !== memo) return;
    const seal = () => {
      if (unsealed.current === memo) void keep(memo).then(setCanSeal);
      unsealed.current = null;
    };
    const timer = setTimeout(seal, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [memo, device]);
  useEffect(() => {
    const follow = (event: Event) => {
      // The place where it was written seals it; an older word of this one must not come after it.
      unsealed.current = null;
      setMemo((event as CustomEvent<SavedMemo>).detail);
    };
    places.addEventListener(WRITTEN, follow);
    return () => places.removeEventListener(WRITTEN, follow);
  }, []);
  // The panel is closed while the last word is still waiting.
  useEffect(
    () => () => {
      if (unsealed.current !== null) void keep(unsealed.current);
    },
    [],
  );
  const write = (text: string) => {
    const next = { text, written_at: portalNow().getTime() };
    places.dispatchEvent(new CustomEvent(WRITTEN, { detail: next }));
    unsealed.current = next;
    // An emptied one is kept as well: it is later than what the device still has.
    saveDraft(NAME, next);
  };
  const isLocked = device === 'locked';
  const ofTab: MemoPlace = keepsTab ? 'tab' : 'page';
  return {
    text: memo.text,
    write,
    isRead: device !== 'unread',
    isLocked,
    keptIn: canSeal && !isLocked ? 'device' : ofTab,
  };
}
