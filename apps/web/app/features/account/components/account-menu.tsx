import './account-menu.css';
import type { CurrentUser } from '@hidamari/contract/members';
import type { IconName } from '@hidamari/ui/icon';
import { LinkRow, LinkRows } from '@hidamari/ui/link-row';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useId } from 'react';
import { useIsAddressTaken, useIsSecondStepOn } from '../account-queries.ts';
import { SurveyRows } from './survey-rows.tsx';

interface Row {
  href: string;
  title: string;
  icon: IconName;
  note: (state: AccountState) => string;
}

/** What the notes tell of. */
interface AccountState {
  user: CurrentUser;
  /** null: not known here. */
  isSecondStepOn: boolean | null;
  /** The address is known to be another account's proven one. */
  isAddressTaken: boolean;
}

interface Section {
  title: string;
  rows: readonly Row[];
}

function mailWords({ user: { email, email_verified_at: provenAt }, isAddressTaken }: AccountState): string {
  if (email === null) return 'メールアドレスは、まだありません';
  if (isAddressTaken) return 'このメールアドレスは、確認できません';
  return provenAt === null ? 'メールアドレスの確認が、まだ済んでいません' : 'メールアドレスは、確認済みです';
}

/** The way that was chosen, and where it leads to nothing yet, what comes of that (`noticeChannel`). */
function channelWords({ notice_channel: chosen, line_user_id: line, email }: AccountState['user']): string {
  if (chosen === 'none') return '受け取らない';
  const name = chosen === 'line' ? 'LINE' : 'メール';
  if (chosen === 'line' && line !== null) return name;
  if (email === null) return `${name}（いまは届きません）`;
  return chosen === 'line' ? `${name}（連携するまではメール）` : name;
}

const noticeWords = ({ user }: AccountState): string =>
  user.are_prompts_held ? 'お知らせを控えています' : channelWords(user);

/** Whoever told of a death finds the way back here too (G149). */
const bereavementWords = ({ user }: AccountState): string =>
  user.is_bereaved
    ? 'お知らせを止め、ホームを静かにしています。いつでも戻せます'
    : 'お知らせを止め、ホームを静かにします';

function secondStepWords(isOn: boolean | null): string {
  if (isOn === null) return 'パスワード、二段階の確認、ログインの記録';
  return isOn ? '二段階の確認は、ついています' : '二段階の確認は、まだつけていません';
}

/** Everything of one's own, in the order of the page. */
const SECTIONS: readonly Section[] = [
  {
    title: 'わたしのこと',
    rows: [
      { href: '/account/edit', title: '登録内容', icon: 'pen', note: () => 'お名前、ご住所、いまの状況' },
      {
        href: '/account/security#means',
        title: 'メールアドレスと携帯電話',
        icon: 'mail',
        note: mailWords,
      },
      { href: '/favorite', title: 'お気に入り', icon: 'heart', note: () => '残しておいた記事とサービス' },
      { href: '/account/notices', title: 'お知らせの受け取り', icon: 'bell', note: noticeWords },
    ],
  },
  {
    title: '安心して使うために',
    rows: [
      {
        href: '/account/security',
        title: 'ログインと安全',
        icon: 'lock',
        note: ({ isSecondStepOn }) => secondStepWords(isSecondStepOn),
      },
      {
        href: '/account/access-diary',
        title: 'だれが見たか',
        icon: 'eye',
        note: () => '担当者が見た日時と理由',
      },
      {
        href: '/account/privacy',
        title: '個人情報と同意',
        icon: 'file',
        note: () => '同意したこと、開示や訂正のお申し出',
      },
      {
        href: '/account/my-data',
        title: 'わたしのデータ',
        icon: 'download',
        note: () => '記録をまとめて受け取る',
      },
    ],
  },
  {
    title: 'わたしの記録',
    rows: [
      {
        href: '/treatment-logs',
        title: '治療ログ',
        icon: 'log',
        note: ({ user: { visited_days_count: days } }) => `ご利用になった日は、${days}日です`,
      },
      { href: '/questions', title: '相談したこと', icon: 'talk', note: () => 'ご相談の一覧' },
    ],
  },
  {
    title: 'そのほか',
    rows: [
      {
        href: '/account/notices#bereavement',
        title: '大切な方を亡くされたとき',
        icon: 'heart',
        note: bereavementWords,
      },
      { href: '/unsubscribe', title: '退会する', icon: 'close', note: () => '退会のお手続き' },
    ],
  },
];

/** The ways from the account to everything of one's own. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const state = { user, isSecondStepOn: useIsSecondStepOn(), isAddressTaken: useIsAddressTaken(user) };
  const draw = (section: Section) => <MenuSection key={section.title} {...section} state={state} />;
  return (
    <div className="account-sections">
      {SECTIONS.slice(0, -1).map(draw)}
      <SurveyRows user={user} />
      {SECTIONS.slice(-1).map(draw)}
    </div>
  );
}

function MenuSection({ title, rows, state }: Section & { state: AccountState }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading size="small" id={id}>
        {title}
      </SectionHeading>
      <LinkRows>
        {rows.map(({ note, ...row }) => (
          <LinkRow key={row.href} {...row} note={note(state)} />
        ))}
      </LinkRows>
    </section>
  );
}
