import type { unsubscribeBody } from '@hidamari/contract/auth';
import {
  WITHDRAWAL_REASONS,
  WITHDRAWAL_WORDS_CHARACTERS,
  type WithdrawalReason,
} from '@hidamari/domain/withdrawal';
import { Button, ButtonLink, ButtonPair } from '@hidamari/ui/button';
import { CheckPicks } from '@hidamari/ui/check-picks';
import { ErrorSummary } from '@hidamari/ui/error-summary';
import { TextArea } from '@hidamari/ui/text-area';
import type * as z from 'zod';
import { CrisisNote } from '../../../parts/crisis/crisis-note.tsx';
import type { PortalForm } from '../../../shell/forms/portal-form.ts';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import type { WithdrawalValues } from '../withdrawal-form.ts';
import { Effects } from './effects.tsx';
import { KeepRecords } from './keep-records.tsx';
import { StayQuietly } from './stay-quietly.tsx';

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
