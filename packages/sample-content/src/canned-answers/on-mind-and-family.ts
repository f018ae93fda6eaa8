import type { CannedAnswerText } from '@hidamari/contract/canned-answers';

/** こころ: to receive what was said before anything else. */
export const ON_MIND_AND_FAMILY: readonly CannedAnswerText[] = [
  {
    title: 'つらい気持ちを受けとめる',
    topic: 'mind',
    variant: null,
    text: `つらいお気持ちを、ここに書いてくださってありがとうございます。お一人で抱えてこられたのですね。

不安になったり、涙が出たり、何も手につかなくなったりするのは、おかしなことではありません。無理に前を向こうとしなくて大丈夫です。

眠れない、食べられないといったことが続くときは、主治医や看護師にも伝えてみてください。伝え方を、一緒に考えることもできます。よければ、いま一番つらいことから、お聞かせください。`,
  },
  {
    title: 'ご家族へ',
    topic: 'mind',
    variant: null,
    text: `そばで支えていらっしゃるなかで、ご相談くださってありがとうございます。

ご家族もまた、悩み、疲れて当然です。何か特別なことを言わなくても、いつもどおりそばにいること、話を聞くことが、ご本人の支えになることがあります。

ご家族ご自身が休む時間も、どうか大切にしてください。ご家族だけのご相談も、いつでもお受けしています。`,
  },
];
