import type { QContentItem } from '@hidamari/contract/content';
import { factsIn } from '@hidamari/domain/facts';
import { addDays } from '@hidamari/domain/japanese-dates';
import { SOURCES, sampleReviewer } from '../sources/index.ts';
import { type UrgentPage, urgentSignsOf, withUrgentList } from '../urgent-signs/index.ts';

/** Who would read the answers: roles, never names (G100). */
const REVIEWERS = {
  nurse: 'がん看護の経験がある看護師',
  treatmentNurse: 'がん薬物療法の看護にたずさわる看護師',
  palliativeNurse: '緩和ケアにたずさわる看護師',
  pharmacist: 'がんの薬の説明にたずさわる薬剤師',
  dietitian: 'がんの治療中の食事の相談にたずさわる管理栄養士',
  speechTherapist: '飲みこみと声のリハビリにたずさわる言語聴覚士',
  socialWorker: '医療費の相談を受けてきた社会福祉士',
  labourConsultant: '治療と仕事の両立を支援してきた社会保険労務士',
  psychologist: 'がんになった方の心のケアにたずさわる公認心理師',
} as const;

/** Nobody asked in just these words: it says so under each answer. */
const EXAMPLE_NOTE =
  '<p>この質問は、よくある心配ごとをもとに作った例です。実在の方の質問ではありません。</p>';

/** Days until an answer is read again: a year, and half a year where it tells of systems that are changed. */
const A_YEAR = 364;
const HALF_A_YEAR = 182;

type Source = NonNullable<QContentItem['sources']>[number];

interface WrittenQuestion
  extends Pick<QContentItem, 'id' | 'topics' | 'title' | 'content' | 'is_common' | 'is_featured'> {
  /** Day of publication, YYYY-MM-DD, in Japan. */
  day: string;
  /** When it was last written anew, and what changed. */
  changed?: { day: string; text: string };
  /** The person it is about, and who asks: the person, or somebody of the family. */
  asker: Pick<QContentItem, 'age' | 'gender' | 'consultation_user'>;
  group?: string;
  status?: string;
  reviewer: keyof typeof REVIEWERS;
  /** Institutions by their front page, and pages by which the answer can be checked. */
  sources: readonly (keyof typeof SOURCES | Source)[];
  /** The article on the same, whose list of urgent signs the answer takes. */
  urgent?: UrgentPage;
}

/** A question with its answer, as its file writes it, in the shape of the content service. */
export function questionItem(written: WrittenQuestion): QContentItem {
  const { day, changed, asker, group, status, reviewer, sources, urgent, ...rest } = written;
  const signs = urgentSignsOf(urgent ?? rest.id);
  return {
    ...rest,
    ...asker,
    facts: factsIn(rest.content),
    is_sample: true,
    content: `${withUrgentList(rest.content, signs)}\n${EXAMPLE_NOTE}`,
    publishedAt: `${day}T01:00:00.000Z`,
    ...(group !== undefined && { cancer_group: { id: group } }),
    ...(status !== undefined && { treatment_status: { id: status } }),
    reviewed_at: changed?.day ?? day,
    next_review_at: addDays(changed?.day ?? day, changesOften(reviewer) ? HALF_A_YEAR : A_YEAR),
    reviewer_role: sampleReviewer(REVIEWERS[reviewer]),
    sources: sources.map((source) => (typeof source === 'string' ? SOURCES[source] : source)),
    change_log: [...(changed ? [changed] : []), { day, text: '公開しました。' }],
  };
}

function changesOften(reviewer: keyof typeof REVIEWERS): boolean {
  return reviewer === 'socialWorker' || reviewer === 'labourConsultant';
}
