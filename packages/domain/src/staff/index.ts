import { firstCharacter } from '../japanese-text/index.ts';

/** A concierge's session in a member's place ends after this, whatever is done (G42). Minutes. */
export const ACTING_MINUTES = 30;

/** Longest words beside the reason, in characters. */
export const ACTING_NOTE_LENGTH = 200;

/** Why somebody acts for a member: a closed list, read by the member in 「だれが見たか」. Nothing of the illness. */
export const ACTING_REASONS = [
  { value: 'asked-by-phone', label: 'お電話でのご依頼' },
  { value: 'asked-in-writing', label: 'お手紙・メールでのご依頼' },
  { value: 'registration-help', label: 'ご登録のお手伝い' },
  { value: 'change-of-details', label: '登録内容の変更のご依頼' },
  { value: 'trouble', label: 'うまく動かないというご連絡の確認' },
  { value: 'other', label: 'そのほか' },
] as const;
export type ActingReason = (typeof ACTING_REASONS)[number]['value'];

/** The reason in words. */
export function actingReasonLabel(reason: ActingReason): string {
  return ACTING_REASONS.find(({ value }) => value === reason)?.label ?? '';
}

/** Minutes that are left, begun ones counted; 0 once it is over. */
export function actingMinutesLeft(endsAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 60_000));
}

/** What only the member does, in words (G42). The calls and screens that follow: `ACTING_CALLS` of the contract, `memberOnlyScreen`. */
export const MEMBER_ONLY_ACTS = [
  'パスワードと二段階の確認',
  '同意の変更',
  '退会',
  'データの書き出しと印刷',
  '治療ログを書くこと',
  'LINEの連携',
  'ご家族の利用者への切り替え',
] as const;

/** By what a desk that is open in another tab calls for attention; each person of staff chooses, and it stays so. */
export interface DeskAlerts {
  /** How many wait, in the title of the tab. */
  title: boolean;
  /** A short sound. */
  sound: boolean;
  /** A notice of the browser. It needs the browser's leave, which is asked for by a press alone. */
  notice: boolean;
}

/** As each account begins. */
export const FIRST_ALERTS: DeskAlerts = { title: true, sound: true, notice: false };

/** How many wait at the desk for one person of staff. */
export interface DeskWaiting {
  /** Cases whose member waits for an answer: those that nobody has, and their own. */
  waiting: number;
  /** Words that suggest danger and still need a second reader: cases and inquiries (G119). */
  danger: number;
  /** Colleagues who call them to such a case. */
  calls: number;
}

/** The newest of each kind, as moments that only ever grow; null while there is none. */
export interface DeskNewest {
  waiting: string | null;
  danger: string | null;
  calls: string | null;
}

