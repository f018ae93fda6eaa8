import { charactersOf } from '../japanese-text/characters.ts';
import { DASHES, foldWidth } from '../japanese-text/fold.ts';
import { withoutInvisible } from '../japanese-text/index.ts';
import { expandIteration, foldApostrophes, MIDDLE_DOTS, toHiragana } from '../kana/index.ts';

/**
 * Kanji that people take for the same, each with the form that most of them type: old forms of names, signboards and
 * medical words (髙 高, 邊 辺, 腟 膣, 頚 頸), and the radicals that a text copied from a PDF has in
 * their place (⻑ 長). For comparing alone. Kanji that mean different things to anybody are not here.
 */
const PAIRS = `
國国 會会 澤沢 濱浜 濵浜 﨑崎 嵜崎 髙高 齋斎 齊斉 邊辺 邉辺 廣広 櫻桜 醫医 學学 惠恵 德徳 眞真 龍竜 嶋島 嶌島 嶽岳 藏蔵
𠮷吉 桒桑 栁柳 冨富 峯峰 舘館 曾曽 條条 瀧滝 淺浅 渕淵 渊淵 實実 壽寿 靜静 榮栄 縣県 聲声 體体 臺台 與与 餘余 豐豊
萬万 彌弥 禮礼 顯顕 點点 黑黒 圓円 圖図 燈灯 藥薬 證証 譯訳 讀読 變変 遙遥 鐵鉄 關関 隱隠 雜雑 靑青 驗験 鹽塩 麥麦
黃黄 齒歯 龜亀 腦脳 膽胆 蟲虫 觸触 號号 處処 總総 經経 繼継 續続 纖繊 舊旧 莊荘 螢蛍 裝装 覺覚 觀観 賣売 賴頼 轉転
邨村 鄕郷 釋釈 銳鋭 錄録 鎭鎮 陷陥 險険 鷗鴎 麴麹 頰頬 剝剥 塡填 噓嘘 瘦痩 繫繋 蠟蝋 蔣蒋 醬醤 蟬蝉 搔掻 屛屏 搜捜
攝摂 效効 晚晩 曆暦 歷歴 步歩 殘残 毆殴 氣気 沒没 渴渇 溫温 滿満 潛潜 濕湿 燒焼 狀状 獨独 疊畳 癡痴 發発 盜盗 硏研
祕秘 禪禅 穗穂 竊窃 粹粋 絲糸 繪絵 肅粛 脫脱 臟臓 蠶蚕 衞衛 亞亜 佛仏 來来 假仮 傳伝 僞偽 價価 儉倹 兒児 剩剰 劍剣
勞労 勳勲 區区 卷巻 單単 嚴厳 囑嘱 圍囲 團団 墮堕 壓圧 壞壊 壯壮 奧奥 孃嬢 寢寝 對対 專専 屆届 屬属 巢巣 帶帯 廢廃
廳庁 彈弾 當当 徑径 從従 戀恋 戰戦 戲戯 拂払 拔抜 擇択 擔担 擴拡 收収 敎教 數数 斷断 晝昼 樂楽 樓楼 樞枢 樣様 橫横
檢検 權権 歐欧 歡歓 每毎 淸清 淚涙 爲為 犧犠 畫画 緖緒 薰薫 瀨瀬 濟済 澁渋 祿禄 稻稲 縱縦 藝芸 蘆芦 兩両 乘乗 亂乱
內内 吳呉 戶戸 彥彦 綠緑 擊撃 飮飲 說説 稅税 悅悦 閱閲 產産 顏顔 强強 值値 愼慎 槇槙 顚顛 爭争 淨浄 鑛鉱 砿鉱 虛虚 戱戯 歲歳 涉渉 舍舎 舖舗 搖揺 謠謡 瑤瑶 姬姫 卽即 旣既 槪概 揭掲 圈圏 勸勧 罐缶 驅駆
軀躯 莖茎 輕軽 鷄鶏 雞鶏 溪渓 谿渓 豫予 辨弁 辯弁 瓣弁 辭辞 絕絶 繩縄 蠅蝿 爐炉 籠篭 攪撹 鑄鋳 濤涛 疇畴 遞逓 盡尽 戾戻 拜拝 冰氷 决決 冲沖 凉涼 减減 剎刹 勵励 礪砺 蠣蛎 參参 慘惨 雙双 甞嘗 囘回 圀国
囯国 堯尭 曉暁 壘塁 壹壱 貳弐 夾挟 挾挟 峽峡 狹狭 奬奨 獎奨 將将 姊姉 姸妍 穰穣 讓譲 釀醸 壤壌 寫写 寶宝 寬寛 尙尚 甁瓶 倂併 餠餅 幷并 巖巌 廚厨 廐厩 廏厩 應応 彝彜 徵徴 聽聴 恆恒 惱悩 懷懐 錢銭 踐践
棧桟 賤賎 擧挙 舉挙 譽誉 據拠 攜携 敍叙 敘叙 敕勅 晉晋 曻昇 昻昂 查査 檜桧 歸帰 汙汚 污汚 泪涙 瀆涜 灣湾 蠻蛮 烟煙 煕熙 熈熙 凞熙 營営 牀床 貓猫 獵猟 獻献 獸獣 珎珍 畧略 痹痺 盃杯 盖蓋 礙碍 碎砕 醉酔
稱称 稾稿 穩穏 頴穎 竈竃 竝並 筝箏 糺糾 緣縁 聰聡 窗窓 繡繍 纒纏 缺欠 羣群 脉脈 腳脚 膓腸 卧臥 艷艶 萠萌 萊莱 藪薮 籔薮 蕋蕊 蘂蕊 眾衆 裡裏 襃褒 覽覧 觧解 讚讃 贊賛 豬猪 貍狸 增増 踴踊 軆体 躰体 輛輌
迯逃 迺廼 逹達 遲遅 邇迩 鄰隣 釡釜 鈎鉤 鐡鉄 鉃鉄 鑒鑑 閒間 闊濶 劔剣 劒剣 釼剣 剱剣 隸隷 靈霊 韭韮 飜翻 駈駆 騷騒 驛駅 髮髪 鬭闘 鬂鬢 鰺鯵 鳫雁 鶯鴬 鹼鹸 麪麺 默黙 黨党 齡齢 吿告 吞呑 啟啓 删刪 别別
兑兌 娛娯 宫宮 吕呂 册冊 宂冗 兔兎 毁毀 㐂喜 舩船 桺柳 曺曹 桝枡 禰祢 穐秋 龝秋 豎竪 緜綿 諫諌 靏鶴 靍鶴 鵞鵝 癎癇 皰疱 齶顎 针鍼 槗橋 𣘺橋 𠮟叱 鈬鐸 銕鉄 輭軟 輙輒 郞郎 蔴麻 亙亘 寃冤 寳宝 恊協 敺駆
斈学 斆学 柹柿 梹檳 楳梅 槀稿 欵款 歛斂 灌潅 焰焔 熖焔 皷鼓 皈帰 笋筍 粃秕 帋紙 羮羹 胷胸 膸髄 苺莓 薑姜 蔥葱 蠏蟹 讎讐 醱醗 鋪舗 鏁鎖 鑚鑽 阯址 隝島 韵韻 頹頽 駡罵 鬰鬱 麁粗 鼇鰲 鱉鼈 齩咬 囓噛 齧噛
啞唖 挿插 揷插 攢攅 潑溌 簞箪 驒騨 俠侠 侭儘 壷壺 屢屡 梼檮 莵兎
頚頸 腟膣 痲麻 靱靭 囊嚢 鬪闘 欝鬱 彎弯 隨随 髓髄 鼡鼠 沪濾 嚙噛 禱祷 麵麺
⺒巳 ⺟母 ⺠民 ⻁虎 ⻄西 ⻆角 ⻑長 ⻘青 ⻝食 ⻤鬼 ⻨麦 ⻩黄 ⻫斉 ⻭歯 ⻯竜 ⻲亀
`;

