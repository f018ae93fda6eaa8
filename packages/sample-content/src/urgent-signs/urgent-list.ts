import { withEasyReadings } from './easy-words.ts';

/** When a page says to call, and whom: the one list of its signs (G118). */
export interface UrgentSigns {
  /** 「すぐ119番」. Never empty. */
  readonly ambulance: readonly string[];
  /** 「すぐ病院へ電話」, at night and on holidays too. Empty where the page is about nobody who has a hospital. */
  readonly hospital: readonly string[];
  /** Whom to call, where it is not the hospital one goes to. */
  readonly hospitalName?: string;
}

/** The heading over a page's list: it stands in the contents of an article. */
export const URGENT_HEADING = 'すぐに連絡するとき';

const WRITTEN_READING = /([一-鿿々]+)《([ぁ-ゖー]+)》/g;
const RUBY = /<ruby>([^<]+)<rt>[^<]+<\/rt><\/ruby>/g;

const withReadings = (words: string) => words.replace(WRITTEN_READING, '<ruby>$1<rt>$2</rt></ruby>');

function part(heading: string, lead: string, signs: readonly string[]): string {
  if (signs.length === 0) return '';
  return `<h3>${heading}</h3><p>${lead}</p><ul>${signs.map((sign) => `<li>${withReadings(sign)}</li>`).join('')}</ul>`;
}

/** The list as HTML, the same wherever the page speaks: every reading stands above its word. */
function urgentList({ ambulance, hospital, hospitalName = 'かかっている病院' }: UrgentSigns): string {
  const toHospital = `夜でも、休みの日でも、${hospitalName}に電話してください。`;
  return `<h2>${URGENT_HEADING}</h2>${part('すぐ119番', '一つでもあてはまるときは、すぐに119番に電話してください。', ambulance)}${part('すぐ病院へ電話', toHospital, hospital)}`;
}

/** The text with its list at the end; a word that has had its reading is not read out a second time. */
export function withUrgentList(html: string, signs: UrgentSigns | undefined): string {
  if (signs === undefined) return html;
  return withFirstReadings(`${html.trimEnd()}\n${urgentList(signs)}\n`);
}

/** The same for easier Japanese, where every word keeps its reading: headings, leads and whom to call as well. */
export function withEasyUrgentList(html: string, signs: UrgentSigns | undefined): string {
  return signs === undefined ? html : `${html.trimEnd()}\n${withEasyReadings(urgentList(signs))}\n`;
}

function withFirstReadings(html: string): string {
  const seen = new Set<string>();
  return html.replace(RUBY, (ruby: string, word: string) => {
    if (seen.has(word)) return word;
    seen.add(word);
    return ruby;
  });
}
