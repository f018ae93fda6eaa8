import type { CannedAnswer } from '@hidamari/contract/canned-answers';
import { CANNED_ANSWER_TOPICS, EVERY_TOPIC_LABEL } from '@hidamari/domain/canned-answers';
import { EVERY_VARIANT_LABEL } from '@hidamari/domain/closures';
import { VARIANTS, type VariantKey } from '@hidamari/domain/site-variants';
import { DefinitionList } from '@hidamari/ui/definition-list';
import { VersionChoice } from '../../../shell/forms/version-choice.tsx';
import { type AnswerValues, answerValuesOf } from '../answer-values.ts';

interface Props {
  mine: AnswerValues;
  current: CannedAnswer;
  busy: string | undefined;
  onKeepMine: () => void;
  onTakeStored: () => void;
}

/** A colleague was first: both versions, drawn alike, and nothing happens until one is chosen. */
export function AnswerConflict({ mine, current, ...choice }: Props) {
  return (
    <VersionChoice
      title={`${current.updated_by ?? 'ほかの人'}が、先に直しています`}
      mine={<WholeAnswer values={mine} />}
      stored={<WholeAnswer values={answerValuesOf(current)} />}
      {...choice}
    />
  );
}

function WholeAnswer({ values }: { values: AnswerValues }) {
  const topic = CANNED_ANSWER_TOPICS.find(({ value }) => value === values.canned_topic);
  const variant = VARIANTS[values.canned_variant as VariantKey];
  return (
    <DefinitionList
      items={[
        { term: '題名', description: values.canned_title },
        { term: '話題', description: topic?.label ?? EVERY_TOPIC_LABEL },
        { term: '窓口', description: variant?.deskName ?? EVERY_VARIANT_LABEL },
        { term: '文章', description: <span className="whitespace-pre-line">{values.canned_text}</span> },
      ]}
    />
  );
}
