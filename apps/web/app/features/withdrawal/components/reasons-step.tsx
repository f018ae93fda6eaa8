import type { unsubscribeBody } from '@hidamari/contract/auth';
import { screenHref } from '@hidamari/domain/screens';
import {
  WITHDRAWAL_REASONS,
  WITHDRAWAL_WORDS_CHARACTERS,
  type WithdrawalReason,
} from '@hidamari/domain/withdrawal';
import { Button, ButtonLink, ButtonPair } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { CheckPicks } from '@hidamari/ui/check-picks';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { MoreLink } from '@hidamari/ui/link';
import { Notice } from '@hidamari/ui/notice';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { TextArea } from '@hidamari/ui/text-area';
import type * as z from 'zod';
import { CrisisNote } from '../../../parts/crisis/crisis-note.tsx';
import type { PortalForm } from '../../../shell/forms/portal-form.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import type { WithdrawalValues } from '../withdrawal-form.ts';
import { Effects } from './effects.tsx';

export type WithdrawalForm = PortalForm<WithdrawalValues, z.output<typeof unsubscribeBody>>;

/** 入力: what leaving means, and why, for those who want to say. */
export function ReasonsStep({ form, onNext }: { form: WithdrawalForm; onNext: () => void }) {
  const { values, change, check, errorOf } = form;
  const toggle = (reason: WithdrawalReason, isOn: boolean) =>
    isOn ? [...values.reasons, reason] : values.reasons.filter((other) => other !== reason);
  return (
    <>
      <Effects />
      <KeepRecords />
      <StayQuietly />
      <WrittenForm className="grid grid-cols-1 gap-6" onSend={onNext}>
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <CheckPicks
          name="reasons"
          label="退会の理由"
          need="optional"
          hint="よろしければお聞かせください。選ばなくてもかまいません。"
          options={WITHDRAWAL_REASONS}
          values={values.reasons}
          onChange={({ target }) =>
            change({ reasons: toggle(target.value as WithdrawalReason, target.checked) })
          }
        />
        <TextArea
          name="reason"
          label="お気づきのこと"
          need="optional"
          hint="サービスをよくするために読ませていただきます。"
          limit={WITHDRAWAL_WORDS_CHARACTERS}
          value={values.reason}
          onChange={(event) => change({ reason: event.target.value })}
          onBlur={() => check('reason')}
          error={errorOf('reason')}
        />
        <CrisisNote text={values.reason} />
        <ButtonPair
          back={
            <ButtonLink href="/account" kind="plain">
              退会しないで戻る
            </ButtonLink>
          }
          onward={<Button type="submit">確認へ進む</Button>}
        />
      </WrittenForm>
    </>
  );
}

/** For a family that has lost somebody, and need not leave at once (G149). */
function StayQuietly() {
  return (
    <Notice tone="plain" title="大切な方を亡くされたご家族へ">
      <p>退会しなくても、お知らせをすべて止めて、記録をそのまま残しておけます。</p>
      <MoreLink href={`${screenHref('/account/notices')}#bereavement`}>お知らせを止める</MoreLink>
    </Notice>
  );
}

/** 「記録をダウンロードしてから退会」 (G53). */
function KeepRecords() {
  return (
    <Card as="section" tone="sunk" labelledBy="keep-records">
      <div className="grid grid-cols-1 gap-3">
        <SectionHeading size="small" id="keep-records">
          記録を手元に残したい方へ
        </SectionHeading>
        <div>
          <ButtonLink href="/account/my-data" kind="plain" icon="download">
            記録をダウンロードしてから退会する
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