interface Variants {
  common: ReadonlyMap<string, string>;
  every: RegExp;
}

function readVariants(): Variants {
  const common = new Map(
    PAIRS.trim()
      .split(/\s+/)
      .map((pair) => Array.from(pair) as [string, string]),
  );
  const known = [...common.keys()];
  const inFirstPlane = known.filter((kanji) => kanji.length === 1);
  const beyond = known.filter((kanji) => kanji.length > 1);
  // Without the flag u, which makes so long a class three times slower; kanji beyond the first plane stand as themselves.
  return { common, every: new RegExp(`[${inFirstPlane.join('')}]|${beyond.join('|')}`, 'g') };
}

// Marked as pure, so that a page that folds nothing does not bring the table.
const VARIANTS = /* @__PURE__ */ readVariants();

/** A text with the common form of each kanji. */
function foldKanji(text: string): string {
  return text.replace(VARIANTS.every, (kanji) => VARIANTS.common.get(kanji) ?? kanji);
}

/**
 * Number of the way `foldForSearch` folds and of what of a log is searched (`searchableTexts`): raised with every change of
 * either. It is kept beside what is stored folded
 * (tokens of sealed logs, names of hospitals and medicines), which is folded anew where the number is an older one.
 */
export const SEARCH_FOLD = 4;

