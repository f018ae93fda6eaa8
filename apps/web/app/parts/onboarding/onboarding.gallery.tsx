import type { PartGallery } from '@hidamari/ui/gallery';
import type { ComponentType } from 'react';
import { EXAMPLE_USER } from './example-user.ts';
import { NoticesStep } from './notices-step.tsx';
import { ReadingStep } from './reading-step.tsx';
import { SituationStep } from './situation-step.tsx';
import { StepFrame, type StepProps } from './step-frame.tsx';
import { WelcomeStep } from './welcome-step.tsx';

const CHOICES: StepProps['choices'] = {
  cancers: [{ label: '胸', options: [{ value: 'breast', label: '乳がん' }] }],
  times: [],
  statuses: [{ value: 'treatment', label: '治療中' }],
};

const nothing = { onBack: () => {}, onDone: async () => null };

const step = (Step: ComponentType<StepProps>) => (
  <Step user={EXAMPLE_USER} choices={CHOICES} onward="次へ" isBusy={false} {...nothing} />
);

/** The steps of the first visit, outside their dialog. */
export const onboardingGallery: PartGallery = {
  noun: 'onboarding',
  title: 'はじめての設定の段階',
  room: 'alone',
  states: {
    できることの案内: step(WelcomeStep),
    いまの状況: step(SituationStep),
    お知らせの受け取り方: step(NoticesStep),
    読みやすさ: step(ReadingStep),
    '保存している・戻れない': (
      <StepFrame onward="次へ" isBusy onSend={() => {}}>
        <p>いちばんはじめの段階には、戻るボタンがありません。</p>
      </StepFrame>
    ),
  },
};
