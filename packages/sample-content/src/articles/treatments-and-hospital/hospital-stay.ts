import { articleItem } from '../article-item.ts';

const body = `
<h2><ruby>入院<rt>にゅういん</rt></ruby>が決まった日から、当日まで</h2>
<p>「何日くらいになりますか」と聞けないまま、書類の束を渡されて帰ってくる。何から始めればよいか分からない、という方が多くいます。入院の長さは、<ruby>検査<rt>けんさ</rt></ruby>なら一日から数日、薬の治療なら数日から一週間ほどが一つの例で、手術や体の様子によって変わります。「早くて何日、長くて何日ですか」と二つ聞くと、家の予定を立てやすくなります。</p>
<table><caption>当日までにすること</caption><thead><tr><th scope="col">いつ</th><th scope="col">すること</th></tr></thead><tbody><tr><th scope="row">決まった日</th><td>入る日の決まり方を聞く（前の日か前々日に電話で知らせる病院もあります）。薬を休む日を紙に書いてもらう。部屋の希望とお金の見込みを聞く</td></tr><tr><th scope="row">一週間ほど前</th><td>仕事、子ども、親、ペット、ごみ出し、荷物の受け取りを頼む。髪や爪を整える。マニキュアやジェルネイルを落とす</td></tr><tr><th scope="row">前の日</th><td>冷蔵庫の中、鍵、ガス。食事や水を止める時刻を確かめる。病院の電話番号を家の人に渡す</td></tr><tr><th scope="row">当日の朝</th><td>体温をはかる。熱、せき、<ruby>下痢<rt>げり</rt></ruby>があれば、出かける前に病院へ電話する</td></tr></tbody></table>
<h2>持ちもの</h2>
<dl><div><dt>書類</dt><dd>マイナ保険証または資格確認書、<ruby>診察券<rt>しんさつけん</rt></ruby>、入院の申込書と<ruby>同意書<rt>どういしょ</rt></ruby>、お<ruby>薬手帳<rt>くすりてちょう</rt></ruby>。マイナ保険証を使うと、{{limit-certificate-with-card}}です（<a href="/articles/paying-at-the-desk">窓口の支払い</a>）。</dd></div><div><dt>薬</dt><dd>飲んでいる薬を、袋のまま全部。目薬、ぬり薬、<ruby>市販薬<rt>しはんやく</rt></ruby>、健康食品も見せます。</dd></div><div><dt>体を助けるもの</dt><dd><ruby>眼鏡<rt>めがね</rt></ruby>、<ruby>補聴器<rt>ほちょうき</rt></ruby>と電池、入れ歯と入れもの、つえ。</dd></div><div><dt>着るもの</dt><dd>前の開くねまき、下着、はおるもの、かかとがあってすべりにくい靴。スリッパは、転びやすいので避けます。</dd></div><div><dt>洗面</dt><dd>やわらかい歯ブラシ、割れないコップ、石けん、保湿のクリーム、タオル、ひげそり（電気のもの）。</dd></div><div><dt>あると助かるもの</dt><dd>時計と小さなカレンダー、ノートとペン、イヤホン、耳せん、アイマスク、曲がるストロー、充電のコード（使ってよいかを聞く）、小銭。</dd></div></dl>
<p>家に置いていくのは、大きなお金、指輪や時計など高価なもの、はさみや刃物、火を使うもの。コンセントにつなぐ器具と、生の花、食べものの差し入れは、よいかを先に聞きます。持ちものには名前を書きます。「入院セット」を借りるかどうかと、差額ベッド代、食事代のことは、<a href="/articles/hospital-stay-costs">入院でかかるお金</a>にあります。</p>
<h2>入院中の薬の決まり</h2>
<p>入院中は、病院から渡された薬だけを飲みます。家から持ってきた薬は、いったん<ruby>看護師<rt>かんごし</rt></ruby>か<ruby>薬剤師<rt>やくざいし</rt></ruby>が預かることがあります。いつもの睡眠薬や便の薬も、自分の判断で足しません。「家では夜9時に飲んでいました」と伝えれば、合わせてもらえることがあります。痛み、吐き気、眠れないことは、回診を待たずに言ってください。</p>
<h2>一日の流れの例</h2>
<table><caption>時間の例（病院や治療で違います）</caption><thead><tr><th scope="col">時間</th><th scope="col">こと</th></tr></thead><tbody><tr><th scope="row">6時から7時ごろ</th><td>起きる、体温、<ruby>採血<rt>さいけつ</rt></ruby>、体重</td></tr><tr><th scope="row">8時ごろ</th><td>朝食、薬</td></tr><tr><th scope="row">午前</th><td>医師の回診、検査、<ruby>点滴<rt>てんてき</rt></ruby>、シャワー</td></tr><tr><th scope="row">12時ごろ</th><td>昼食</td></tr><tr><th scope="row">午後</th><td>検査、リハビリ、説明、<ruby>面会<rt>めんかい</rt></ruby></td></tr><tr><th scope="row">18時ごろ</th><td>夕食、薬</td></tr><tr><th scope="row">21時から22時ごろ</th><td>明かりを消す。夜中も看護師が見回る</td></tr></tbody></table>
<p>待つ時間が長いのも、入院の特徴です。医師は手術や<ruby>外来<rt>がいらい</rt></ruby>の合間に来るため、時刻が決まりません。聞きたいことは紙に書いて、枕元に貼っておきます。ゆっくり聞きたいときは、「家族と一緒に、10分だけ説明の時間をとっていただけますか」と看護師に頼みます。</p>
<h2>眠れない、音が気になる</h2>
<p>点滴の機械の音、となりの電話、夜中の足音。眠れないのは、わがままではありません。耳せんやイヤホン、ベッドの向き、明かりの当たり方は、頼めば変えられることがあります。部屋を替わりたいときは、「どの部屋でもよいので、替われますか。料金のかからない部屋でお願いします」と言い添えます。昼に日の光をあび、長い昼寝を避けると、夜が少し楽になります。泣きたくなったら、カーテンの中でも、談話室でも。夜の看護師に「少し話を聞いてください」と言う方は、たくさんいます。</p>
<h2>転ばない、混乱しないために</h2>
<p>入院中は、薬や点滴、慣れない部屋のせいで、若い方でも転びます。起きるときは、一度ベッドに座ってから。点滴の管と足元を見て、夜のトイレは、迷わずナースコールを押してください。「忙しそうだから」と一人で行って、けがをすることが多いのです。</p>
<p>手術や体の不調のあと、時間や場所が分からなくなる「せん<ruby>妄<rt>もう</rt></ruby>」が起こることがあります。千葉大学の病院の案内では、高齢の方、脳の病気をした方、お酒をたくさん飲む方、前に起こした方に起こりやすく、使い慣れた眼鏡や補聴器、時計やカレンダーを持ってくること、ふだんの生活の時間を守ること、痛みをがまんしないことが、防ぐ助けになるとされています。お酒の量は、少なく言わずに伝えてください。</p>
<h2>面会、電話、外の用事</h2>
<p>面会の時間と人数、子どもが入れるかどうかは、病院と時期で違います。会えないときは、ビデオ通話の場所を聞きます。会いたくない日は、「疲れているので、今日はごめんなさい」で十分です。看護師から伝えてもらうこともできます。外出や外泊は、医師の許しを得てから。仕事の電話は、一日一回、時間を決めると体が休まります。</p>
<aside class="memo"><h3>病室で言ってよい言葉の例</h3><dl><div><dt>分からないとき</dt><dd>今日の点滴は、何のためのものですか。いつ終わりますか</dd></div><div><dt>痛いとき</dt><dd>次の薬の時間まで、待てそうにありません</dd></div><div><dt>恥ずかしいとき</dt><dd>トイレやおむつのことは、できれば女性の方にお願いしたいです</dd></div><div><dt>食べられないとき</dt><dd>においがつらいです。冷たいものや、半分の量に変えられますか</dd></div><div><dt>心配なとき</dt><dd>家に帰ってからのことを、相談員さんと話したいです</dd></div></dl></aside>
<h2><ruby>退院<rt>たいいん</rt></ruby>が決まったら</h2>
<p>「明日、退院できます」と急に言われて、あわてる方もいます。家での薬、傷や管の手当て、食事、お風呂、次の<ruby>診察<rt>しんさつ</rt></ruby>の日、夜に電話する番号の六つを、紙でもらいます。一人で暮らす方、階段がつらい方は、<a href="/articles/home-care">家で過ごすための手助け</a>を、退院の前から相談できます。民間の保険を使う方は、診断書を頼むか、領収書で足りるかを確かめます（<a href="/articles/private-insurance-claim">保険の給付金</a>）。手術のあとの方は、<a href="/articles/after-surgery">手術のあとの過ごし方</a>も見てください。</p>
<p>ご家族へ。毎日来られなくても、洗ったねまきと、家の小さな話を届けるだけで、病室の空気は変わります。</p>
`;