/**
 * Text as everything that is compared is compared (G74, G134): without what nobody sees, width folded, lower case, katakana
 * as hiragana, kanji in their common form, white space as one space. Every hyphen, dash and minus sign is ー, which people
 * type for them and the other way round: CA19-9, CA19−9 and CA19ー9 are one. Fold both the query and the text; never show the
 * result. A character is folded the same wherever it stands, but for those of `inItsPlace`: where a match has to lead back to
 * its place, fold what `piecesInPlace` makes of the characters.
 */
export function foldForSearch(text: string): string {
  return foldKanji(foldLetters(inItsPlace(withoutInvisible(text))));
}

/**
 * The characters of a text one by one, for folding each by itself: what depends on its neighbours (霞ヶ関, 3ヶ月, いすゞ) is
 * settled, and what nobody sees is gone.
 */
export function piecesInPlace(characters: readonly string[]): string[] {
  const seen = characters.map(withoutInvisible);
  const text = inItsPlace(seen.join(''));
  let end = 0;
  return seen.map((piece) => {
    const start = end;
    end += piece.length;
    return text.slice(start, end);
  });
}

const SMALL = 'ヶヵゖゕ';
const LARGE = 'ケｹカｶ';
/** What is counted with か: 3ヶ月, 二カ所, 一箇所. */
const COUNTED = '(?=[月所国國条條年村町寺店院校])';
const COUNTING = new RegExp(
  `[${SMALL}${LARGE}箇](?<=[\\d０-９〇一二三四五六七八九十百千万数幾何半].)${COUNTED}|(?<=^|\\s)[${SMALL}]${COUNTED}`,
  'gu',
);
const KANJI = '\\p{sc=Han}';
/** In names of places, read が: 霞ヶ関, 霞ケ関, 霞が関. Of a word that is still being typed only the small one is surely so. */
const IN_NAMES = new RegExp(
  `[ケｹ](?<=${KANJI}.)(?=${KANJI})|[${SMALL}](?<=${KANJI}.)(?=${KANJI}|\\s|$)|(?<=^|\\s)[${SMALL}](?=${KANJI})`,
  'gu',
);
/** Else they are the kana that they look like. */
const SMALL_KE = /[ヶゖ]/g;
const SMALL_KA = /[ヵゕ]/g;
const DEPENDS_ON_PLACE = new RegExp(`[${SMALL}${LARGE}箇ゝゞヽヾ]`);

/** ヶ, ヵ and iteration marks as the kana that they are read as. The length in code units stays. */
function inItsPlace(text: string): string {
  if (!DEPENDS_ON_PLACE.test(text)) return text;
  const read = text.replace(COUNTING, 'か').replace(IN_NAMES, 'が');
  return expandIteration(read.replace(SMALL_KE, 'ケ').replace(SMALL_KA, 'カ'));
}

const DOTS = new RegExp(`[${MIDDLE_DOTS}]`, 'g');
const DOUBLE_HYPHENS = /゠/g;
const WAVE_DASHES = /[\u2053\u223C\u301C]/g;

/**
 * Kana, width, case and white space as they are compared, without what nobody sees; every hyphen, dash and minus sign is ー,
 * which people type for them and the other way round: CA19-9, CA19−9 and CA19ー9 are one. So are points between names,
 * apostrophes and wave dashes. `foldForSearch` folds kanji too.
 */
function foldLetters(text: string): string {
  const kana = toHiragana(foldWidth(foldApostrophes(withoutInvisible(text))).toLowerCase());
  const signs = kana
    .replace(DASHES, 'ー')
    .replace(DOTS, '・')
    .replace(DOUBLE_HYPHENS, '=')
    .replace(WAVE_DASHES, '~');
  return signs.replace(/\s+/g, ' ').trim();
}

