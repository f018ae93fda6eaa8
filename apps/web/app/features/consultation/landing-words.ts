import type { VariantKey } from '@hidamari/domain/site-variants';
import type { CoverName } from '@hidamari/ui/illustration';

/** What a landing page says in its own words; hours, number and audience come from the variant. */
export interface LandingWords {
  /** The heading, one phrase a line. */
  heading: readonly string[];
  lead: string;
  scene: CoverName;
  /** Beside the two ways in at the end. */
  endHeading: string;
  endScene: CoverName;
}

const LEAD =
  '何を聞けばいいか分からない、というところから始められます。看護師や社会福祉士などの相談員が、お話をうかがいます。';

export const LANDING_WORDS: Readonly<Record<VariantKey, LandingWords>> = {
  aflac: {
    heading: ['ひとりで考えずに、', '話してみませんか。'],
    lead: LEAD,
    scene: 'table',
    endHeading: '書きとめたことを見ながら、話せます',
    endScene: 'walk',
  },
  hatch: {
    heading: ['まとまらないまま、', '話していいんです。'],
    lead: LEAD,
    scene: 'bench',
    endHeading: '書きとめたことを見ながら、話せます',
    endScene: 'walk',
  },
  chofu: {
    heading: ['話しながら、', '次の一歩を', '見つけましょう。'],
    lead: 'がんのこと、くらしのこと、お金のこと。看護師や社会福祉士などの相談員が、お話をうかがいます。',
    scene: 'desk',
    endHeading: '登録すると、体のことを書きとめておけます',
    endScene: 'busstop',
  },
};

/** Sentences a visitor may have thought, and what is done about them. */
export const VOICES = [
  {
    scene: 'waiting',
    say: '「先生の話が、頭に入らなかった」',
    answer: '聞いたことを一緒にふり返り、次に聞くことを書き出します。',
  },
  {
    scene: 'letter',
    say: '「お金がいくらかかるのか、こわい」',
    answer: '使える制度と、問い合わせる窓口の順番を確かめます。',
  },
  {
    scene: 'school',
    say: '「子どもに、どう話せばいいか」',
    answer: '年齢にあわせた伝え方を、一緒に考えます。',
  },
  {
    scene: 'nightphone',
    say: '「夜になると、眠れない」',
    answer: '話すだけでもかまいません。気持ちの行き先をさがします。',
  },
] as const satisfies readonly { scene: CoverName; say: string; answer: string }[];

/** A question and its answer. */
export interface Question {
  question: string;
  answer: string;
}

const FAMILY: Question = {
  question: '家族だけで相談してもいいですか',
  answer: 'はい。ご家族だけのご相談も、お受けしています。ご本人に知らせずにお話しいただいてもかまいません。',
};
const NAME: Question = {
  question: '名前を言わないといけませんか',
  answer: 'いいえ。お名前を言わずに相談できます。',
};
const LATER: Question = {
  question: '治療が終わって何年もたちますが、使えますか',
  answer: 'はい。治療のあとのくらしや気持ちのことも、お話しください。',
};
const OTHER_TOWN: Question = {
  question: '市外の病院に通っています。使えますか',
  answer: '市内にお住まいなら、どの病院に通っていても使えます。',
};
const SAME: Question = {
  question: '同じ相談員と話せますか',
  answer: 'お電話のときにお申し出ください。ご希望をうかがって、ご案内します。',
};
const RECORDED: Question = {
  question: '電話の内容は録音されますか',
  answer: '応対の確かめのために録音します。相談の記録と録音は、相談が終わってから5年で消します。',
};

/** よくある質問, five (G24). */
export const QUESTIONS: Readonly<Record<VariantKey, readonly Question[]>> = {
  aflac: [FAMILY, NAME, LATER, SAME, RECORDED],
  hatch: [FAMILY, NAME, LATER, SAME, RECORDED],
  chofu: [FAMILY, NAME, OTHER_TOWN, SAME, RECORDED],
};

/** What a landing page cannot do without, where the content service has no sections of its own (G24). */
export const SECTIONS_OF_OURS = [
  {
    id: 'supporters',
    title: '話を聞くのは、資格のある相談員です',
    body: '<p>看護師や社会福祉士などの相談員が、お話をうかがいます。沈黙も、泣いてしまうことも、よくあることです。</p>',
  },
  {
    id: 'cost',
    title: '相談は無料です',
    body: '<p>相談は無料です。通話料・通信料がかかる場合があります。</p>',
  },
  {
    id: 'personal-information',
    title: 'お預かりする情報',
    body: '<p>病気についてのお話は、相談のためだけに使います。ほかへ渡すときは、相手と内容を先にお見せして、同意をいただきます。</p>',
  },
] as const;
