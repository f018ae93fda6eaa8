import { expect, it } from 'vitest';
import { type CannedAnswerTopic, cannedAnswersByTopic } from './index.ts';

const answer = (name: string, topic: CannedAnswerTopic | null) => ({ name, topic });

it('言い回しは、どの相談にも使えるものを先に、話題ごとに並べる。空の話題は出さない', () => {
  const groups = cannedAnswersByTopic([
    answer('窓口', 'money'),
    answer('眠れない', 'mind'),
    answer('あいさつ', null),
    answer('通知', 'money'),
  ]);
  expect(
    groups.map(({ label, answers }) => `${label}: ${answers.map(({ name }) => name).join('、')}`),
  ).toEqual(['どの相談にも: あいさつ', 'お金: 窓口、通知', 'こころ: 眠れない']);
  expect(cannedAnswersByTopic([])).toEqual([]);
});