const easyBody = `
<h2><ruby>入院<rt>にゅういん</rt></ruby>の<ruby>前<rt>まえ</rt></ruby>に</h2>
<ul><li><ruby>何日<rt>なんにち</rt></ruby><ruby>入院<rt>にゅういん</rt></ruby>するかを<ruby>聞<rt>き</rt></ruby>きます。「<ruby>早<rt>はや</rt></ruby>くて<ruby>何日<rt>なんにち</rt></ruby>、<ruby>長<rt>なが</rt></ruby>くて<ruby>何日<rt>なんにち</rt></ruby>ですか」。</li><li><ruby>飲<rt>の</rt></ruby>んでいる<ruby>薬<rt>くすり</rt></ruby>を、<ruby>休<rt>やす</rt></ruby>む日があるか<ruby>聞<rt>き</rt></ruby>きます。</li><li><ruby>家<rt>いえ</rt></ruby>、<ruby>仕事<rt>しごと</rt></ruby>、<ruby>子<rt>こ</rt></ruby>ども、ペットのことを、だれかに<ruby>頼<rt>たの</rt></ruby>みます。</li><li><ruby>熱<rt>ねつ</rt></ruby>やせきがあるときは、出かける<ruby>前<rt>まえ</rt></ruby>に<ruby>病院<rt>びょういん</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>します。</li></ul>
<h2><ruby>持<rt>も</rt></ruby>って行くもの</h2>
<ul><li>マイナ<ruby>保険証<rt>ほけんしょう</rt></ruby>または<ruby>資格確認書<rt>しかくかくにんしょ</rt></ruby>、<ruby>診察券<rt>しんさつけん</rt></ruby>、<ruby>病院<rt>びょういん</rt></ruby>の<ruby>紙<rt>かみ</rt></ruby></li><li><ruby>飲<rt>の</rt></ruby>んでいる<ruby>薬<rt>くすり</rt></ruby>ぜんぶと、お<ruby>薬手帳<rt>くすりてちょう</rt></ruby></li><li><ruby>眼鏡<rt>めがね</rt></ruby>、<ruby>補聴器<rt>ほちょうき</rt></ruby>、入れ歯</li><li><ruby>前<rt>まえ</rt></ruby>が<ruby>開<rt>あ</rt></ruby>くパジャマ、<ruby>下着<rt>したぎ</rt></ruby>、すべらない<ruby>靴<rt>くつ</rt></ruby></li><li>歯ブラシ、コップ、タオル</li><li><ruby>時計<rt>とけい</rt></ruby>、カレンダー、ノート、ペン</li></ul>
<p><ruby>多<rt>おお</rt></ruby>いお<ruby>金<rt>かね</rt></ruby>、<ruby>高<rt>たか</rt></ruby>いもの、はさみは、<ruby>家<rt>いえ</rt></ruby>に<ruby>置<rt>お</rt></ruby>いて行きます。</p>
<h2><ruby>入院<rt>にゅういん</rt></ruby>のあいだ</h2>
<ul><li><ruby>病院<rt>びょういん</rt></ruby>の<ruby>薬<rt>くすり</rt></ruby>だけを<ruby>飲<rt>の</rt></ruby>みます。</li><li><ruby>起<rt>お</rt></ruby>きるときは、<ruby>一度<rt>いちど</rt></ruby><ruby>座<rt>すわ</rt></ruby>ってから<ruby>立<rt>た</rt></ruby>ちます。</li><li><ruby>夜<rt>よる</rt></ruby>のトイレは、ボタンを<ruby>押<rt>お</rt></ruby>して<ruby>看護師<rt>かんごし</rt></ruby>を<ruby>呼<rt>よ</rt></ruby>びます。</li><li><ruby>痛<rt>いた</rt></ruby>いとき、<ruby>眠<rt>ねむ</rt></ruby>れないときは、すぐに<ruby>言<rt>い</rt></ruby>います。</li><li><ruby>聞<rt>き</rt></ruby>きたいことは、<ruby>紙<rt>かみ</rt></ruby>に<ruby>書<rt>か</rt></ruby>きます。</li></ul>
<h2><ruby>言<rt>い</rt></ruby>っていい<ruby>言葉<rt>ことば</rt></ruby></h2>
<ul><li>「この<ruby>点滴<rt>てんてき</rt></ruby>は、何のためですか」</li><li>「<ruby>薬<rt>くすり</rt></ruby>の<ruby>時間<rt>じかん</rt></ruby>まで、<ruby>待<rt>ま</rt></ruby>てません。<ruby>痛<rt>いた</rt></ruby>いです」</li><li>「<ruby>家<rt>いえ</rt></ruby>に<ruby>帰<rt>かえ</rt></ruby>ってからのことを、<ruby>相談員<rt>そうだんいん</rt></ruby>さんと話したいです」</li></ul>
<h2><ruby>家<rt>いえ</rt></ruby>に<ruby>帰<rt>かえ</rt></ruby>る<ruby>前<rt>まえ</rt></ruby>に</h2>
<p><ruby>薬<rt>くすり</rt></ruby>、<ruby>食事<rt>しょくじ</rt></ruby>、お<ruby>風呂<rt>ふろ</rt></ruby>、<ruby>次<rt>つぎ</rt></ruby>に<ruby>病院<rt>びょういん</rt></ruby>に来る日、<ruby>夜<rt>よる</rt></ruby>の<ruby>電話番号<rt>でんわばんごう</rt></ruby>を、<ruby>紙<rt>かみ</rt></ruby>でもらいます。</p>
`;

