import { Card } from '@hidamari/ui/card';
import type { PartGallery } from '@hidamari/ui/gallery';
import type { ReactNode } from 'react';
import { Linked, NotLinked } from './line-card.tsx';
import { LinePromotionCard } from './promotion-card.tsx';
import { UnlinkWords } from './unlink-dialog.tsx';

const press = () => {};

const onCard = (words: ReactNode) => (
  <Card>
    <div className="grid grid-cols-1 gap-4">{words}</div>
  </Card>
);

const LINKED = {
  linked_at: '2026-11-27 10:00:00',
  is_friend: true,
  notices_chosen: 'line',
  notices_go_by: 'line',
} as const;

export const lineCardGallery: PartGallery = {
  noun: 'line-card',
  title: 'LINEとの連携',
  states: {
    連携していない: onCard(<NotLinked />),
    連携している: onCard(<Linked link={LINKED} isAsked={false} onUnlink={press} />),
    メールで受け取っている: onCard(
      <Linked
        link={{ ...LINKED, notices_chosen: 'mail', notices_go_by: 'mail' }}
        isAsked={false}
        onUnlink={press}
      />,
    ),
    '友だちでない、またはブロックしている': onCard(
      <Linked
        link={{ ...LINKED, is_friend: false, notices_go_by: 'mail' }}
        isAsked={false}
        onUnlink={press}
      />,
    ),
    'LINEに確認を送った、いつからか分からない': onCard(
      <Linked link={{ ...LINKED, linked_at: null }} isAsked onUnlink={press} />,
    ),
    '外すと、どうなるか': <UnlinkWords />,
  },
};

export const linePromotionGallery: PartGallery = {
  noun: 'line-promotion',
  title: 'LINEのご案内',
  room: 'alone',
  states: { ふつう: <LinePromotionCard /> },
};
