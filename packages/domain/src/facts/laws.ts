import { type FactTable, read, readOn } from './fact.ts';
import * as insured from './sources-insurance.ts';
import * as life from './sources-life.ts';
import * as s from './sources-medical.ts';
import * as money from './sources-money.ts';
import * as pension from './sources-pension.ts';
import * as work from './sources-work.ts';

/** Names of laws and articles that pages mention. */
export const LAW_FACTS = {
  'law-cancer-act': {
    text: 'がん対策基本法',
    what: 'がん対策の基本を定めた法律（平成18年法律第98号）',
    ...read(s.cancerAct, s.cancerActAmendment),
  },
  'law-cancer-act-employer': {
    text: 'がん対策基本法 第8条',
    what: '事業主が、がん患者の雇用の継続などに配慮する努力義務',
    from: '2016-12-16',
    ...read(s.cancerAct, s.cancerActBureau),
  },
  'law-cancer-act-work': {
    text: 'がん対策基本法 第20条',
    what: '国と自治体が、がん患者の雇用の継続や就職のための施策を行う定め',
    from: '2016-12-16',
    ...read(s.cancerAct, s.cancerActAmendment),
  },
  'law-sickness-allowance': {
    text: '健康保険法 第99条',
    what: '傷病手当金を定めた条文',
    ...read(work.healthInsuranceAct, work.sicknessGuidebook),
  },
  'law-sickness-after-leaving': {
    text: '健康保険法 第104条',
    what: '資格を失ったあとの傷病手当金を定めた条文',
    ...read(work.healthInsuranceAct, work.sicknessAfterLeaving),
  },
  'law-sickness-and-pension': {
    text: '健康保険法 第108条',
    what: '傷病手当金と障害厚生年金の調整を定めた条文',
    ...readOn('2026-11-30', work.healthInsuranceAct, money.sicknessPensionIuris),
  },
  'law-high-cost': {
    text: '健康保険法 第115条',
    what: '高額療養費を定めた条文',
    ...read(work.healthInsuranceAct, money.tomeHighCost),
  },
  'law-high-cost-combined': {
    text: '健康保険法 第115条の2',
    what: '高額介護合算療養費を定めた条文',
    ...read(work.healthInsuranceAct, money.tomeHighCost),
  },
  'law-high-cost-order': {
    text: '健康保険法施行令 第42条',
    what: '高額療養費の上限額を定めた条文',
    ...readOn('2026-11-30', money.healthInsuranceOrder, money.highCostOrderWikibooks),
  },
  'law-work-support': {
    text: '労働施策総合推進法 第27条の3',
    what: '治療と就業の両立支援の努力義務を定めた条文',
    from: '2026-04-01',
    ...read(money.labourPolicyAct, work.workSupportOffice),
  },
  'law-paid-leave': {
    text: '労働基準法 第39条',
    what: '年次有給休暇を定めた条文',
    ...readOn('2026-11-30', work.labourStandardsAct, money.paidLeaveFukunaga),
  },
  'law-insurance-claim': {
    text: '保険法 第95条',
    what: '保険の給付を請求する権利の期間を定めた条文',
    ...readOn('2026-11-30', insured.insuranceAct, insured.claimOkane),
  },
  'law-care-leave': {
    text: '育児・介護休業法 第11条',
    what: '介護休業を定めた条文',
    ...readOn('2026-11-30', work.careLeaveAct, money.careLeaveTome),
  },
  'law-care-days': {
    text: '育児・介護休業法 第16条の5',
    what: '介護休暇を定めた条文',
    ...readOn('2026-11-30', work.careLeaveAct, money.careLeaveTome),
  },
  'law-child-days': {
    text: '育児・介護休業法 第16条の2',
    what: '子の看護等休暇を定めた条文',
    ...readOn('2026-11-30', work.careLeaveAct, money.careLeaveTome),
  },
  'law-care-leave-pay': {
    text: '雇用保険法 第61条の4',
    what: '介護休業給付金を定めた条文',
    ...read(work.employmentInsuranceAct, work.careLeaveColumn),
  },
  'law-training': {
    text: '雇用保険法 第60条の2',
    what: '教育訓練給付金を定めた条文',
    ...readOn('2026-11-30', work.employmentInsuranceAct, money.trainingTome),
  },
  'law-disability-pension-basic': {
    text: '国民年金法 第33条',
    what: '障害基礎年金の額を定めた条文',
    ...readOn('2026-11-30', pension.pensionAct, money.pensionAmountArticle),
  },
  'law-disability-pension-employee': {
    text: '厚生年金保険法 第50条',
    what: '障害厚生年金の額を定めた条文',
    ...readOn('2026-11-30', pension.employeePensionAct, money.employeePensionWikibooks),
  },
  'law-disability-lump-sum': {
    text: '厚生年金保険法 第55条',
    what: '障害手当金の条件を定めた条文',
    ...readOn('2026-11-30', pension.employeePensionAct, pension.lumpSumSyarogo),
  },
  'law-national-relief': {
    text: '国民健康保険法 第44条',
    what: '国民健康保険の一部負担金の減免・猶予を定めた条文',
    ...read(money.nationalHealthAct, money.nationalReliefShinjo),
  },
  'law-national-sickness': {
    text: '国民健康保険法 第58条',
    what: '国民健康保険の傷病手当金は任意の給付であることの条文',
    ...readOn('2026-11-30', money.nationalHealthAct, money.nationalSicknessSyarogo),
  },
  'law-care-decision': {
    text: '介護保険法 第27条',
    what: '要介護認定を30日以内に行う原則を定めた条文',
    ...readOn('2026-11-30', life.careAct, life.careDecisionMizunami),
  },
} as const satisfies FactTable;