/** A stay in hospital: papers and things to pack, a day on the ward, nights, medicines, falls and confusion, visitors, the way home. */
export const hospitalStay = articleItem({
  id: 'hospital-stay',
  topics: ['hospital-stay'],
  publishedAt: '2026-11-28T22:37:00.000Z',
  title: '入院の準備と、入院中のくらし：持ちもの、一日の流れ、眠れない夜、退院まで',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'before-treatment' }, { id: 'treating' }, { id: 'recurrence' }, { id: 'palliative' }],
  summary:
    '入院が決まってから退院の日まで。書類と持ちもの、家に置いていくもの、飲んでいる薬のこと、一日の時間、相部屋の夜、転ばない工夫、面会と電話、医師に聞きたいときの頼み方をまとめました。',
  reviewed_at: '2026-11-28',
  next_review_at: '2027-10-29',
  reviewer_role: '病棟で入院の説明にたずさわる看護師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: 'せん妄の予防のお願い（入院のご案内）',
      publisher: '千葉大学医学部附属病院',
      url: 'https://www.ho.chiba-u.ac.jp/hosp/inpatient/senmo.html',
    },
    {
      title: 'お部屋のご案内',
      publisher: '国立がん研究センター東病院',
      url: 'https://www.ncc.go.jp/jp/ncce/d001/consultation/nyuin_annai/room/index.html',
    },
    {
      title: '入院生活について',
      publisher: '新潟県立がんセンター新潟病院',
      url: 'https://niigata-cc.jp/enter/keitai.html',
    },
  ],
});
