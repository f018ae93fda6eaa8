import {
  type ContentReader,
  faqCategorySchema,
  faqSchema,
  type QContentSummary,
  type QContentsQuery,
  qContentSchema,
  qContentSummarySchema,
} from '@hidamari/contract/content';
import { factSources } from '@hidamari/domain/facts';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { isShownOn } from '@hidamari/domain/site-variants';
import type * as z from 'zod';
import {
  cleanText,
  joinAnswers,
  type LookupContext,
  mapAnswer,
  readAll,
  readItem,
  withReviewState,
} from './lookups.ts';

const Q_CONTENTS = 'q-contents';
const SUMMARY_FIELDS = Object.keys(qContentSummarySchema.shape);
const IN_ORDER = { orders: 'order' };

type QuestionLookups = Pick<ContentReader, 'faqs' | 'faqCategories' | 'qContents' | 'getQContent'>;

/** The look-ups of questions: those on the portal (FAQ) and those people bring to a consultation. */
export function questionLookups(context: LookupContext): QuestionLookups {
  const lookups: QuestionLookups = {
    async faqs(variant) {
      const all = await readAll(context, 'faq', IN_ORDER, faqSchema);
      return mapAnswer(all, (faqs) =>
        faqs.filter(isShownOn(variant)).map((faq) => ({
          ...faq,
          answer: cleanText(context, { endpoint: 'faq', id: faq.id, html: faq.answer }).html,
        })),
      );
    },
    async faqCategories(variant) {
      const [categories, faqs] = await Promise.all([
        readAll(context, 'faq-category', IN_ORDER, faqCategorySchema),
        lookups.faqs(variant),
      ]);
      const used = new Set(faqs.value.map(({ category }) => category.id));
      const shown = categories.value.filter(isShownOn(variant)).filter(({ id }) => used.has(id));
      return joinAnswers(shown, categories, faqs);
    },
    async qContents(query = {}) {
      const all = await readAll(
        context,
        Q_CONTENTS,
        { orders: '-publishedAt', fields: SUMMARY_FIELDS },
        qContentSummarySchema,
      );
      return mapAnswer(all, (questions) =>
        featuredFirst(questions.filter((question) => isAsked(question, query))),
      );
    },
    async getQContent(id) {
      const finish = (found: z.output<typeof qContentSchema>) => ({
        ...found,
        content: cleanText(context, { endpoint: Q_CONTENTS, id: found.id, html: found.content }).html,
        figure_sources: factSources(found.facts),
      });
      const answer = await readItem(context, { endpoint: Q_CONTENTS, item: qContentSchema, finish }, id);
      return mapAnswer(answer, (found) => withReviewState(context, found));
    },
  };
  return lookups;
}

/** What holds for everybody is kept beside the wished group or status. */
function isAsked(question: QContentSummary, query: QContentsQuery): boolean {
  const { age, gender, cancer_group, treatment_status, is_common } = question;
  const near = (wished: string | undefined, id: string | undefined) =>
    wished === undefined || id === wished || (is_common && id === undefined);
  return (
    (query.age === undefined || age === query.age) &&
    (query.gender === undefined || gender === query.gender) &&
    near(query.cancerGroup, cancer_group?.id) &&
    near(query.treatmentStatus, treatment_status?.id) &&
    (query.isCommon === undefined || is_common === query.isCommon)
  );
}

/** Newest day first; among those of one day the featured ones first. The service has sorted by the instant. */
function featuredFirst(questions: readonly QContentSummary[]): QContentSummary[] {
  const dayOf = ({ publishedAt }: QContentSummary) => japanDay(new Date(publishedAt));
  return [...questions].sort(
    (one, other) =>
      dayOf(other).localeCompare(dayOf(one)) || Number(other.is_featured) - Number(one.is_featured),
  );
}
