import {
  beginAddressChangeEndpoint,
  confirmAddressChangeEndpoint,
} from '@hidamari/contract/account-security';
import type { Challenge } from '@hidamari/contract/auth';
import type { InputOf } from '@hidamari/contract/endpoint';
import type { CodeSentAnswer } from '@hidamari/contract/hosted-login';
import { AppError } from '@hidamari/domain/errors';
import { ONE_TIME_CODE } from '@hidamari/domain/members';
import { useState } from 'react';
import { type AccountProof, codeIs, PROOF_OVER } from '../../parts/account-proof/use-account-proof.ts';
import { browserApi } from '../../shell/data/browser-api.ts';
import { useStepHistory } from '../../shell/step-history.ts';

/** What of the common ID is changed here, by its name on the wire. */
export type AddressKind = 'email' | 'phone_number';
export type NewAddress = InputOf<typeof beginAddressChangeEndpoint>['body'];

/** Where a change stands. Nothing changes before the code that went to the new address comes back. */
export type AddressStep =
  | { kind: 'rest' }
  | { kind: 'type'; of: AddressKind; note?: string }
  | { kind: 'password'; to: NewAddress; note?: string }
  | { kind: 'proof-code'; to: NewAddress; asked: Challenge }
  | { kind: 'code'; to: NewAddress; sent: CodeSentAnswer };

export const kindOf = (to: NewAddress): AddressKind => ('email' in to ? 'email' : 'phone_number');

const TAKEN: Readonly<Record<AddressKind, string>> = {
  email:
    'このメールアドレスは、すでに別の登録で使われているため、変更できません。別のメールアドレスを入力してください。',
  phone_number: 'この番号は、すでに別の登録で使われているため、変更できません。別の番号を入力してください。',
};

/** One step back: a code that was shown once is of no use again, so from behind it one comes to what was typed. */
function stepBefore(step: AddressStep): AddressStep {
  if (step.kind === 'password' || step.kind === 'code') return { kind: 'type', of: kindOf(step.to) };
  return step.kind === 'proof-code' ? { kind: 'password', to: step.to } : { kind: 'rest' };
}

const DEPTH: Readonly<Record<AddressStep['kind'], number>> = {
  rest: 0,
  type: 1,
  password: 2,
  code: 2,
  'proof-code': 3,
};

/** A code that went to this very address a moment ago is no fault of the person's: the field says how long to wait. */
function inWordsOfField(error: unknown, of: AddressKind): unknown {
  if (!(error instanceof AppError) || error.code !== 'code_resend_wait') return error;
  const seconds = error.facts.retryAfter ?? ONE_TIME_CODE.resendAfterSeconds;
  return new AppError('validation', { fields: { [of]: ['code_just_sent'] }, detail: { seconds } });
}

/**
 * The change of the e-mail address or telephone number: typed, the present password (and code) shown where that was
 * not done a moment ago, and the code that the new one was sent. Which of them another account has is told only to who
 * reads that code (G50).
 * @param onChanged hears what changed, masked as the server masks it.
 */
export function useAddressChange(
  proof: AccountProof,
  onChanged: (of: AddressKind, masked: string) => Promise<void>,
) {
  const [step, setStep] = useState<AddressStep>({ kind: 'rest' });
  const [done, setDone] = useState<AddressKind | null>(null);
  useStepHistory('address', DEPTH[step.kind], (depth) => {
    let shown = step;
    while (DEPTH[shown.kind] > depth) shown = stepBefore(shown);
    setStep(shown);
  });

  const askPassword = (to: NewAddress, note?: string) => {
    proof.forget();
    setStep({ kind: 'password', to, ...(note && { note }) });
  };
  const sendCode = async (to: NewAddress): Promise<CodeSentAnswer | null> => {
    try {
      return await browserApi().call(beginAddressChangeEndpoint, { body: to });
    } catch (error) {
      if (!codeIs(error, 'forbidden')) throw error;
      askPassword(to, PROOF_OVER);
      return null;
    }
  };
  const goOn = async (to: NewAddress) => {
    const sent = await sendCode(to);
    if (sent) setStep({ kind: 'code', to, sent });
  };

  return {
    step,
    /** What has just been changed. */
    done,
    begin(of: AddressKind) {
      setDone(null);
      setStep({ kind: 'type', of });
    },
    /** Rejects with what the form says. */
    async take(to: NewAddress) {
      if (!proof.isProven) return setStep({ kind: 'password', to });
      await goOn(to).catch((error) => {
        throw inWordsOfField(error, kindOf(to));
      });
    },
    async showPassword(to: NewAddress, body: { present_password: string }) {
      const asked = await proof.showPassword(body);
      if (asked === null) await goOn(to);
      else setStep({ kind: 'proof-code', to, asked });
    },
    async showCode(to: NewAddress, code: string) {
      const note = await proof.showCode(code);
      if (note === null) await goOn(to);
      else setStep({ kind: 'password', to, note });
    },
    /** Another code to the new address; null where the password is asked for first. */
    sendAgain: (to: NewAddress) => sendCode(to),
    async confirm({ to, sent }: Extract<AddressStep, { kind: 'code' }>, code: string) {
      const of = kindOf(to);
      try {
        await browserApi().call(confirmAddressChangeEndpoint, { body: { code } });
      } catch (error) {
        if (codeIs(error, 'forbidden')) return askPassword(to, PROOF_OVER);
        if (codeIs(error, 'already_registered')) return setStep({ kind: 'type', of, note: TAKEN[of] });
        throw error;
      }
      setDone(of);
      setStep({ kind: 'rest' });
      await onChanged(of, sent.masked_to);
    },
    startOver: (to: NewAddress) => setStep({ kind: 'password', to }),
    retype: (of: AddressKind) => setStep({ kind: 'type', of }),
    giveUp: () => setStep({ kind: 'rest' }),
  };
}

export type AddressChange = ReturnType<typeof useAddressChange>;
