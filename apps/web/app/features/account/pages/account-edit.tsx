import { japanDay } from '@hidamari/domain/japanese-dates';
import { useState } from 'react';
import { pageContext } from '../../../page-context.ts';
import { readIllnessChoices } from '../../../parts/person-form/illness-choices.ts';
import { AccountFrame } from '../../../shell/account-frame.tsx';
import { loadCurrentUser } from '../../../shell/data/current-user-page.ts';
import { PageQueries } from '../../../shell/data/page-queries.tsx';
import { UserOrWait } from '../../../shell/data/user-or-wait.tsx';
import { pageMeta } from '../../../shell/page-meta.ts';
import { useFocusOnNewStep } from '../../../shell/use-focus-on-new-step.ts';
import { AccountEditForm, type Step } from '../components/account-edit-form.tsx';
import type { Route } from './+types/account-edit';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export { asksNothingForSteps as shouldRevalidate } from '../../../shell/step-history.ts';

/** No loader of the browser's own: the form begins with what the server holds at this moment. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [{ state }, choices] = await Promise.all([loadCurrentUser(context), readIllnessChoices(page)]);
  return { state, choices, today: japanDay(page.now) };
}

const TITLES: Record<Step, string> = {
  input: '登録内容の変更',
  confirm: '変更する内容の確認',
  done: '変更が終わりました',
};

/** /account/edit (U-A02): the whole registration, to be changed by the member. */
export default function AccountEdit({ loaderData }: Route.ComponentProps) {
  const { state, choices, today } = loaderData;
  const [step, setStep] = useState<Step>('input');
  useFocusOnNewStep(step);
  return (
    <PageQueries state={state}>
      <AccountFrame title={TITLES[step]}>
        <UserOrWait what="登録内容">
          {(user) => <AccountEditForm user={user} choices={choices} today={today} onStep={setStep} />}
        </UserOrWait>
      </AccountFrame>
    </PageQueries>
  );
}