/** What is worth a sound; the first is the most urgent. */
const ALERT_KINDS = ['calls', 'danger', 'waiting'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** The most urgent thing that came since, or null. What was there when the page opened is no news. */
export function whatIsNew(before: DeskNewest, now: DeskNewest): AlertKind | null {
  return ALERT_KINDS.find((kind) => (now[kind] ?? '') > (before[kind] ?? '')) ?? null;
}

/** The title of a tab with what waits before it: 「【至急 1】（3）相談員の机」. Numbers alone: nobody's name, no case (G54). Put on again it stands once. */
export function titleWith(title: string, { waiting, danger, calls }: DeskWaiting): string {
  const urgent = Math.max(danger, calls);
  const bare = title.replace(MARKS, '');
  return `${urgent === 0 ? '' : `【至急 ${urgent}】`}${waiting === 0 ? '' : `（${waiting}）`}${bare}`;
}

/** What an earlier look put before the title. */
const MARKS = /^(?:【至急 \d+】)?(?:（\d+）)?/;

/** What a notice of the browser says: it may show on a screen that anybody sees. */
export const ALERT_WORDS: Readonly<Record<AlertKind, { title: string; text: string }>> = {
  calls: { title: '【至急】呼ばれています', text: '相談員の机で、同僚が呼んでいます。' },
  danger: { title: '【至急】二人で確認してください', text: '相談員の机を、いま見てください。' },
  waiting: { title: 'お待ちの方がいます', text: '相談員の机に、新しい相談が届きました。' },
};

/** A staff session ends when nobody has used it for so many seconds (G42). Short: a desk may be left for a moment. */
export const STAFF_IDLE_SECONDS = 30 * 60;

/** A member before a concierge has said why they open the record (G38, G42). */
export interface MaskedPerson {
  /** First sign of the family name in kana, or of the only name. */
  kanaInitial: string;
  /** Year of birth; null where it is not known. */
  birthYear: string | null;
}

/** As much as tells two people on the telephone apart, and nothing that could be used without opening the record. */
export function maskPerson(person: {
  lastNameKana: string;
  firstNameKana: string;
  birthday: string | null;
}): MaskedPerson {
  return {
    kanaInitial: firstCharacter(person.lastNameKana || person.firstNameKana),
    birthYear: person.birthday?.slice(0, 4) ?? null,
  };
}

/** Words of danger tell whoever is on call of one case once in this time, in minutes, however often they come (decision 0076). */
const BY_WORDS_EVERY_MINUTES = 60;

/** A person who calls at the desk is sent on at once, and again after this time, in minutes. */
const BY_PERSON_EVERY_MINUTES = 10;

interface ToldOnCall {
  /** When whoever is on call was told of the case last, by words or by a person. */
  toldAt: Date | null;
  /** When its newest words of danger came. */
  dangerAt: Date;
  /** A person at the desk calls; else the words alone do. */
  isCalled: boolean;
}

/**
 * True where whoever is on call may be told of a case at that moment. What the words themselves have sent, as they came or before,
 * holds no person back: that a colleague asks for somebody in charge is another piece of news.
 */
export function mayNotifyOnCall({ toldAt, dangerAt, isCalled }: ToldOnCall, now: Date): boolean {
  if (toldAt === null || (isCalled && toldAt <= dangerAt)) return true;
  const minutes = isCalled ? BY_PERSON_EVERY_MINUTES : BY_WORDS_EVERY_MINUTES;
  return now.getTime() - toldAt.getTime() >= minutes * 60_000;
}

/** A server says so often whose desk is open on it, in seconds. */
export const PRESENCE_BEAT_SECONDS = 30;

/** Two beats that did not come: the server is gone, and with it whoever was at the desk there. */
const PRESENCE_ENDS_SECONDS = PRESENCE_BEAT_SECONDS * 2.5;

/** Whoever was seen since this moment has the desk open. */
export const presentSince = (now: Date): Date => new Date(now.getTime() - PRESENCE_ENDS_SECONDS * 1_000);

/** What a member of staff is, and how members read it (G42, G140). */
export const STAFF_ROLES = ['concierge', 'supporter', 'lead', 'editor', 'administrator'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The role in words, as the diary of reads and the desk show it. */
export const STAFF_ROLE_LABELS: Readonly<Record<StaffRole, string>> = {
  concierge: '手続きの担当者',
  supporter: '相談員',
  lead: '相談員の責任者',
  editor: '編集の担当者',
  administrator: '管理者',
};

/** What each permission lets somebody do, as the operator's handbook words it. */
const STAFF_PERMISSIONS = {
  'open-desk': 'signs in and out, sees their own acts',
  'find-members': 'finds a member by an exact handle or a talk number',
  'act-for-members': 'goes through forms in a member’s place (G42)',
  'read-cases':
    'sees the queue and reads a consultation, each reading recorded; one that is not their own with a reason (F46)',
  'answer-cases':
    'takes, answers, hands over and closes a case; opens one for a call; reads and answers a visitor’s consultation by mail',
  'direct-cases': 'takes a case out of a colleague’s hands',
  'open-phones-in-danger':
    'opens the telephone number of a member whose words suggest danger, with a written reason that the member reads (G119)',
  'read-member-cards': 'opens the member’s card where the member shares it or read out a talk number',
  'comment-on-logs': 'comments on a log that the member shares',
  'call-members-back': 'keeps the list of calls that were promised',
  'answer-inquiries': 'reads and answers what came by the contact form',
  'keep-monitors': 'reads what members wrote for the panel, registers them and ends a registration (G87)',
  'write-canned-answers': 'writes the sentences that everybody may begin an answer with',
  'read-survey-reports': 'sees what the answers of surveys come to; the words only where they read cases too',
  'answer-survey-contacts': 'sees who wishes to hear from whoever is responsible, and notes that they did',
  'keep-closures': 'enters and takes back days on which nobody can be reached',
} as const satisfies Readonly<Record<string, string>>;
export type StaffPermission = keyof typeof STAFF_PERMISSIONS;

const CONCIERGE = [
  'open-desk',
  'find-members',
  'act-for-members',
  'call-members-back',
  'answer-inquiries',
  'keep-monitors',
] as const satisfies readonly StaffPermission[];

const SUPPORTER = [
  ...CONCIERGE,
  'read-cases',
  'answer-cases',
  'read-member-cards',
  'comment-on-logs',
] as const satisfies readonly StaffPermission[];

/**
 * Who may do what; what is not named is refused (G42, G140). Who writes articles or keeps accounts has no need to
 * read what anybody confided, so they may not.
 */
const PERMISSIONS_BY_ROLE: Readonly<Record<StaffRole, readonly StaffPermission[]>> = {
  concierge: CONCIERGE,
  supporter: SUPPORTER,
  lead: [
    ...SUPPORTER,
    'direct-cases',
    'open-phones-in-danger',
    'write-canned-answers',
    'keep-closures',
    'read-survey-reports',
    'answer-survey-contacts',
  ],
  editor: ['open-desk', 'write-canned-answers'],
  administrator: ['open-desk', 'keep-closures', 'read-survey-reports'],
};

export function staffMay(role: StaffRole, permission: StaffPermission): boolean {
  return PERMISSIONS_BY_ROLE[role].includes(permission);
}

/** The roles that a permission belongs to. */
export function rolesWith(permission: StaffPermission): StaffRole[] {
  return STAFF_ROLES.filter((role) => staffMay(role, permission));
}

/** Everything a role allows, in the order of the handbook. */
export function permissionsOf(role: StaffRole): StaffPermission[] {
  return (Object.keys(STAFF_PERMISSIONS) as StaffPermission[]).filter((permission) =>
    staffMay(role, permission),
  );
}
