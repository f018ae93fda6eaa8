/** The 47 prefectures in the order of JIS X 0401, keyed by romanised name (specification section 3, G132). */
export const PREFECTURES = [
  { code: '01', key: 'hokkaido', label: '北海道' },
  { code: '02', key: 'aomori', label: '青森県' },
  { code: '03', key: 'iwate', label: '岩手県' },
  { code: '04', key: 'miyagi', label: '宮城県' },
  { code: '05', key: 'akita', label: '秋田県' },
  { code: '06', key: 'yamagata', label: '山形県' },
  { code: '07', key: 'fukushima', label: '福島県' },
  { code: '08', key: 'ibaraki', label: '茨城県' },
  { code: '09', key: 'tochigi', label: '栃木県' },
  { code: '10', key: 'gunma', label: '群馬県' },
  { code: '11', key: 'saitama', label: '埼玉県' },
  { code: '12', key: 'chiba', label: '千葉県' },
  { code: '13', key: 'tokyo', label: '東京都' },
  { code: '14', key: 'kanagawa', label: '神奈川県' },
  { code: '15', key: 'niigata', label: '新潟県' },
  { code: '16', key: 'toyama', label: '富山県' },
  { code: '17', key: 'ishikawa', label: '石川県' },
  { code: '18', key: 'fukui', label: '福井県' },
  { code: '19', key: 'yamanashi', label: '山梨県' },
  { code: '20', key: 'nagano', label: '長野県' },
  { code: '21', key: 'gifu', label: '岐阜県' },
  { code: '22', key: 'shizuoka', label: '静岡県' },
  { code: '23', key: 'aichi', label: '愛知県' },
  { code: '24', key: 'mie', label: '三重県' },
  { code: '25', key: 'shiga', label: '滋賀県' },
  { code: '26', key: 'kyoto', label: '京都府' },
  { code: '27', key: 'osaka', label: '大阪府' },
  { code: '28', key: 'hyogo', label: '兵庫県' },
  { code: '29', key: 'nara', label: '奈良県' },
  { code: '30', key: 'wakayama', label: '和歌山県' },
  { code: '31', key: 'tottori', label: '鳥取県' },
  { code: '32', key: 'shimane', label: '島根県' },
  { code: '33', key: 'okayama', label: '岡山県' },
  { code: '34', key: 'hiroshima', label: '広島県' },
  { code: '35', key: 'yamaguchi', label: '山口県' },
  { code: '36', key: 'tokushima', label: '徳島県' },
  { code: '37', key: 'kagawa', label: '香川県' },
  { code: '38', key: 'ehime', label: '愛媛県' },
  { code: '39', key: 'kochi', label: '高知県' },
  { code: '40', key: 'fukuoka', label: '福岡県' },
  { code: '41', key: 'saga', label: '佐賀県' },
  { code: '42', key: 'nagasaki', label: '長崎県' },
  { code: '43', key: 'kumamoto', label: '熊本県' },
  { code: '44', key: 'oita', label: '大分県' },
  { code: '45', key: 'miyazaki', label: '宮崎県' },
  { code: '46', key: 'kagoshima', label: '鹿児島県' },
  { code: '47', key: 'okinawa', label: '沖縄県' },
] as const satisfies readonly { code: string; key: string; label: string }[];

export type Prefecture = (typeof PREFECTURES)[number];
export type PrefectureKey = Prefecture['key'];

/** The prefecture of a key, a JIS code or a Japanese label; null when there is none. */
export function findPrefecture(text: string): Prefecture | null {
  return PREFECTURES.find(({ key, code, label }) => [key, code, label].some((name) => name === text)) ?? null;
}
