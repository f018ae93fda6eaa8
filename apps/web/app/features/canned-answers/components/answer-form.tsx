import type { CannedAnswer } from '@hidamari/contract/canned-answers';
import {
  CANNED_ANSWER_LIMITS,
  CANNED_ANSWER_TOPICS,
  EVERY_TOPIC_LABEL,
} from '@hidamari/domain/canned-answers';
import { EVERY_VARIANT_LABEL } from '@hidamari/domain/closures';
import { VARIANT_KEYS, VARIANTS, type VariantKey } from '@hidamari/domain/site-variants';
import { Button, ButtonLink, ButtonPair } from '@hidamari/ui/button';
import { DefinitionList } from '@hidamari/ui/definition-list';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { FieldRow } from '@hidamari/ui/field';
import { Notice } from '@hidamari/ui/notice';
import { PageHeading } from '@hidamari/ui/page-heading';
import { SelectField } from '@hidamari/ui/select-field';
import { TextArea } from '@hidamari/ui/text-area';
import { TextField } from '@hidamari/ui/text-field';
import type { FailedSave } from '../../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { LeaveGuard } from '../../../shell/forms/leave-guard.tsx';
import { VersionChoice } from '../../../shell/forms/version-choice.tsx';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { BackLink } from '../../../shell/page-links.tsx';
import { ANSWERS_HREF, type AnswerValues, answerValuesOf } from '../answer-values.ts';
import { useAnswerForm } from './use-answer-form.ts';

const VARIANT_OPTIONS = VARIANT_KEYS.map((key) => ({ value: key, label: VARIANTS[key].deskName }));

/** One canned answer to write or to change. */
export function AnswerForm({ opened }: { opened: CannedAnswer | null }) {
  const { form, send, busy, conflict, isGone, saveAnew, isUnsaved, onLeave } = useAnswerForm(opened);
  const { values, errorOf } = form;
  const field = (name: 'canned_title' | 'canned_text' | 'canned_topic' | 'canned_variant') => ({
    name,
    value: values[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => form.change({ [name]: target.value }),
  });
  const checked = (name: 'canned_title' | 'canned_text') => ({
    ...field(name),
    onBlur: () => values[name] !== '' && form.check(name),
  });
  return (
    <>
      <PageHeading
        before={<BackLink href={ANSWERS_HREF}>言い回しの一覧へ戻る</BackLink>}
        lead="診断や治療のよしあしには答えず、病院での聞き方や、たずねる窓口をそえてください。"
      >
        {opened ? '言い回しを直す' : '言い回しを書く'}
      </PageHeading>
      <WrittenForm className="grid grid-cols-1 gap-6" onSend={send}>
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <TextField
          label="題名"
          need="required"
          hint={`${CANNED_ANSWER_LIMITS.title}文字まで。机の人だけが読みます。例：はじめのごあいさつ`}
          {...checked('canned_title')}
        />
        <FieldRow>
          <SelectField
            label="話題"
            need="optional"
            emptyLabel={EVERY_TOPIC_LABEL}
            options={CANNED_ANSWER_TOPICS}
            {...field('canned_topic')}
          />
          <SelectField
            label="窓口"
            need="optional"
            emptyLabel={EVERY_VARIANT_LABEL}
            options={VARIANT_OPTIONS}
            {...field('canned_variant')}
          />
        </FieldRow>
        <TextArea
          label="文章"
          need="required"
          hint="送る人が書き足すところは「〇〇」としてください。"
          limit={CANNED_ANSWER_LIMITS.text}
          rows={12}
          {...checked('canned_text')}
        />
        {conflict ? (
          <AnswerConflict
            mine={values}
            current={conflict.current}
            busy={busy}
            onKeepMine={conflict.keepMine}
            onTakeStored={conflict.takeStored}
          />
        ) : (
          <FailedAnswer failure={form.failure} isGone={isGone} onSendAgain={isGone ? saveAnew : send} />
        )}
        <ButtonPair
          back={
            <ButtonLink kind="plain" href={ANSWERS_HREF}>
              戻る
            </ButtonLink>
          }
          onward={
            <Button type="submit" size="large" width="full" busy={busy}>
              この内容で保存する
            </Button>
          }
        />
      </WrittenForm>
      <LeaveGuard isUnsaved={isUnsaved} onLeave={onLeave} isNamedByQuery />
    </>
  );
}

interface FailedAnswerProps {
  failure: FailedSave | null;
  isGone: boolean;
  onSendAgain: () => void;
}

/** Why it was not saved; what a colleague has deleted meanwhile can be kept as a new one. */
function FailedAnswer({ failure, isGone, onSendAgain }: FailedAnswerProps) {
  if (!isGone) return <FailedSaveNotice failure={failure} onSendAgain={onSendAgain} />;
  return (
    <Notice tone="caution" title="この言い回しは、ほかの人が削除しています。" live>
      <p>書いたものは、この画面に残っています。</p>
      <Button kind="plain" size="small" onClick={onSendAgain}>
        新しい言い回しとして残す
      </Button>
    </Notice>
  );
}

interface Props {
  mine: AnswerValues;
  current: CannedAnswer;
  busy: string | undefined;
  onKeepMine: () => void;
  onTakeStored: () => void;
}

/** A colleague was first: both versions, drawn alike, and nothing happens until one is chosen. */
function AnswerConflict({ mine, current, ...choice }: Props) {
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
