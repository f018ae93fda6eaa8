import { checkPhoneCodeEndpoint, sendPhoneCodeEndpoint } from '@hidamari/contract/hosted-login';
import type { ReactNode } from 'react';
import { saveArrivalToast } from '../../../shell/arrival-toast.tsx';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { leaveAfterSignIn, leaveWhenPassed, leaveWhenRegistered } from '../hosted-login.ts';
import { CodeStep, SmsHelp } from './code-step.tsx';

interface PhoneCodeStepProps {
  /** The step before sent a code already; otherwise the person asks for the first one here. */
  isSentBefore: boolean;
  /** What helps somebody without this telephone. */
  withoutPhone: string;
  /** True when the page says more than the form can: that the way is over. */
  takesFailure(error: unknown): boolean;
  /** Another way to go, below the code. */
  children?: ReactNode;
}

async function checkPhoneCode(code: string): Promise<void> {
  const answer = await browserApi().call(checkPhoneCodeEndpoint, { body: { code } });
  saveArrivalToast('verification-succeeded');
  await leaveAfterSignIn(answer);
}

/** The one-time code that comes by SMS: in sign-up (U-R02), and in a login with an unproven number (U-L14). */
export function PhoneCodeStep({ isSentBefore, withoutPhone, takesFailure, children }: PhoneCodeStepProps) {
  return (
    <CodeStep
      isSentBefore={isSentBefore}
      send={() => browserApi().call(sendPhoneCodeEndpoint, {})}
      check={checkPhoneCode}
      takesFailure={(error) => takesFailure(error) || leaveWhenRegistered(error) || leaveWhenPassed(error)}
      help={<SmsHelp>{withoutPhone}</SmsHelp>}
    >
      {children}
    </CodeStep>
  );
}
