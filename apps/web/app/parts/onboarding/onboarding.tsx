import { isFirstVisit } from '@hidamari/domain/onboarding';
import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { lazyOr } from '../../shell/late-part.tsx';
import { announceDialog } from '../../shell/page-dialogs.ts';
import type { IllnessChoices } from '../person-form/illness-choices.ts';

const OnboardingDialog = lazyOr(
  () => import('./onboarding-dialog.tsx'),
  // A lost connection must not take the page away; the account asks for the same things.
  () => null,
);

/**
 * The four steps of the first visit (G22). They open by `is_first=true` alone, which registration puts into the
 * address (G130) and the shell takes off again; whoever closes them goes on from the account. The
 * welcome pop-up comes once they are closed.
 */
export function Onboarding({ choices }: { choices: IllnessChoices | null }) {
  const [query] = useSearchParams();
  // As the page was opened: the shell takes the word off the address, and what comes after knows nothing of it.
  const [opened, setOpened] = useState(() => (isFirstVisit(query) ? { choices } : null));
  const isOpen = opened !== null;
  useEffect(() => (isOpen ? announceDialog() : undefined), [isOpen]);
  if (opened === null) return null;
  return (
    <Suspense fallback={null}>
      <OnboardingDialog choices={opened.choices} onClose={() => setOpened(null)} />
    </Suspense>
  );
}
