import {
  type ContactThreshold,
  contactThresholdInput,
  deleteContactThresholdEndpoint,
} from '@hidamari/contract/contact-thresholds';
import { screenHref } from '@hidamari/domain/screens';
import { NO_CARD_TEXT } from '@hidamari/domain/treatment-logs';
import { Button, ButtonLink, ButtonPair } from '@hidamari/ui/button';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { ThresholdBox } from '@hidamari/ui/threshold-box';
import { useMemo } from 'react';
import { CallNumbers } from '../../../../parts/contact-threshold/call-numbers.tsx';
import { browserApi } from '../../../../shell/data/browser-api.ts';
import { DeleteButton } from '../../../../shell/forms/delete-button.tsx';
import { FailedSaveNotice } from '../../../../shell/forms/failed-save-notice.tsx';
import { LeaveGuard } from '../../../../shell/forms/leave-guard.tsx';
import { NO_DRAFTS_TEXT, useCanSaveDrafts } from '../../../../shell/forms/use-draft.ts';
import { WrittenForm } from '../../../../shell/forms/written-form.tsx';
import { useToday } from '../../../../shell/use-now.ts';
import { usePaused } from '../../../../shell/use-paused.ts';
import { thresholdInputOf } from '../../threshold-form/threshold-input.ts';
import type { ThresholdValues } from '../../threshold-form/threshold-values.ts';
import { FormSection } from '../form/form-section.tsx';
import { PhoneSection } from './phone-section.tsx';
import { RuleRows } from './rule-rows.tsx';
import { SaySection } from './say-section.tsx';
import { CardFace } from './threshold-card.tsx';
import { ThresholdConflict } from './threshold-conflict.tsx';
import { useThresholdForm } from './use-threshold-form.ts';

/** Copying, word for word, what the own hospital said about when to call (G75). Nothing here is suggested by us. */
export function ThresholdForm({ stored }: { stored: ContactThreshold | null }) {
  const today = useToday();
  const canKeep = useCanSaveDrafts();
  const { form, send, busy, conflict, isUnsaved, onLeave, leaveDeleted } = useThresholdForm(stored, today);
  return (
    <>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <WrittenForm onSend={send}>
        <FormSection
          title="どんなときに電話する、と言われましたか"
          hint="言われたものだけで大丈夫です。何も言われていないときは、空けておいてください。"
        >
          <RuleRows form={form} />
        </FormSection>
        <PhoneSection form={form} />
        <SaySection form={form} today={today} />
        <Preview values={form.values} today={today} />
        <div className="grid gap-6 py-8">
          {conflict ? (
            <ThresholdConflict
              mine={conflict.mine}
              current={conflict.current}
              busy={busy}
              onKeepMine={conflict.keepMine}
              onTakeStored={conflict.takeStored}
            />
          ) : (
            <FailedSaveNotice failure={form.failure} onSendAgain={send} />
          )}
          <ButtonPair
            back={
              <ButtonLink kind="plain" href={screenHref('/treatment-logs')}>
                戻る
              </ButtonLink>
            }
            onward={
              <Button type="submit" size="large" width="full" busy={busy}>
                この内容で保存する
              </Button>
            }
          />
          <p className="ui-meta">
            書いたことは、あなただけが見られます。相談員には見せません。
            {canKeep
              ? '書いている途中のものは、このタブを閉じるまで、この端末に下書きとして残ります。'
              : NO_DRAFTS_TEXT}
          </p>
          {stored ? (
            <div>
              <DeleteThreshold hospital={stored.hospital_name} onDeleted={leaveDeleted} />
            </div>
          ) : null}
        </div>
      </WrittenForm>
      <LeaveGuard isUnsaved={isUnsaved} onLeave={onLeave} />
    </>
  );
}

/** The card as it will stand, once what is written is a card. */
function Preview({ values, today }: { values: ThresholdValues; today: string }) {
  const written = usePaused(values);
  const card = useMemo(
    () => contactThresholdInput(today).safeParse(thresholdInputOf(written)).data,
    [written, today],
  );
  return (
    <FormSection title="カードの見え方">
      {card ? (
        <ThresholdBox heading="病院から言われた目安" level={3}>
          <CardFace card={card} />
          <CallNumbers card={card} />
          <p className="text-sm leading-snug">{`${NO_CARD_TEXT}。`}</p>
        </ThresholdBox>
      ) : (
        <p>病院の名前と電話番号を書くと、ここにカードが出ます。</p>
      )}
    </FormSection>
  );
}

/** Erases the card, after asking in words that name it: there is no trash for it. */
function DeleteThreshold({ hospital, onDeleted }: { hospital: string; onDeleted: () => void }) {
  return (
    <DeleteButton
      label="この目安を消す"
      title="病院から言われた目安を消しますか"
      verb="消す"
      busyVerb="消しています…"
      onDelete={async () => {
        await browserApi().call(deleteContactThresholdEndpoint, {});
        onDeleted();
      }}
    >
      <p>
        <b>{hospital}</b>の目安と電話番号が消えます。元には戻せません。治療の記録は消えません。
      </p>
    </DeleteButton>
  );
}
