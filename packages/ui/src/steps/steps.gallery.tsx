import type { PartGallery } from '../gallery/part-gallery.ts';
import { FormSteps, StepLine } from './steps.tsx';

export const stepsGallery: PartGallery = {
  noun: 'steps',
  title: '段階',
  states: {
    はじめ: <FormSteps current={1} />,
    途中: <FormSteps current={2} />,
    おわり: <FormSteps current={3} />,
    'ほかの言葉（長い）': (
      <FormSteps current={2} names={['メールアドレスの確認', 'あなたのこと', '同意の確認', '完了']} />
    ),
    線: <StepLine current={1} total={5} name="体のこと" />,
    線とつぎのこと: <StepLine current={2} total={4} name="気持ちのこと" next="待ち時間のこと" />,
    線のおわり: <StepLine current={5} total={5} name="ほかに伝えておきたいこと" />,
  },
};
