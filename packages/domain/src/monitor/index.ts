import { MEMBER_TYPES, type MemberType, VARIANTS, variantOfMember } from '../site-variants/index.ts';

/** True for members of a variant with services: an organisation has no panel (specification section 6, G87). */
export function hasMonitorPanel(memberType: MemberType): boolean {
  return VARIANTS[variantOfMember(memberType)].hasServices;
}

/** The member types that have a panel. */
export const PANEL_MEMBER_TYPES: readonly MemberType[] = MEMBER_TYPES.filter(hasMonitorPanel);

/**
 * What is agreed to before somebody stands in the panel (G87): purpose, use, and how to stop. The version is the day of
 * the words; other words are another version, and whoever corrects their registration then reads and agrees anew.
 */
export const MONITOR_CONSENT = {
  version: '2026-11-24',
  points: [
    {
      term: '目的',
      text: 'がんを経験した方とご家族の声を、よりよい支えや制度、研究に役立てるためです。治験の募集ではありません。',
    },
    {
      term: '使い道',
      text: '書いた内容は、合いそうな募集をご案内するために、ひだまりの担当者だけが読みます。担当者が読んだ日時は「だれが見たか」に残ります。募集をしている相手に渡すときは、そのつど、相手の名前と渡す内容をお見せして、同意をいただきます。',
    },
    {
      term: 'やめ方',
      text: 'この画面から、いつでも休んだり、やめたりできます。お電話でもお受けします。理由は聞きません。やめると、書いた内容はすぐに消えます。',
    },
    {
      term: '参加しないとき',
      text: '登録しないことや、やめることで、相談やサービスで不利になることはありません。',
    },
  ],
} as const;

interface GivenMonitorConsent {
  readonly state: string;
  readonly consent_version: string;
}

/** True where the words of today have to be agreed to: at a request, a request anew, and once the words have changed. */
export function needsMonitorConsent(stored: GivenMonitorConsent | null): boolean {
  return stored === null || stored.state === 'ended' || stored.consent_version !== MONITOR_CONSENT.version;
}

/** Characters of what is written in the registration, and of what the desk says where it ends one (G87). */
export const MONITOR_LIMITS = { wishes: 500, words: 500 } as const;

/** 参加の方法: how somebody would take part, any number. */
export const MONITOR_METHODS = [
  { value: 'web', label: 'ウェブのアンケート' },
  { value: 'phone', label: '電話での聞き取り' },
  { value: 'in_person', label: 'お会いしての聞き取り' },
] as const;
export type MonitorMethod = (typeof MONITOR_METHODS)[number]['value'];

/** 連絡の方法: how the panel reaches them. */
export const MONITOR_CONTACTS = [
  { value: 'mail', label: 'メール' },
  { value: 'phone', label: '電話' },
] as const;
export type MonitorContact = (typeof MONITOR_CONTACTS)[number]['value'];

/** 連絡がつきやすい時間: none chosen means that any is fine. */
export const MONITOR_TIMES = [
  { value: 'morning', label: '午前' },
  { value: 'afternoon', label: '午後' },
  { value: 'evening', label: '夕方' },
] as const;
export type MonitorTime = (typeof MONITOR_TIMES)[number]['value'];

/** 話せるテーマ: what is not chosen is not asked about. */
export const MONITOR_THEMES = [
  { value: 'treatment', label: '治療' },
  { value: 'money', label: 'お金' },
  { value: 'work', label: '仕事' },
  { value: 'family', label: '家族' },
  { value: 'life', label: 'くらし' },
  { value: 'feelings', label: '気持ち' },
  { value: 'appearance', label: '外見' },
  { value: 'meals', label: '食事' },
  { value: 'medical_staff', label: '医療者との会話' },
] as const;
export type MonitorTheme = (typeof MONITOR_THEMES)[number]['value'];

/** The labels of what was chosen, in the order of the list: 「電話・メール」; '' for nothing. */
export function monitorLabels(
  choices: readonly { value: string; label: string }[],
  chosen: readonly string[],
): string {
  return choices
    .filter(({ value }) => chosen.includes(value))
    .map(({ label }) => label)
    .join('・');
}

/** The states of a registration in the panel (G87). */
export const MONITOR_STATES = ['requested', 'registered', 'paused', 'ended'] as const;
export type MonitorState = (typeof MONITOR_STATES)[number];

/** As member and desk read them (G87). */
export const MONITOR_STATE_LABELS: Readonly<Record<MonitorState, string>> = {
  requested: '申請中',
  registered: '登録',
  paused: '休止',
  ended: '終了',
};

/** Whose act it is: the member's own, or the desk's. */
export type MonitorActor = 'member' | 'desk';

interface MonitorRule {
  readonly by: MonitorActor;
  /** `none`: nothing was ever requested. */
  readonly from: readonly (MonitorState | 'none')[];
  /** `same`: the state stays. */
  readonly to: MonitorState | 'same';
}

/** A registration that has not ended. */
const STANDING = ['requested', 'registered', 'paused'] as const;

/**
 * 申請中→登録→休止→終了 (G87): who may do what, and from where. What is not named here is nobody's. Stopping is possible
 * from everywhere, by the member and, where a member asks for it on the telephone, by the desk.
 */
const RULES = {
  request: { by: 'member', from: ['none', 'ended'], to: 'requested' },
  correct: { by: 'member', from: STANDING, to: 'same' },
  pause: { by: 'member', from: ['registered'], to: 'paused' },
  resume: { by: 'member', from: ['paused'], to: 'registered' },
  withdraw: { by: 'member', from: STANDING, to: 'ended' },
  register: { by: 'desk', from: ['requested'], to: 'registered' },
  close: { by: 'desk', from: STANDING, to: 'ended' },
} as const satisfies Readonly<Record<string, MonitorRule>>;
export type MonitorAct = keyof typeof RULES;

const ACTS = Object.keys(RULES) as MonitorAct[];
const ruleOf = (act: MonitorAct): MonitorRule => RULES[act];

/** The state after an act; null where the act is not possible from here. `state` null: nothing was ever requested. */
export function afterMonitorAct(act: MonitorAct, state: MonitorState | null): MonitorState | null {
  const { from, to } = ruleOf(act);
  if (!from.includes(state ?? 'none')) return null;
  return to === 'same' ? state : to;
}

/** What somebody may do with a registration as it stands, in the order of the rules. */
export function monitorActsOf(by: MonitorActor, state: MonitorState | null): MonitorAct[] {
  return ACTS.filter((act) => ruleOf(act).by === by && afterMonitorAct(act, state) !== null);
}

/** The states that a member asks for by themselves, and the act that leads there. */
export const MEMBER_ACT_TO = {
  registered: 'resume',
  paused: 'pause',
  ended: 'withdraw',
} as const satisfies Partial<Record<MonitorState, MonitorAct>>;
export type MemberMonitorTarget = keyof typeof MEMBER_ACT_TO;
