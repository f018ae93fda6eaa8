import type { GlossaryTermItem } from '@hidamari/contract/content';
import { MEDICAL_PAGES } from '../sources/medical-pages.ts';
import { PAGES } from '../sources/pages.ts';
import { glossaryTerm } from './glossary-term.ts';

/** What happens in the body, and parts of it that need a word. */
export const SYMPTOM_TERMS: readonly GlossaryTermItem[] = [
  glossaryTerm({
    id: 'term-side-effect',
    topics: ['side-effects'],
    name: '副作用',
    kana: 'ふくさよう',
    meaning:
      '薬や放射線などの治療で、目的とは別に現れる、体にとって望ましくない変化です。出方や時期は、治療の種類や人によって違います。手当ての方法があるので、がまんせずに伝えます。',
    sources: [MEDICAL_PAGES.sideEffects, MEDICAL_PAGES.radiationSideEffects],
  }),
  glossaryTerm({
    id: 'term-fatigue',
    topics: ['fatigue'],
    name: '倦怠感',
    kana: 'けんたいかん',
    meaning:
      '体がだるい、疲れが取れない、動くのがつらいという感じのことです。病気や治療、貧血、気持ちの疲れなど、いくつもの理由が重なることがあります。怠けとは違います。',
    sources: [MEDICAL_PAGES.fatigue],
  }),
  glossaryTerm({
    id: 'term-peripheral-neuropathy',
    topics: ['numbness'],
    name: '末梢神経障害',
    kana: 'まっしょうしんけいしょうがい',
    meaning:
      '薬などの影響で、手や足の神経の働きが変わることです。しびれる、感覚がにぶい、物を落としやすいといった変化が出ます。早めに伝えると、医師が手当てや薬の調整を考える手がかりになります。',
    sources: [MEDICAL_PAGES.neuropathy],
  }),
  glossaryTerm({
    id: 'term-myelosuppression',
    topics: ['low-blood-cells', 'anemia', 'side-effects'],
    name: '骨髄抑制',
    kana: 'こつずいよくせい',
    meaning:
      '血液をつくる骨髄の働きが、薬や放射線の影響で弱まることです。白血球、赤血球、血小板が減り、感染、貧血、出血が起こりやすくなります。血液検査で確かめます。',
    sources: [MEDICAL_PAGES.myelosuppression],
  }),
  glossaryTerm({
    id: 'term-white-blood-cell',
    topics: ['low-blood-cells', 'blood-tests'],
    name: '白血球',
    kana: 'はっけっきゅう',
    meaning:
      '細菌などから体を守る血液の細胞です。薬の治療で減ると、感染しやすくなります。治療中に熱が出たときは自分で判断せず、かかっている病院に電話をします。',
    sources: [MEDICAL_PAGES.fewWhiteCells, PAGES.febrileNeutropenia],
  }),
  glossaryTerm({
    id: 'term-neutrophil',
    topics: ['low-blood-cells', 'blood-tests'],
    name: '好中球',
    kana: 'こうちゅうきゅう',
    meaning:
      '白血球の一種で、細菌などから体を守る細胞です。薬の治療で一時的に減ることがあり、その時期は感染に特に気をつけます。血液検査で数を見ます。',
    sources: [PAGES.febrileNeutropenia],
  }),
  glossaryTerm({
    id: 'term-anemia',
    topics: ['anemia'],
    name: '貧血',
    kana: 'ひんけつ',
    meaning:
      '血液の中で酸素を運ぶ赤血球などが足りない状態です。だるい、息が切れる、立ちくらみがするといった変化が出ることがあります。息が苦しいときは、すぐに119番に電話してください。急に強くなったときは、病院に電話します。',
    sources: [MEDICAL_PAGES.anemia],
  }),
  glossaryTerm({
    id: 'term-platelet',
    topics: ['bleeding', 'blood-tests'],
    name: '血小板',
    kana: 'けっしょうばん',
    meaning:
      '血を止める働きをする、血液の成分です。減ると、あざができやすい、鼻血や歯ぐきの血が止まりにくいことがあります。血が止まらないときは、すぐに119番に電話してください。あざや鼻血が増えたときは、病院に電話します。',
    sources: [MEDICAL_PAGES.fewPlatelets],
  }),
  glossaryTerm({
    id: 'term-mouth-sore',
    topics: ['mouth-sores'],
    name: '口内炎',
    kana: 'こうないえん',
    aliases: ['口腔粘膜炎'],
    meaning:
      '口の中の粘膜が荒れたり、傷になったりして痛む状態です。薬や放射線の治療で起こることがあります。口を清潔に保ち、食べられない、飲めないときは病院に伝えます。',
    sources: [MEDICAL_PAGES.mouthSores],
  }),
  glossaryTerm({
    id: 'term-appearance-care',
    topics: ['appearance'],
    name: 'アピアランスケア',
    kana: 'あぴあらんすけあ',
    meaning:
      '治療で髪や肌、爪、体の形が変わったときのつらさを、医療や工夫、相談で軽くする手助けのことです。男性も、子どもも、何歳でも使えます。がん相談支援センターや看護師に聞けます。',
    sources: [MEDICAL_PAGES.appearanceCare],
  }),
  glossaryTerm({
    id: 'term-lymphedema',
    topics: ['lymphedema'],
    name: 'リンパ浮腫',
    kana: 'りんぱふしゅ',
    meaning:
      'リンパの流れがとどこおり、腕や足などがむくむことです。手術や放射線の治療のあと、時間がたってから出ることもあります。赤く腫れて熱をもつときは、早めに病院に連絡します。',
    sources: [MEDICAL_PAGES.lymphedema],
  }),
  glossaryTerm({
    id: 'term-fertility',
    topics: ['fertility'],
    name: '妊孕性',
    kana: 'にんようせい',
    meaning:
      '妊娠するため、または妊娠させるために必要な力のことです。がんの治療が影響することがあります。将来、子どもを持ちたい気持ちがある方は、治療の前に主治医に伝えます。',
    sources: [MEDICAL_PAGES.fertility],
  }),
  glossaryTerm({
    id: 'term-head-and-neck',
    topics: ['head-and-neck-cancer'],
    name: '頭頸部',
    kana: 'とうけいぶ',
    meaning:
      '鎖骨（さこつ）より上で、脳や目などを除いた部分のことです。口、のど、鼻、耳、あごや、首の甲状腺などが入ります。食べる、話す、息をすることに関わる場所です。',
    sources: [MEDICAL_PAGES.headAndNeck],
  }),
  glossaryTerm({
    id: 'term-swallowing',
    topics: ['swallowing'],
    name: '嚥下',
    kana: 'えんげ',
    aliases: ['飲みこみ'],
    meaning:
      '食べものや飲みものを口からのどへ送り、飲みこむことです。病気や手術、放射線の治療で、むせやすくなることがあります。練習や食事の形の工夫で支える方法があります。',
    sources: [MEDICAL_PAGES.swallowing, MEDICAL_PAGES.swallowingTraining],
  }),
];
