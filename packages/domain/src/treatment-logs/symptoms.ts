import type { Option } from '../option-sets/index.ts';

/** One symptom of the item bank: its key on the wire and its words. */
export interface Symptom<Key extends string = string> {
  readonly key: Key;
  readonly label: string;
}

/**
 * The item bank of 16 (G60), in its own order, which also breaks ties in the printed summary (G70). The words are
 * ours: the published instrument whose structure we follow has terms of use of its own.
 */
export const SYMPTOMS = [
  { key: 'pain', label: '痛み' },
  { key: 'fatigue', label: 'だるさ' },
  { key: 'nausea', label: '吐き気' },
  { key: 'vomiting', label: '吐いた' },
  { key: 'appetite_loss', label: '食欲がない' },
  { key: 'constipation', label: '便秘' },
  { key: 'diarrhea', label: '下痢' },
  { key: 'numbness', label: 'しびれ' },
  { key: 'mouth_sores', label: '口の中のあれ' },
  { key: 'breathlessness', label: '息苦しさ' },
  { key: 'cough', label: 'せき' },
  { key: 'skin_and_nails', label: '皮膚やつめ' },
  { key: 'swelling', label: 'むくみ' },
  { key: 'insomnia', label: '眠れない' },
  { key: 'low_mood', label: '気分の落ち込み' },
  { key: 'worry', label: '心配' },
] as const satisfies readonly Symptom[];

export type SymptomKey = (typeof SYMPTOMS)[number]['key'];

type KeysOf<Rows extends readonly Symptom[]> = { readonly [Index in keyof Rows]: Rows[Index]['key'] };

/** The keys of the item bank as the list a schema asks for. */
export const SYMPTOM_KEYS = SYMPTOMS.map(({ key }) => key) as unknown as KeysOf<typeof SYMPTOMS>;

/** Over which days the three questions ask (G60). The published instrument does not allow another period. */
export const SYMPTOM_RECALL_TEXT = 'この7日間';

/** A question of five steps, 0 to 4, about a symptom. */
export interface SymptomScale {
  readonly key: 'frequency' | 'strength' | 'interference';
  readonly question: string;
  readonly steps: readonly Option<number>[];
}

const steps = (...labels: readonly [string, string, string, string, string]): readonly Option<number>[] =>
  labels.map((label, value) => ({ value, label }));

/** How often, how strong, how much in the way (G60). */
export const SYMPTOM_SCALES: readonly SymptomScale[] = [
  {
    key: 'frequency',
    question: 'どのくらいありましたか',
    steps: steps('なかった', 'まれに', 'ときどき', 'よく', 'ほとんどいつも'),
  },
  {
    key: 'strength',
    question: 'いちばん強かったときの強さは',
    steps: steps('なし', '軽い', '中くらい', '強い', 'とても強い'),
  },
  {
    key: 'interference',
    question: 'ふだんの生活のさまたげになりましたか',
    steps: steps('まったく', '少し', 'いくらか', 'かなり', '非常に'),
  },
];

/** The daily answer with one tap uses the words of strength (G60). */
export const TODAY_STEPS: readonly Option<number>[] = steps('なし', '軽い', '中くらい', '強い', 'とても強い');

/**
 * What the daily answer is called wherever its log may be of another day: in the form of an older log, on paper and in
 * files, which are read on days to come.
 */
export const SYMPTOM_DAY_TEXT = 'この日の強さ';

/** How the form of a log asks for the daily answer: 「今日」 only while the log is of today. */
export function symptomDayQuestion({ logDate, today }: { logDate: string; today: string }): string {
  return logDate === today ? '今日の強さ' : SYMPTOM_DAY_TEXT;
}

/** The words of a symptom, or null for a key the bank does not have. */
export function symptomLabel(key: string): string | null {
  return SYMPTOMS.find((symptom) => symptom.key === key)?.label ?? null;
}

/** The words of an answer 0 to 4 on a scale, or null for any other value. */
export function symptomStepLabel(scale: SymptomScale['key'] | 'today', value: number): string | null {
  const rows = SYMPTOM_SCALES.find(({ key }) => key === scale)?.steps ?? TODAY_STEPS;
  return rows.find((step) => step.value === value)?.label ?? null;
}
