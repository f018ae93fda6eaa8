import {
  beginAuthenticatorEndpoint,
  beginSmsFactorEndpoint,
  confirmAuthenticatorEndpoint,
  confirmSmsFactorEndpoint,
  dropSecondFactorEndpoint,
  readAccountSecurityEndpoint,
} from '@hidamari/contract/account-security';
import type { Challenge } from '@hidamari/contract/auth';
import type { ResultOf } from '@hidamari/contract/endpoint';
import type { CodeSentAnswer } from '@hidamari/contract/hosted-login';
import { useState } from 'react';
import { type AccountProof, codeIs, PROOF_OVER } from '../../parts/account-proof/use-account-proof.ts';
import { browserApi } from '../../shell/data/browser-api.ts';
import { useAction } from '../../shell/forms/use-action.ts';
import { useStepHistory } from '../../shell/step-history.ts';

export type Security = ResultOf<typeof readAccountSecurityEndpoint>;
export type Secret = ResultOf<typeof beginAuthenticatorEndpoint>;
export type Factor = Security['factors'][number];
/** What the member wants: codes of an app, codes by SMS, or no second step any more. */
export type Wish = Factor | 'off';

/** Where a change stands. Nothing is in use before its first right code. */
export type FactorStep =
  | { kind: 'rest' }
  | { kind: 'password'; wish: Wish; note?: string }
  | { kind: 'proof-code'; wish: Wish; asked: Challenge }
  | { kind: 'app'; secret: Secret }
  | { kind: 'sms'; sent: CodeSentAnswer };

const DONE: Readonly<Record<Wish, string>> = {
  app: '認証アプリでの二段階の確認をつけました。',
  sms: 'SMSでの二段階の確認をつけました。',
  off: '二段階の確認をやめました。',
};

/** The state after a change, as the server tells it; what was just done, where it cannot be asked. */
async function readAfter(before: Security, wish: Wish): Promise<Security> {
  const known: Security = {
    ...before,
    factors: wish === 'off' ? [] : [wish],
    preferred: wish === 'off' ? null : wish,
  };
  return browserApi()
    .call(readAccountSecurityEndpoint, {})
    .catch(() => known);
}

/**
 * The change of the second step of a login. Each begins with the present password, and with the code of the factor in
 * use; the server remembers that for ten minutes, and asks again after that.
 */
export function useSecondFactor(initial: Security, proof: AccountProof) {
  const [security, setSecurity] = useState(initial);
  const [step, setStep] = useState<FactorStep>({ kind: 'rest' });
  const [done, setDone] = useState<string | null>(null);
  // Behind the proof stands nothing that was typed: from there one goes back to the beginning.
  useStepHistory('second-factor', step.kind === 'rest' ? 0 : step.kind === 'proof-code' ? 2 : 1, () =>
    setStep(step.kind === 'proof-code' ? { kind: 'password', wish: step.wish } : { kind: 'rest' }),
  );

  const finish = async (wish: Wish) => {
    setSecurity(await readAfter(security, wish));
    setDone(DONE[wish]);
    setStep({ kind: 'rest' });
  };
  const begin: Readonly<Record<Wish, () => Promise<void>>> = {
    app: async () => {
      const secret = await browserApi().call(beginAuthenticatorEndpoint, {});
      setStep({ kind: 'app', secret });
    },
    sms: async () => {
      const sent = await browserApi().call(beginSmsFactorEndpoint, {});
      setStep({ kind: 'sms', sent });
    },
    off: async () => {
      await browserApi().call(dropSecondFactorEndpoint, {});
      await finish('off');
    },
  };
  /** Not proven any more, whatever this page thought: the password is asked for once more. */
  const askAgain = (wish: Wish, note?: string) => {
    proof.forget();
    setStep({ kind: 'password', wish, ...(note && { note }) });
  };
  const beginProven = async (wish: Wish) => {
    try {
      await begin[wish]();
    } catch (error) {
      if (!codeIs(error, 'forbidden')) throw error;
      askAgain(wish);
    }
  };
  const { run, busyWith, failure, clearFailure } = useAction(beginProven, { act: 'proceed' });

  return {
    security,
    step,
    /** What has just been changed, in words. */
    done,
    busyWish: busyWith,
    /** Why the wish could not even begin. */
    failure,
    /** A wish: goes on at once where the password was shown a moment ago, and asks for it otherwise. */
    async wish(wish: Wish) {
      setDone(null);
      clearFailure();
      if (proof.isProven) await run(wish);
      else setStep({ kind: 'password', wish });
    },
    /** Rejects with what the form says: `credentials_wrong` as a fault of its field. */
    async showPassword(wish: Wish, body: { present_password: string }) {
      const asked = await proof.showPassword(body);
      if (asked === null) await begin[wish]();
      else setStep({ kind: 'proof-code', wish, asked });
    },
    async showCode(wish: Wish, code: string) {
      const note = await proof.showCode(code);
      if (note === null) await begin[wish]();
      else setStep({ kind: 'password', wish, note });
    },
    async confirm(factor: Factor, code: string) {
      const endpoint = factor === 'app' ? confirmAuthenticatorEndpoint : confirmSmsFactorEndpoint;
      try {
        await browserApi().call(endpoint, { body: { code } });
      } catch (error) {
        if (!codeIs(error, 'forbidden')) throw error;
        return askAgain(factor, PROOF_OVER);
      }
      await finish(factor);
    },
    /** Another code by SMS, in place of the one before. */
    sendAgain: () => browserApi().call(beginSmsFactorEndpoint, {}),
    startOver: (wish: Wish) => setStep({ kind: 'password', wish }),
    giveUp: () => setStep({ kind: 'rest' }),
  };
}

export type SecondFactorChange = ReturnType<typeof useSecondFactor>;
