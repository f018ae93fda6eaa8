import type {
  ContentAnswer,
  ContentReader,
  QContentSummary,
  QContentsQuery,
} from '@hidamari/contract/content';
import { LIST_PAGE_SIZE } from '@hidamari/domain/limits';
import type { QuestionWishes } from './questions-address.ts';

/** A question as a row shows it; group and status in words. */
export interface ListedQuestion
  extends Pick<QContentSummary, 'id' | 'title' | 'consultation_user' | 'is_sample'> {
  group: string | null;
  status: string | null;
}

/** The list as it stands after 「もっと見る」 was pressed some times. */
interface QuestionList {
  questions: ListedQuestion[];
  total: number;
}

export function listedQuestion(question: QContentSummary): ListedQuestion {
  const { id, title, consultation_user, is_sample, cancer_group, treatment_status } = question;
  return {
    ...{ id, title, consultation_user, is_sample },
    group: nameOf(cancer_group),
    status: nameOf(treatment_status),
  };
}

/** The name of a referred item; null where there is none or the service did not send it. */
export function nameOf(reference: { name: string } | undefined): string | null {
  return reference?.name || null;
}

/** The first `page` times 20 questions under the wishes, newest first (G26). Throws what the content reader throws. */
export async function readQuestionList(
  content: ContentReader,
  wishes: QuestionWishes,
): Promise<ContentAnswer<QuestionList>> {
  const { value, stale } = await content.qContents(queryOf(wishes));
  const questions = value.slice(0, wishes.page * LIST_PAGE_SIZE).map(listedQuestion);
  return { value: { questions, total: value.length }, stale };
}

function queryOf({ status, cancerGroup, age, gender, isCommon }: QuestionWishes): QContentsQuery {
  return {
    ...(status !== null && { treatmentStatus: status }),
    ...(cancerGroup !== null && { cancerGroup }),
    ...(age !== null && { age }),
    ...(gender !== null && { gender }),
    ...(isCommon && { isCommon }),
  };
}
