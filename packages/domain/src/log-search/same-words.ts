/** Words that mean one thing in a treatment log. */
interface SameWords {
  /** Looked for, whichever of them was typed; the first is what the log's own form calls it. Separated by 「、」. */
  readonly words: string;
  /** Lead to the words above where somebody types them, and are not looked for: they mean other things elsewhere. */
  readonly typed?: string;
  /** Kinds of it: found by the words above, and leading to them, but not to one another: a CT is no MRI. */
  readonly kinds?: string;
  /** Of the words, those that are looked for only where they stand alone in a line: short ones of kana stand in others. */
  readonly alone?: string;
}

/**
 * What people call the things that a log has names of its own for: its symptoms, measurements, kinds of visit and treatment; and
 * what is written in several ways. Everyday words and the words of doctors are the same; what is only near (a cause, a medicine
 * against it, the opposite) is not here.
 */
export const SAME_WORDS: readonly SameWords[] = [
  // Symptoms of the form.
  {
    words: '痛み、痛い、痛く、痛か、痛む、痛ん、痛た、疼痛',
    typed: 'いたみ、いたい、イタい、いたむ、激痛、鈍痛、ずきずき、ズキズキ、しくしく、うずく、疼く、にがる',
  },
  {
    words:
      'だるさ、だるい、だるく、だるか、倦怠感、けん怠感、けんたい感、疲労感、しんどい、しんどく、しんどか、しんどさ',
    typed: `疲れ、つかれ、疲労、疲れた、疲れる、つかれた、つかれる、えらい、こわい、きつい、ぐったり、へろへろ、へとへと、
      体が重い、からだが重い、やおいかん、せこい、なんぎ、無気力感`,
  },
  {
    words: '吐き気、はきけ、吐気、嘔気、悪心、むかつき、むかむか、ムカムカ、えずく、えずい',
    typed:
      '気持ち悪い、気持ちわるい、きもちわるい、気分が悪い、げろげろ、おえっ、オエッ、むかつく、つわりみたい',
  },
  {
    words: '吐いた、吐きました、吐いてしま、吐いてばかり、嘔吐、おう吐',
    typed: '吐く、吐きそう、はいた、はく、おうと、もどした、もどす、戻した、戻す、げろ、ゲロ、嘔吐した',
  },
  {
    words: `食欲がない、食欲はない、食欲もない、食欲なし、食欲がなか、食欲がありませ、食欲はありませ、食欲が無、食欲が出ない、食欲不振、
      食欲低下、食べられな、食べられず、食べられませ、食べれな、食べれず、食べれませ、食べたくな、食欲がわかない、食思不振`,
    typed: `食べられない、食べれない、たべれない、たべられない、食欲、食欲ない、食欲が無い、しょくよくない、しょくよく、
      食べる気がしない、のどを通らない、喉を通らない、食が細い、食べたくない、食が進まない`,
  },
  {
    words:
      '便秘、お通じがない、お通じはない、お通じもない、お通じがありませ、便が出な、便が出ませ、うんちが出な',
    typed:
      'べんぴ、お通じ、おつうじ、通じがない、でない便、便がでない、便が出ない、つまった便、ふんづまり、便秘気味',
  },
  {
    words: '下痢、軟便、水のような便、おなかがゆるい、お腹がゆるい、おなかを下した、お腹を下した',
    typed:
      'げり、おなかをくだした、はらくだり、腹下し、ぴーぴー、ピーピー、ゆるい便、水便、水様便、くだる、おなかこわした',
  },
  {
    words: 'しびれ、痺れ、ぴりぴり、ピリピリ、びりびり、ビリビリ',
    typed: '痺れる、しびれる、じんじん、ジンジン、感覚がない、手足の感覚、末梢神経障害、神経障害、ちりちり',
  },
  {
    words: '口の中のあれ、口内炎、口腔粘膜炎、口の中が痛、口の中があれ、口の中が荒れ',
    typed:
      '口の荒れ、口があれる、こうないえん、口の中の荒れ、口が痛い、舌が痛い、口腔内、口の中がしみる、粘膜炎',
  },
  {
    words: '息苦しさ、息苦し、息切れ、呼吸困難、息がしにくい、息がしづらい、息があがる、息が上がる',
    typed:
      'いきぎれ、苦しい息、息が苦しい、いきぐるしい、呼吸がつらい、息切れる、息切れた、はあはあ、ハアハア、ぜえぜえ、ゼーゼー',
  },
  {
    words: 'せき、咳、咳嗽、せき込、せきが、せきも、せきは、せきで、せきを',
    typed: 'セキ、こんこん、ごほごほ、ゴホゴホ、空咳、からせき、咳こむ',
    alone: 'せき',
  },
  {
    words: '皮膚やつめ',
    typed: 'ひふ、はだ、肌あれ、肌荒れ、つめ、ツメ、ぶつぶつ、ブツブツ、かさかさ、カサカサ、ひび割れ、皮むけ',
    kinds: '皮膚、湿疹、発疹、皮疹、かゆみ、かゆい、かゆく、かゆか、痒み、痒い、爪、爪囲炎、手足症候群',
  },
  { words: 'かゆみ、かゆい、かゆく、かゆか、痒み、痒い', typed: 'かゆさ、かいかい、カイカイ' },
  { words: '発疹、湿疹、皮疹', typed: 'ほっしん、しっしん' },
  {
    words: 'むくみ、浮腫、むくむ、むくんだ、むくんで、腫れぼった',
    typed: 'ふしゅ、ぱんぱん、パンパン、はれぼったい、足が腫れた、靴が入らない、むくんでる',
  },
  {
    words: `眠れない、眠れな、眠れず、眠れませ、眠れていな、寝られな、寝られず、寝られませ、寝つけな、寝つけませ、寝つきが悪、
      不眠、夜中に目が`,
    typed:
      'ねむれない、ねられない、寝られない、寝れない、ねれない、不眠症、中途覚醒、寝つけない、目が冴える、睡眠障害、ふみん',
  },
  {
    words: '気分の落ち込み、落ち込み、落ち込む、落ち込ん、落ちこん、気分が沈、気がめい、憂うつ、憂鬱、抑うつ',
    typed:
      'おちこみ、おちこむ、うつ、鬱、ゆううつ、気が滅入る、気持ちが沈む、やる気が出ない、ふさぎこむ、気力がない',
  },
  {
    words: '心配、不安、気がかり',
    typed: 'しんぱい、ふあん、こころぼそい、心細い、怖い、こわい、そわそわ、落ち着かない',
  },
  // Measurements.
  { words: '体温', typed: '体温計、検温、平熱、たいおん、熱、ねつ、お熱' },
  { words: '発熱、熱が出、熱が上が、高熱、微熱', typed: '熱、ねつ、お熱、熱っぽい、発熱した、熱が出た' },
  { words: '体重', typed: 'たいじゅう、目方' },
  { words: 'やせた、痩せた、やせて、痩せて、体重が減、体重が落ち' },
  { words: '太った、太って、体重が増' },
  { words: '血圧（上）、血圧', typed: 'けつあつ、血圧計' },
  { words: '脈拍', typed: 'みゃくはく、脈、心拍、心拍数' },
  { words: '動悸、どきどき、ドキドキ', typed: 'どうき' },
  {
    words: '酸素飽和度（SpO2）、酸素飽和度、SpO2',
    typed: 'サチュレーション、サチ、酸素、パルスオキシメーター、サット',
  },
  { words: '食事の量、食事量', typed: '食べた量、何割' },
  // Visits, tests and treatments.
  { words: '通院、外来、受診、診察', typed: 'つういん、病院に行った、病院へ行った、診察日' },
  { words: '入院', typed: 'にゅういん' },
  { words: '血液検査、採血', typed: 'けつえきけんさ、血の検査、血をとった' },
  { words: '病理検査', typed: '病理、組織検査' },
  { words: '遺伝子検査、ゲノム検査、遺伝子パネル検査', typed: 'いでんしけんさ、がんゲノム、パネル検査' },
  {
    words: '画像検査',
    typed: '画像、スキャン',
    kinds: 'CT、MRI、PET-CT、PET検査、レントゲン、エコー、超音波、骨シンチ、マンモグラフィ',
  },
  { words: 'エコー、超音波' },
  { words: 'PET検査、PET-CT', typed: 'PET、ペット検査' },
  { words: '手術', typed: 'オペ、しゅじゅつ、執刀、切除、手術日' },
  { words: '放射線治療、放射線、照射', typed: 'ほうしゃせん、放射線療法、リニアック、RT' },
  {
    words: '抗がん剤治療、抗がん剤、抗癌剤、化学療法、薬物療法',
    typed: 'こうがんざい、ケモ、点滴治療、キモセラピー、化療、抗ガン剤',
  },
  { words: '分子標的薬、分子標的', typed: 'ぶんしひょうてきやく、分子標的治療、標的薬、標的治療' },
  { words: 'ホルモン療法、ホルモン剤、内分泌療法、ホルモン治療', typed: 'ホルモン、抗ホルモン' },
  {
    words: '免疫療法、免疫チェックポイント阻害薬、免疫治療',
    typed: 'めんえきりょうほう、免疫チェックポイント、免疫の薬、免疫薬、免疫',
  },
  { words: '頓服', typed: 'とんぷく、頓用' },
  {
    words: '飲まなかった、飲み忘れ、飲めなかった、飲めませんでした、飲みませんでした',
    typed: '飲み忘れた、のみわすれ、飲んでいない、飲んでない',
  },
  // What members write in several ways.
  { words: '頭痛、頭が痛、頭の痛、頭も痛', typed: '頭が痛い、頭痛い、頭いたい、ずつう' },
  {
    words: '腹痛、お腹が痛、おなかが痛、腹が痛、お腹の痛、おなかの痛',
    typed: 'お腹が痛い、おなかが痛い、お腹痛い、おなか痛い、ふくつう',
  },
  { words: '腰痛、腰が痛、腰の痛', typed: '腰が痛い、腰痛い、ようつう' },
  { words: 'めまい、目まい、眩暈、ふらつ、ふらふら、くらくら', typed: 'たちくらみ、立ちくらみ' },
  { words: '脱毛、髪が抜け、毛が抜け、抜け毛', typed: 'だつもう' },
  { words: 'おなか、お腹' },
  { words: 'のど、喉' },
  { words: 'ごはん、ご飯、御飯' },
  { words: '子ども、子供、こども' },
  { words: 'つらい、つらく、つらか、辛い、辛く、辛か' },
];
