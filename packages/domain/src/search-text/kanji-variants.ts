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
export function foldKanji(text: string): string {
  return text.replace(VARIANTS.every, (kanji) => VARIANTS.common.get(kanji) ?? kanji);
}
