import type { OnCallNotice } from '@hidamari/contract/consultations';
import { deskChecks } from '@hidamari/domain/desk-checks';
import type { PartGallery } from '@hidamari/ui/gallery';
import { AlertChoice, AlertSwitches } from './alert-choice.tsx';
import { type BoundaryCheck, BoundaryNote } from './boundary-note.tsx';
import { MadeCall, NumbersToOffer, OnCallPhones } from './colleague-call.tsx';
import { DeskCheckList } from './desk-checks.tsx';
import { DeskEntranceHead, DeskHead } from './desk-head.tsx';
import { PendingCalls } from './pending-calls.tsx';

export const deskHeadGallery: PartGallery = {
  noun: 'desk-head',
  title: '相談員の机の頭と案内',
  room: 'wide',
  states: {
    部屋が多い人: (
      <DeskHead
        me={{ display_name: '見本', role: 'lead' }}
        current="deskMembers"
        tools={
          <AlertChoice alerts={{ title: true, sound: true, notice: false }} onChange={() => undefined} />
        }
      />
    ),
    長い名前の人: (
      <DeskHead me={{ display_name: '見本の とても長い名前の担当者', role: 'concierge' }} current="desk" />
    ),
    ログインの前: <DeskEntranceHead />,
  },
};

const ON_CALL_NOTICE: OnCallNotice = {
  on_call: 'told',
  on_call_at: '2050-11-28 14:03:00',
  on_call_phones: ['+819000000000'],
};

export const deskAlertsGallery: PartGallery = {
  noun: 'desk-alerts',
  title: '机からのお知らせ',
  states: {
    選ぶ: <AlertSwitches alerts={{ title: true, sound: false, notice: false }} onChoose={() => undefined} />,
    呼ばれている: (
      <PendingCalls
        calls={[
          {
            to: 'case',
            id: '11111111-1111-4111-8111-111111111111',
            number: 'H-1031',
            whom: 'second',
            by: '見本の とても長い名前の担当者',
            at: '2050-11-28 14:03:00',
          },
          {
            to: 'inquiry',
            id: '21111111-1111-4111-8111-111111111111',
            number: 'M-849Q-F9HY',
            whom: 'second',
            by: '見本',
            at: '2050-11-28 14:04:00',
          },
        ]}
        onAnswered={() => undefined}
      />
    ),
    だれも呼んでいない: <PendingCalls calls={[]} onAnswered={() => undefined} />,
    もう一人を呼んだ: (
      <MadeCall
        whom="second"
        outcome={{ reached: 2, on_call: 'none', on_call_at: null, on_call_phones: [] }}
      />
    ),
    当番へ知らせた: <MadeCall whom="lead" outcome={{ reached: 0, ...ON_CALL_NOTICE }} />,
    当番の番号: <OnCallPhones told={ON_CALL_NOTICE} />,
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
