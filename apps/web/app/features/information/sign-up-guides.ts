import type { VariantKey } from '@hidamari/domain/site-variants';

/** What somebody of a variant has at hand before signing up, and where (G23). */
export interface SignUpGuide {
  title: string;
  /** Things to have at hand. */
  atHand: readonly { what: string; note: string }[];
  drawing: 'object-envelope' | 'object-card' | 'object-house';
  /** Said where no link of this host leads to that variant's pages. */
  elsewhere: string;
}

export const SIGN_UP_GUIDES: Readonly<Record<VariantKey, SignUpGuide>> = {
  aflac: {
    title: '保険にご加入の方',
    atHand: [
      { what: '証券番号', note: '保険証券や、ご契約のお知らせに書かれています。' },
      { what: 'お名前（カナ）', note: '証券の「被保険者」（保険の対象になっている方）のお名前です。' },
      { what: '生年月日', note: '「被保険者」の方の生年月日です。' },
    ],
    drawing: 'object-envelope',
    elsewhere: 'ご契約のお知らせにある、保険にご加入の方のページからお申し込みください。',
  },
  hatch: {
    title: '利用コードをお持ちの方',
    atHand: [{ what: '利用コード', note: '勤め先や団体からのご案内に書かれています。' }],
    drawing: 'object-card',
    elsewhere: '利用コードのご案内にあるページからお申し込みください。',
  },
  chofu: {
    title: '調布市にお住まい・通院中の方',
    atHand: [
      { what: 'お住まいの地域が分かるもの', note: '郵便番号とご住所を入力します。書類の送付はいりません。' },
    ],
    drawing: 'object-house',
    elsewhere: '市からのご案内にある、調布市の方のページからお申し込みください。',
  },
};

/** From the first press to the first log-in, with what each step asks for. */
export const SIGN_UP_STEPS = [
  {
    title: 'ご利用の資格を確かめる',
    text: '上の「ご用意いただくもの」を入力します。',
    drawing: 'object-card',
  },
  {
    title: '携帯電話に届く番号を入れる',
    text: 'SMSで届く6桁の番号を入力します。10分のあいだ使えます。',
    drawing: 'object-phone',
  },
  {
    title: 'お名前と連絡先を入れる',
    text: '入力したあと、内容を確かめてから登録します。登録のあとも、ほとんどの項目をアカウントの画面で直せます。',
    drawing: 'object-notebook',
  },
] as const;
