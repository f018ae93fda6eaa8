import { deskChecks } from '@hidamari/domain/desk-checks';
import type { PartGallery } from '@hidamari/ui/gallery';
import { type BoundaryCheck, BoundaryNote } from './boundary-note.tsx';
import { DeskCheckList } from './desk-checks.tsx';
import { DeskEntranceHead, DeskHead } from './desk-head.tsx';
import { NumbersToOffer } from './numbers-to-offer.tsx';

export const deskHeadGallery: PartGallery = {
  noun: 'desk-head',
  title: '相談員の机の頭と案内',
  room: 'wide',
  states: {
    部屋が多い人: <DeskHead me={{ display_name: '見本', role: 'lead' }} current="deskMembers" />,
    長い名前の人: (
      <DeskHead me={{ display_name: '見本の とても長い名前の担当者', role: 'concierge' }} current="desk" />
    ),
    ログインの前: <DeskEntranceHead />,
  },
};

/** A day on which nothing, and two on which something has to be looked at. */
export const deskChecksGallery: PartGallery = {
  noun: 'desk-checks',
  title: '机の確認のお願い',
  states: {
    '番号とこよみ、まもなく': <DeskCheckList checks={deskChecks('2050-06-01')} />,
    こよみが終わった: <DeskCheckList checks={deskChecks('2051-06-01')} />,
    ない日: <DeskCheckList checks={[]} />,
  },
};

const checkOf = (isHeld: boolean): BoundaryCheck => ({
  isHeld,
  noteShown: () => undefined,
  mayGo: () => true,
});

export const numbersToOfferGallery: PartGallery = {
  noun: 'numbers-to-offer',
  title: 'お伝えできる窓口の番号',
  states: {
    ふつう: <NumbersToOffer />,
  },
};

export const boundaryNoteGallery: PartGallery = {
  noun: 'boundary-note',
  title: '送る前に読み直す文',
  states: {
    二つの文: (
      <BoundaryNote
        text="それは副作用だと思います。しばらく様子を見て大丈夫です。"
        check={checkOf(false)}
        onPhrase={() => undefined}
      />
    ),
    一度押したあと: (
      <BoundaryNote text="それは副作用だと思います。" check={checkOf(true)} onPhrase={() => undefined} />
    ),
    ふつうの文: (
      <BoundaryNote
        text="病院での聞き方を、一緒に考えましょう。"
        check={checkOf(false)}
        onPhrase={() => undefined}
      />
    ),
  },
};