/** TS-1 and TS1 are one: a hyphen beside a letter or figure of folded text is none of its own, a long vowel between kana is. */
export const withoutHyphens = (folded: string): string =>
  folded.replace(/(?<=[a-z0-9])ー|ー(?=[a-z0-9])/g, '');

/** A piece of a text; all pieces one after the other are the text, character for character. */
export interface TextPiece {
  readonly text: string;
  /** One of the words stands here. */
  readonly isMatch: boolean;
}

/** The words of a keyword, folded as search compares them (G74); every one of them has to be found. */
export function searchWords(keyword: string): string[] {
  return [...new Set(foldForSearch(keyword).split(/\s+/u).filter(Boolean))];
}

/** A text folded as search compares it, and where each folded unit came from. */
interface FoldedText {
  readonly characters: readonly string[];
  readonly folded: string;
  /** For each unit of `folded` the index of its character. */
  readonly origins: readonly number[];
}

/**
 * Folds character by character as a reader counts them: ｶﾞ is one and becomes が, ㍉ is one and becomes みり, so that
 * a match in the folded text leads back to whole characters of the original.
 */
function fold(text: string): FoldedText {
  const characters = charactersOf(text);
  let folded = '';
  const origins: number[] = [];
  for (const [index, plain] of piecesInPlace(characters).entries()) {
    // White space is folded away at its ends; what nobody sees is nothing, also in the middle of a word.
    const piece = foldForSearch(plain) || (plain === '' ? '' : ' ');
    folded += piece;
    for (let unit = 0; unit < piece.length; unit += 1) origins.push(index);
  }
  return { characters, folded, origins };
}

/** For each character: whether one of the words covers it. */
function covered({ characters, folded, origins }: FoldedText, words: readonly string[]): boolean[] {
  const isCovered = characters.map(() => false);
  for (const word of words) {
    if (word === '') continue;
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      for (let unit = at; unit < at + word.length; unit += 1) isCovered[origins[unit] ?? 0] = true;
    }
  }
  // What nobody sees goes with the character before it.
  const seen = new Set(origins);
  for (const [index, isMatch] of isCovered.entries())
    if (!seen.has(index) && index > 0) isCovered[index] = isCovered[index - 1] ?? isMatch;
  return isCovered;
}

/** Joins characters into pieces of one kind. */
function piecesOf(characters: readonly string[], isCovered: readonly boolean[]): TextPiece[] {
  const pieces: { text: string; isMatch: boolean }[] = [];
  for (const [index, text] of characters.entries()) {
    const isMatch = isCovered[index] ?? false;
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += text;
    else pieces.push({ text, isMatch });
  }
  return pieces;
}

/**
 * A text cut where the words of a search stand in it, whatever width or kana either is written in (G74).
 * @param words from `searchWords`.
 */
export function highlight(text: string, words: readonly string[]): TextPiece[] {
  const folded = fold(text);
  return piecesOf(folded.characters, covered(folded, words));
}

/** True when the text, folded, holds one of the words; `words` from `searchWords`, or folded in another way. */
export function holdsOneOf(text: string, words: readonly string[]): boolean {
  const { folded } = fold(text);
  return words.some((word) => folded.includes(word));
}

/**
 * The place of the first of the words in a long text, with a few characters on either side, on one line:
 * 「…帰りに吐き気止めを…」. Null when none of them is there.
 * @param around characters shown before and after, as a reader counts them.
 */
export function snippet(text: string, words: readonly string[], around: number): TextPiece[] | null {
  const line = fold(text.replace(/\s+/gu, ' '));
  const isCovered = covered(line, words);
  const first = isCovered.indexOf(true);
  if (first < 0) return null;
  const after = isCovered.indexOf(false, first);
  const start = Math.max(0, first - around);
  const end = Math.min(line.characters.length, (after < 0 ? line.characters.length : after) + around);
  const pieces = piecesOf(line.characters.slice(start, end), isCovered.slice(start, end));
  const rest = { text: '…', isMatch: false };
  return [...(start > 0 ? [rest] : []), ...pieces, ...(end < line.characters.length ? [rest] : [])];
}
