import type { GlossaryTermItem } from '@hidamari/contract/content';
import { PAGES } from '../sources/pages.ts';
import { SUPPORT_PAGES } from '../sources/support-pages.ts';
import { glossaryTerm } from './glossary-term.ts';

/** Public systems around money, care and work. No amounts: they change. */
export const MONEY_AND_SYSTEMS: readonly GlossaryTermItem[] = [
  glossaryTerm({
    id: 'term-high-cost-expense',
    topics: ['high-cost-medical-expense'],
    name: '高額療養費制度',
    kana: 'こうがくりょうようひせいど',
    aliases: ['高額療養費'],
    meaning:
      'ひと月に窓口で払った医療費が、決められた限度を超えたとき、超えた分が戻る公的な制度です。限度は年齢や所得で違い、一年の限度もあります。くわしくは、加入している健康保険の窓口で聞けます。',
    sources: [PAGES.highCost, SUPPORT_PAGES.highCostDesk],
  }),
  glossaryTerm({
    id: 'term-limit-certificate',
    topics: ['paying-at-hospital', 'high-cost-medical-expense'],
    name: '限度額適用認定証',
    kana: 'げんどがくてきようにんていしょう',
    meaning:
      '病院の窓口での支払いを、はじめから限度の額までにするために出す書類です。マイナ保険証を使う場合など、いらないことも多いので、健康保険か病院に確かめます。',
    sources: [SUPPORT_PAGES.limitCertificate],
  }),
  glossaryTerm({
    id: 'term-sickness-allowance',
    topics: ['injury-allowance'],
    name: '傷病手当金',
    kana: 'しょうびょうてあてきん',
    meaning:
      '会社などの健康保険に入っている人が、病気で仕事を休み、給料が出ないときなどに受けられるお金です。条件と期間が決まっているので、健康保険や会社の担当に確かめます。',
    sources: [SUPPORT_PAGES.sicknessAllowance],
  }),
  glossaryTerm({
    id: 'term-disability-pension',
    topics: ['disability-pension'],
    name: '障害年金',
    kana: 'しょうがいねんきん',
    meaning:
      '病気やけがで、暮らしや仕事に大きな差しつかえがあるときに受けられる公的な年金です。がんも対象になることがあり、審査で決まります。年金事務所で相談できます。',
    sources: [SUPPORT_PAGES.disabilityPension],
  }),
  glossaryTerm({
    id: 'term-medical-deduction',
    topics: ['medical-expense-deduction'],
    name: '医療費控除',
    kana: 'いりょうひこうじょ',
    meaning:
      '一年間に払った医療費が決められた額を超えたとき、確定申告をすると税金が軽くなるしくみです。家計を一緒にする家族の分も合わせられます。税務署で聞けます。',
    sources: [SUPPORT_PAGES.medicalDeduction],
  }),
  glossaryTerm({
    id: 'term-care-insurance',
    topics: ['nursing-care-insurance'],
    name: '介護保険',
    kana: 'かいごほけん',
    meaning:
      '介護が必要になったときに、訪問介護や福祉用具などを少ない負担で使える公的な保険です。年齢などの条件があります。市区町村や地域包括支援センターで申し込みます。',
    sources: [SUPPORT_PAGES.careInsured, SUPPORT_PAGES.careServices],
  }),
  glossaryTerm({
    id: 'term-care-certification',
    topics: ['nursing-care-insurance'],
    name: '要介護認定',
    kana: 'ようかいごにんてい',
    meaning:
      '介護保険を使うために、どのくらい介護が必要かを市区町村が決める手続きです。本人への聞き取りと、医師の意見書などをもとに決まります。申し込みから日数がかかります。',
    sources: [SUPPORT_PAGES.careCertification],
  }),
  glossaryTerm({
    id: 'term-work-rules',
    topics: ['sick-leave', 'working-during-treatment'],
    name: '就業規則',
    kana: 'しゅうぎょうきそく',
    meaning:
      '働く時間、休み、給料など、会社で働くときの決まりを書いたものです。病気で休むときや休職、復職の決まりも、ここで確かめられます。見つからないときは人事に聞きます。',
    sources: [SUPPORT_PAGES.workRules],
  }),
  glossaryTerm({
    id: 'term-work-and-treatment',
    topics: ['working-during-treatment'],
    name: '両立支援',
    kana: 'りょうりつしえん',
    meaning:
      '治療を受けながら働き続けられるように、会社、病院、支援する人が協力することです。通院の時間や仕事の内容を、体の様子に合わせて考えます。2026年4月から、支える取り組みが、法律で事業主の努力義務になりました。',
    sources: [SUPPORT_PAGES.workAndTreatmentDuty],
  }),
];
