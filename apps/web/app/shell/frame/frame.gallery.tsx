import { Card } from '@hidamari/ui/card';
import { ExampleRow, type PartGallery } from '@hidamari/ui/gallery';
import { CommentLink } from '../../parts/comments/comment-link.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { ActingNotice } from '../acting-banner.tsx';
import { FAULT_WORDS, type FaultKind } from '../fault-words.ts';
import { LogoutButton } from '../logout-button.tsx';
import { MailHints } from '../mail-hints.tsx';
import { MemberSwitch } from '../member-switch.tsx';
import { PageLink } from '../navigation/page-link.tsx';
import { usePageData } from '../page-data.ts';
import { BackLink } from '../page-links.tsx';
import { QrCode } from '../qr-code.tsx';
import { ReadingSettingsButton } from '../reading-settings-button.tsx';
import { FaultContent } from './fault-content.tsx';
import { PlainFault } from './fault-page.tsx';
import { AuthHeader, ExitHeader, PortalBar, PortalFooter, PortalHeader } from './site-frame.tsx';

const MINUTE_MS = 60_000;

/** So many minutes from when the page was drawn. */
function Acting({ minutes }: { minutes: number }) {
  const { renderedAt } = usePageData();
  const endsAt = new Date(Date.parse(renderedAt) + minutes * MINUTE_MS).toISOString();
  return <ActingNotice memberName="見本 花子" endsAt={endsAt} />;
}

export const actingBannerGallery: PartGallery = {
  noun: 'acting-banner',
  title: '代行中の帯',
  room: 'wide',
  states: { 代行中: <Acting minutes={12} />, 時間が終わった: <Acting minutes={0} /> },
};

export const siteFrameGallery: PartGallery = {
  noun: 'site-frame',
  title: 'この窓口の枠（本物の言葉と番号）',
  room: 'wide',
  states: {
    頭: <PortalHeader />,
    ログインと登録の頭: <AuthHeader />,
    アンケートの頭: <ExitHeader wayOut="やめる" />,
    足もと: <PortalFooter />,
  },
};

export const portalBarGallery: PartGallery = {
  noun: 'portal-bar',
  title: 'この窓口の下のメニュー（電話の幅だけ）',
  room: 'window',
  states: { ふつう: <PortalBar /> },
};

export const memberPartsGallery: PartGallery = {
  noun: 'member-parts',
  title: '会員のためのもの',
  states: {
    ほかの会員に切り替える: (
      <MemberSwitch
        others={[
          { hash_user_id: 'mihon-1', nickname: 'はな', variant: 'aflac' },
          { hash_user_id: 'mihon-2', nickname: 'とても長いよび名の見本', variant: 'chofu' },
        ]}
      />
    ),
    ほかの会員がいない: <MemberSwitch others={[]} />,
    読んでいないコメント: <CommentLink unread={2} log_id="4f9c1d1e-8f0e-4d6c-9c9f-0c8f0b3b1a11" />,
    'ログアウト・文字': (
      <ExampleRow>
        <LogoutButton />
        <ReadingSettingsButton />
      </ExampleRow>
    ),
    アプリで読む四角: (
      <QrCode text="otpauth://totp/mihon?secret=MIHONMIHON" name="アプリで読み取る四角（見本）" />
    ),
    届かないメールの心当たり: <MailHints />,
    戻るリンク: <BackLink href="/">ホームへ戻る</BackLink>,
    画面へのリンク: (
      <p>
        <PageLink href="/articles">がんの情報</PageLink>へ
      </p>
    ),
  },
};

export const accountFrameGallery: PartGallery = {
  noun: 'account-frame',
  title: 'アカウントの画面の枠',
  room: 'page',
  states: {
    一行ずつ読むもの: (
      <AccountFrame title="見本の設定" lead="この画面でできることを、一つか二つの文で書きます。">
        <Card>中身</Card>
      </AccountFrame>
    ),
    二列にならぶもの: (
      <AccountFrame title="見本の一覧" width="mid">
        <Card>中身</Card>
      </AccountFrame>
    ),
  },
};

const FAULTS: Readonly<Record<FaultKind, string>> = {
  'not-found': '見つからない',
  server: 'こちらの故障',
  unavailable: 'つながらない',
  maintenance: 'メンテナンス中',
};

export const faultPageGallery: PartGallery = {
  noun: 'fault-page',
  title: 'うまくいかない画面',
  room: 'page',
  states: {
    ...Object.fromEntries(
      Object.entries(FAULTS).map(([kind, name]) => [
        name,
        <PlainFault key={kind} kind={kind as FaultKind} />,
      ]),
    ),
    'お問い合わせ番号がある、言葉を足した': (
      <FaultContent words={FAULT_WORDS.server} requestId="mihon-0001">
        <p>書いたものは、この画面に残っています。</p>
      </FaultContent>
    ),
  },
};
