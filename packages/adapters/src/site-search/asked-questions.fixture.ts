/** What somebody typed, and what would help them. */
export interface AskedQuestion {
  readonly q: string;
  /** Pages that would help, by their ids. */
  readonly ids?: readonly string[];
  /** Or pages whose title says this. */
  readonly title?: RegExp;
  /** Or pages on one of these topics. */
  readonly topics?: readonly string[];
  /** Pages, and topics of pages, that must not stand beside it. */
  readonly never?: readonly string[];
  readonly neverTopics?: readonly string[];
}

/** Of an audit of the portal: 64 questions, of which 15 found their page before this search. */
export const AUDITED: readonly AskedQuestion[] = [
  { q: '癌', ids: ['just-told'], title: /がん/ },
  { q: '乳癌', ids: ['breast-diagnosed', 'breast-treating', 'breast-suspected'] },
  { q: '抗癌剤 副作用', ids: ['drug-therapy-start', 'term-side-effect', 'nausea', 'fatigue'] },
  { q: '抗がん剤 吐き気', ids: ['nausea'] },
  { q: 'はきけ とまらない', ids: ['nausea'] },
  { q: '気持ち悪い 食べられない', ids: ['nausea', 'eating-when-hard'] },
  { q: '熱 38度', ids: ['infection-and-fever', 'q-fever-at-night'] },
  { q: '37.8', ids: ['infection-and-fever', 'q-fever-at-night'] },
  { q: '夜 熱が出た', ids: ['infection-and-fever', 'q-fever-at-night'] },
  {
    q: '治療 やめたい',
    ids: [
      'choosing-treatment',
      'deciding-together',
      'q-two-treatments',
      'q-palliative-care-meaning',
      'psycho-oncology',
    ],
    never: ['after-leaving', 'line-unlink'],
  },
  {
    q: '仕事 辞めたい',
    ids: ['q-should-i-quit', 'before-taking-leave'],
    never: ['after-leaving', 'line-unlink'],
  },
  { q: '会社 やめるべきか', ids: ['q-should-i-quit'] },
  { q: '余命', title: /余命|見通し|これから/ },
  { q: 'オプジーボ', title: /免疫|チェックポイント|オプジーボ/ },
  { q: 'ニボルマブ', title: /免疫|チェックポイント/ },
  { q: 'TS-1 副作用', ids: ['drug-therapy-start'], title: /TS-1|ティーエスワン|飲み薬/ },
  { q: '髪 抜ける いつ', ids: ['hair-changes', 'q-hair-loss'] },
  { q: 'かみ ぬける', ids: ['hair-changes', 'q-hair-loss'] },
  { q: '脱毛 ウィッグ', ids: ['clothes-and-appearance', 'hair-changes', 'ancs', 'wig-subsidy'] },
  { q: 'ウィッグ 補助金', ids: ['wig-subsidy'] },
  { q: '高額療養費 いくら', ids: ['high-cost-medical-expense'] },
  { q: '高額医療費', ids: ['high-cost-medical-expense'] },
  { q: '限度額認定証', ids: ['paying-at-the-desk', 'term-limit-certificate'] },
  { q: '傷病手当金 いつもらえる', ids: ['injury-allowance'] },
  { q: '障害年金 もらえる', ids: ['disability-pension', 'q-disability-pension'] },
  { q: '医療費控除 いくらから', ids: ['medical-expense-deduction'] },
  {
    q: 'お金がない',
    ids: ['talk-about-money-at-hospital', 'national-health-reduction'],
    title: /生活保護|生活福祉/,
  },
  { q: 'セカンドオピニョン', ids: ['second-opinion', 'q-second-opinion'] },
  { q: 'セカンドオピニオン 費用', ids: ['second-opinion'] },
  { q: '緩和ケア 早い', ids: ['pain-and-palliative', 'q-palliative-care-meaning'] },
  { q: 'モルヒネ こわい', ids: ['q-opioid-worry', 'pain-and-palliative'] },
  { q: '再発 こわい', ids: ['fear-of-recurrence', 'q-fear-of-return'] },
  { q: '再発した', ids: ['q-after-recurrence'], title: /再発/ },
  { q: '転移', title: /転移/ },
  { q: '子どもに伝える', ids: ['talking-with-children', 'q-small-children', 'telling-family'] },
  {
    q: '親が癌',
    ids: ['q-living-far-away', 'for-family-caregivers', 'q-leave-for-parent', 'story-mother-far-away'],
    never: ['caring-for-parents'],
  },
  { q: '妻が乳がん', ids: ['breast-diagnosed', 'breast-suspected'], title: /妻|配偶者|パートナー/ },
  { q: '夫 がん なんて言えば', ids: ['q-words-for-husband'] },
  { q: '大腸がん', title: /大腸/ },
  { q: '胃がん 手術', title: /胃/ },
  { q: '前立腺がん', title: /前立腺/ },
  { q: 'すい臓がん', title: /膵|すい臓/ },
  { q: 'ストーマ', title: /ストーマ|人工肛門/ },
  { q: '治験 断る', ids: ['q-clinical-trial'] },
  { q: '免疫療法', title: /免疫/ },
  { q: 'うつ', ids: ['psycho-oncology', 'hospital-mind-care', 'mental-health-centre'] },
  { q: '眠れない', ids: ['sleepless-night', 'q-thoughts-at-night'] },
  { q: '手足 しびれる', ids: ['numb-hands'] },
  { q: '口内炎 痛い', ids: ['mouth-sores', 'q-mouth-pain'] },
  { q: '下痢 止まらない', ids: ['diarrhea-constipation'] },
  { q: '食べれない', ids: ['eating-when-hard', 'nausea'] },
  { q: '味がしない', title: /味/ },
  { q: 'だるい', ids: ['fatigue', 'q-tired-and-guilty'] },
  { q: '不妊', ids: ['fertility-before-treatment', 'q-hope-for-children'] },
  { q: '上司 言うべき', ids: ['q-tell-the-boss'] },
  { q: '一人暮らし 入院', ids: ['when-you-feel-alone', 'before-surgery'], title: /一人|ひとり/ },
  { q: '国保 払えない', ids: ['national-health-reduction'] },
  { q: 'サプリ', ids: ['q-supplements'] },
  { q: '民間療法', ids: ['q-supplements'], title: /民間療法|自由診療/ },
  { q: '在宅 看取り', ids: ['q-care-at-home', 'visiting-nurse'], title: /在宅|家で/ },
  { q: 'ペット', title: /ペット|動物/, never: ['imaging-tests'] },
  { q: 'マイナ保険証', title: /保険証|窓口/ },
  { q: '退会したい', ids: ['after-leaving'] },
  { q: 'パスワード忘れた', ids: ['forgot-password'] },
];
