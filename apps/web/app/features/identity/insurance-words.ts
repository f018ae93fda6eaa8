/** Where the confirmation of a policy stands; null where the address and the visit tell nothing. */
export type InsuranceState = 'not_needed' | 'pending' | 'verified' | 'failed' | null;

interface InsuranceWords {
  lead: string;
  help: string;
  helpNote: string;
}

const HELP = {
  insured: {
    help: '証券番号が分からない、うまくいかない',
    helpNote: 'ご契約が終了した方も、これからのご相談先をお電話でご案内します。',
  },
  others: {
    help: 'お困りのとき',
    helpNote: 'ログインやご登録のことを、お電話でお手伝いします。',
  },
} as const;

const FORM_LEADS = {
  pending: 'ご契約の内容が変わったようです。ログインの前に、もう一度確かめさせてください。',
  failed: '登録のときのご契約が終了しているようです。新しいご契約がある方は、その内容を入れてください。',
} as const;

function leadOf(state: InsuranceState, isMember: boolean, isInsured: boolean): string {
  if (state === null) {
    return isInsured
      ? 'ログインの続きで、ご加入の内容を確かめる画面です。'
      : '保険にご加入の方が、ログインの続きで、ご加入の内容を確かめる画面です。';
  }
  if (state === 'verified') return 'ご加入の確認は済んでいます。';
  if (state === 'not_needed') {
    return '保険にご加入の方のための画面です。いまのご登録では、確かめていただくことはありません。';
  }
  return isMember
    ? 'いまは、このままお使いいただけます。次にログインするときに、ご加入の内容をもう一度確かめます。'
    : FORM_LEADS[state];
}

/**
 * The words of U-L16. Only the insured have a policy number: whoever cannot have one is not asked about it. Where the
 * state is not known, the entrance that somebody came by tells.
 */
export function insuranceWords(where: {
  state: InsuranceState;
  isMember: boolean;
  /** The entrance is the insurance programme's. */
  isInsuranceEntrance: boolean;
}): InsuranceWords {
  const { state, isMember, isInsuranceEntrance } = where;
  const isInsured = state === null ? isInsuranceEntrance : state !== 'not_needed';
  return { lead: leadOf(state, isMember, isInsured), ...HELP[isInsured ? 'insured' : 'others'] };
}
