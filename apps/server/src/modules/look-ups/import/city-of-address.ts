/** Cities whose wards belong to an address as people say it. */
const WITH_WARDS =
  '札幌|仙台|さいたま|千葉|横浜|川崎|相模原|新潟|静岡|浜松|名古屋|京都|大阪|堺|神戸|岡山|広島|北九州|福岡|熊本';

/** From the special to the usual: the first that fits is the municipality. */
const MUNICIPALITIES = [
  // Two counties have 市 in their names.
  /^(?:余市|高市)郡[^市]*?市?[^市]*?[町村]/,
  // A county's towns: 玉村町 and 大町町 have 村 and 町 in their names.
  /^[^市区町村]{1,4}郡[^市]{1,6}?[町村]町?/,
  new RegExp(`^(?:${WITH_WARDS})市[^市区町村]{1,4}区`),
  // 四日市市, 廿日市市, 野々市市.
  /^[^区]{1,6}?市市?/,
  /^[^町村]{1,5}?区/,
  /^.{1,8}?[町村]/,
];
const WARD_OF_TOKYO = /^[^市町村]{1,4}区/;

/**
 * City, ward, town or village at the beginning of an address, with or without its prefecture; '' where none can be
 * made out. Good enough to tell two hospitals of one name apart, which is all that it is shown for.
 */
export function cityOfAddress(address: string, prefecture: string): string {
  const local = address.startsWith(prefecture) ? address.slice(prefecture.length) : address;
  const text = local.trim();
  const kinds = prefecture === '東京都' ? [WARD_OF_TOKYO, ...MUNICIPALITIES] : MUNICIPALITIES;
  for (const kind of kinds) {
    const [found] = kind.exec(text) ?? [];
    if (found !== undefined) return found;
  }
  return '';
}
