import type { CleanedHtml } from '@hidamari/contract/content';
import type { CoverName } from '@hidamari/domain/drawings';
import { EMERGENCY, EMERGENCY_TEXT } from '@hidamari/domain/emergency';
import { VARIANTS, type VariantKey } from '@hidamari/domain/site-variants';
import { CAN_DO, CANNOT_DO, consultationSteps } from '../../parts/consultation/consultation-words.ts';
import type { ShownSection } from './components/landing/landing-bands.ts';

/** What a landing page looks like, and what it says where the content service does not answer. */
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

/** Words as they are written, then what is said about them. */
type Told = readonly [words: string, text: string];

/** Sentences a visitor may have thought, and what is done about them. */
const SITUATIONS: readonly Told[] = [
  ['「先生の話が、頭に入らなかった」', '聞いたことを一緒にふり返り、次に聞くことを書き出します。'],
  ['「お金がいくらかかるのか、こわい」', '使える制度と、問い合わせる窓口の順番を確かめます。'],
  ['「子どもに、どう話せばいいか」', '年齢にあわせた伝え方を、一緒に考えます。'],
  ['「夜になると、眠れない」', '話すだけでもかまいません。気持ちの行き先をさがします。'],
];

const SUPPORTERS: readonly Told[] = [
  [
    '資格のある相談員',
    '看護師や社会福祉士などの相談員が、お話をうかがいます。病院の外にいるので、病院には言いにくいことも話せます。',
  ],
  ['急がせません', '沈黙も、泣いてしまうことも、よくあることです。'],
  [
    '秘密を守ります',
    '保険会社、勤め先、市に、あなたと分かる形で伝えることはありません。命に差しせまった危険があるときだけは、別です。',
  ],
];

const FAMILY: Told = [
  '家族だけで相談してもいいですか',
  'はい。ご家族だけのご相談も、お受けしています。ご本人に知らせずにお話しいただいてもかまいません。',
];
const NAME: Told = ['名前を言わないといけませんか', 'いいえ。お電話では、お名前を言わずに相談できます。'];
const LATER: Told = [
  '治療が終わって何年もたちますが、使えますか',
  'はい。治療のあとのくらしや気持ちのことも、お話しください。',
];
const OTHER_TOWN: Told = [
  '市外の病院に通っています。使えますか',
  '市内にお住まいなら、どの病院に通っていても使えます。',
];
const SAME: Told = [
  '同じ相談員と話せますか',
  'お電話のときにお申し出ください。ご希望をうかがって、ご案内します。',
];
const RECORDED: Told = [
  '電話の内容は録音されますか',
  '応対の確かめのために録音します。相談の記録と録音は、相談が終わってから5年で消します。',
];

/** よくある質問, five (G24). */
const QUESTIONS: Readonly<Record<VariantKey, readonly Told[]>> = {
  aflac: [FAMILY, NAME, LATER, SAME, RECORDED],
  hatch: [FAMILY, NAME, LATER, SAME, RECORDED],
  chofu: [FAMILY, NAME, OTHER_TOWN, SAME, RECORDED],
};

/** Below what a call costs, which the page says by the variant's own number. */
const COST = '<p>インターネットの通信料は、お使いの契約によります。</p>';
const PRIVACY =
  '<p>病気についてのお話は、相談のためだけに使います。ほかへ渡すときは、相手と内容を先にお見せして、同意をいただきます。</p>';
const SIGN_UP =
  '<p>体の変化や聞きたいことを書きとめておくと、診察で見せたり、お電話の相談のときに手元で見ながら話したりできます。登録は無料です。</p>';

const strongLines = (told: readonly Told[]) =>
  told.map(([words, text]) => `<li><strong>${words}</strong>${text}</li>`).join('');
const terms = (told: readonly Told[]) =>
  `<dl>${told.map(([words, text]) => `<div><dt>${words}</dt><dd>${text}</dd></div>`).join('')}</dl>`;
const list = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

/** Every kind that a landing page cannot do without (G24), in the shape in which the content writes it. */
function sectionsOfOurs(variant: VariantKey): ShownSection[] {
  const { heading, lead, endHeading } = LANDING_WORDS[variant];
  const steps = consultationSteps(VARIANTS[variant]).map(({ title, text }): Told => [title, text]);
  const limits = `<h3>できること</h3>${list(CAN_DO)}<h3>できないこと</h3>${list(CANNOT_DO)}`;
  const rows: readonly [ShownSection['kind'], title: string, body: string][] = [
    ['hero', heading.join(''), `<p>${lead}</p>`],
    ['situations', 'こんなときに', `<ul>${strongLines(SITUATIONS)}</ul>`],
    ['can-do', '相談でできること、できないこと', limits],
    ['flow', '相談の流れ', `<ol>${strongLines(steps)}</ol>`],
    ['supporters', '話を聞く相談員', terms(SUPPORTERS)],
    ['faq', 'よくある質問', terms(QUESTIONS[variant])],
    ['cost', '相談は無料です', COST],
    ['privacy', 'お預かりする情報', PRIVACY],
    ['sign-up', endHeading, SIGN_UP],
    ['emergency', EMERGENCY.heading, `<p>${EMERGENCY_TEXT}</p>`],
  ];
  // Every word of it stands in this file or in those it imports: there is nothing to clean.
  return rows.map(([kind, title, body]) => ({ id: `ours-${kind}`, kind, title, body: body as CleanedHtml }));
}

/** What the page tells: the content's sections, or ours where it could not be read or has none (G103). */
export function shownSections(variant: VariantKey, read: readonly ShownSection[] | null): ShownSection[] {
  if (read === null || read.length === 0) return sectionsOfOurs(variant);
  return read.map(({ id, kind, title, body }) => ({ id, kind, title, body }));
}
