/**
 * Signs that more than one page names, in words that stand in full text, easy version and answers alike. A reading follows
 * its word: 「息《いき》」. They say when to call, and nothing of what it is: nobody is graded by them.
 */
export const BREATHLESS = '息《いき》が苦《くる》しい';
export const CHEST_PAIN = '急《きゅう》に胸《むね》が痛《いた》い';
export const UNCLEAR = '意識《いしき》がはっきりしない。呼《よ》んでも返事《へんじ》がおかしい';
export const SEIZURE = '体がけいれんする';
export const BLEEDING = '血《ち》が止《と》まらない';
export const HEADACHE = '急《きゅう》に頭《あたま》がとても痛《いた》い';
export const SLURRED = 'ろれつが回らない';
export const NOISY_BREATH = '息《いき》をすると、ヒューヒュー、ゼーゼーと音がする';
export const COUGHS_BLOOD = '血《ち》を何度《なんど》も吐《は》く、たくさん吐く';
export const CHOKED = '食《た》べものがのどにつまった';

/** What every page with signs names, unless it is about something that has fewer. */
export const USUAL = [BREATHLESS, UNCLEAR, SEIZURE, BLEEDING] as const;

/** The temperature of one's own hospital first, then the one from which the log's sentence on fever leads (G75). */
export const FEVER =
  '熱《ねつ》が出た（病院から言われた温度《おんど》、言われていないときは38.0度《ど》以上《いじょう》）。自分で判断《はんだん》せずに電話します';
export const NO_FLUIDS = '水分《すいぶん》がとれない';
export const MUCH_WEAKER_LEGS = '足に力が入らない';
export const NO_URINE = '尿《にょう》が出ない';
/** For a page that is not about an illness of its own (G118). */
export const SUDDEN_CHANGE = '体の具合《ぐあい》が、急《きゅう》に変《か》わった';
