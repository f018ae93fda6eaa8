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
