import type { GlossaryTermItem } from '@hidamari/contract/content';
import { MEDICAL_PAGES } from '../sources/medical-pages.ts';
import { glossaryTerm } from './glossary-term.ts';

/** Finding out: examinations, and words for what they show. */
export const EXAMINATION_TERMS: readonly GlossaryTermItem[] = [
  glossaryTerm({
    id: 'term-biopsy',
    topics: ['pathology'],
    name: '生検',
    kana: 'せいけん',
    meaning:
      '体の一部から細胞や組織を少しとって、顕微鏡などで調べる検査です。がんかどうか、どの種類かを確かめるために行います。結果が出るまでに日数がかかることがあります。',
    sources: [MEDICAL_PAGES.biopsy, MEDICAL_PAGES.pathology],
  }),
  glossaryTerm({
    id: 'term-pathology',
    topics: ['pathology'],
    name: '病理検査',
    kana: 'びょうりけんさ',
    aliases: ['病理診断', '病理'],
    meaning:
      '生検や手術でとった細胞や組織を、専門の医師が顕微鏡などで調べる検査です。病気の種類や性質が分かり、治療を考える土台になります。',
    sources: [MEDICAL_PAGES.pathology],
  }),
  glossaryTerm({
    id: 'term-tumor-marker',
    topics: ['tumor-markers'],
    name: '腫瘍マーカー',
    kana: 'しゅようまーかー',
    meaning:
      'がんがあるときに、血液などの中で増えることのある物質です。がん以外の理由で増えることも、がんがあっても増えないこともあります。ほかの検査と合わせて見ます。',
    sources: [MEDICAL_PAGES.tumorMarkers],
  }),
  glossaryTerm({
    id: 'term-imaging',
    topics: ['imaging-tests'],
    name: '画像検査',
    kana: 'がぞうけんさ',
    meaning:
      'CTやMRI、超音波などで、体の中の様子を画像にして見る検査です。病気の場所や大きさ、治療のあとの変化を確かめるために行います。',
    sources: [MEDICAL_PAGES.ct, MEDICAL_PAGES.mri, MEDICAL_PAGES.ultrasound],
  }),
  glossaryTerm({
    id: 'term-ct',
    topics: ['imaging-tests'],
    name: 'CT検査',
    kana: 'しーてぃーけんさ',
    aliases: ['CT'],
    meaning:
      'エックス線を使って、体を輪切りにしたような画像をとる検査です。造影剤という薬を使うことがあるので、アレルギーや腎臓の病気がある方は、前もって伝えます。',
    sources: [MEDICAL_PAGES.ct],
  }),
  glossaryTerm({
    id: 'term-ultrasound',
    topics: ['imaging-tests'],
    name: '超音波検査',
    kana: 'ちょうおんぱけんさ',
    aliases: ['超音波', 'エコー検査'],
    meaning:
      '耳には聞こえない高い音を体にあて、はね返りを画像にする検査です。肌に機器をあてて見ます。放射線は使いません。おなかの検査では、食事をしないで受けることがあります。',
    sources: [MEDICAL_PAGES.ultrasound],
  }),
  glossaryTerm({
    id: 'term-mri',
    topics: ['imaging-tests'],
    name: 'MRI検査',
    kana: 'えむあーるあいけんさ',
    aliases: ['MRI'],
    meaning:
      '強い磁石と電波を使って、体の中を画像にする検査です。エックス線は使いません。体の中に金属や機器がある方、狭い場所が苦手な方は、前もって伝えます。',
    sources: [MEDICAL_PAGES.mri],
  }),
  glossaryTerm({
    id: 'term-pet',
    topics: ['imaging-tests'],
    name: 'PET検査',
    kana: 'ぺっとけんさ',
    aliases: ['PET'],
    meaning:
      '目印のついた薬を注射し、その集まり方を画像にする検査です。体の広い範囲を一度に見られます。食事や糖尿病の薬に決まりがあるので、病院の説明に従います。',
    sources: [MEDICAL_PAGES.pet, MEDICAL_PAGES.petSteps],
  }),
  glossaryTerm({
    id: 'term-stage',
    topics: ['stage'],
    name: 'ステージ',
    kana: 'すてーじ',
    aliases: ['病期'],
    meaning:
      'がんの広がりの程度を、決められた方法で分けたものです。治療の方法を考えるときの手がかりの一つになります。分け方は、がんの種類によって違います。',
    sources: [MEDICAL_PAGES.stage],
  }),
  glossaryTerm({
    id: 'term-metastasis',
    topics: ['metastasis'],
    name: '転移',
    kana: 'てんい',
    meaning:
      'がん細胞が、はじめにできた場所から血液やリンパの流れなどにのって、別の場所に移り、そこで増えることです。移った先でも、もとのがんの種類として治療を考えます。',
    sources: [MEDICAL_PAGES.metastasis],
  }),
  glossaryTerm({
    id: 'term-recurrence',
    topics: ['recurrence'],
    name: '再発',
    kana: 'さいはつ',
    meaning:
      '治療で見えなくなったがんが、また現れることです。もとの場所のことも、別の場所のこともあります。そのときの体の状態に合わせて、治療や支え方をあらためて考えます。',
    sources: [MEDICAL_PAGES.recurrence],
  }),
  glossaryTerm({
    id: 'term-remission',
    topics: ['medical-words', 'follow-up'],
    name: '寛解',
    kana: 'かんかい',
    meaning:
      '治療によって、がんによる症状や検査の異常が、軽くなったり、見られなくなったりした状態です。そのあとも、検査や治療を続けることがあります。',
    sources: [MEDICAL_PAGES.remission],
  }),
  glossaryTerm({
    id: 'term-lymph-node',
    topics: ['medical-words', 'metastasis'],
    name: 'リンパ節',
    kana: 'りんぱせつ',
    meaning:
      '全身のリンパの流れの途中にある、豆のような形の組織です。首、わきの下、足のつけ根などにあり、体を守る働きをします。がんの広がりを調べるときに見る場所の一つです。',
    sources: [MEDICAL_PAGES.lymphNodes, MEDICAL_PAGES.lymphSpread],
  }),
  glossaryTerm({
    id: 'term-follow-up',
    topics: ['follow-up'],
    name: '経過観察',
    kana: 'けいかかんさつ',
    meaning:
      '決まった間隔で診察や検査を受け、体の様子を続けて見ていくことです。治療を終えたあとに行うことも、治療を始める時期を見きわめるために行うこともあります。',
    sources: [MEDICAL_PAGES.followUp, MEDICAL_PAGES.activeSurveillance],
  }),
];
