import { SOURCES } from '../../sources/index.ts';
import { SUPPORT_PAGES } from '../../sources/support-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>「家にいたい」は、かなえる方法を探せる願いです</h2>
<p><ruby>通院<rt>つういん</rt></ruby>の車に乗るだけで、二日寝こむ。家のみそ汁が飲みたい。猫のいる部屋で眠りたい。けれども、夜に痛くなったら。家族に<ruby>迷惑<rt>めいわく</rt></ruby>をかけたら。そう思って言い出せない方がたくさんいます。<ruby>在宅<rt>ざいたく</rt></ruby>での<ruby>療養<rt>りょうよう</rt></ruby>は、治療をやめることとは違います。抗がん剤の通院を続けながら、家に<ruby>看護師<rt>かんごし</rt></ruby>に来てもらう方もいます。落ち着くまでの一か月だけ、という使い方もできます。</p>
<h2>だれが来てくれるか</h2>
<table><caption>家に来る人と、すること</caption><thead><tr><th scope="col">人</th><th scope="col">すること</th></tr></thead><tbody><tr><th scope="row">訪問診療の医師</th><td>日を決めて、2週間に1回ほどから<ruby>診察<rt>しんさつ</rt></ruby>に来る。薬、<ruby>検査<rt>けんさ</rt></ruby>、痛みや<ruby>息苦<rt>いきぐる</rt></ruby>しさの手当て。急なときに来るのは「<ruby>往診<rt>おうしん</rt></ruby>」と呼びます</td></tr><tr><th scope="row">訪問看護師</th><td>体の様子を見る、<ruby>点滴<rt>てんてき</rt></ruby>、管や傷の手入れ、入浴の手伝い、家族の相談。夜や休日に電話を受ける所もある</td></tr><tr><th scope="row"><ruby>薬剤師<rt>やくざいし</rt></ruby></th><td>薬を届け、飲みやすく分け、残りを一緒に確かめる</td></tr><tr><th scope="row">リハビリの専門職</th><td>立つ、歩く、楽な<ruby>姿勢<rt>しせい</rt></ruby>の工夫</td></tr><tr><th scope="row">歯科医師、<ruby>歯科衛生士<rt>しかえいせいし</rt></ruby></th><td>入れ歯、口の手入れ</td></tr><tr><th scope="row">ケアマネジャー</th><td><ruby>介護保険<rt>かいごほけん</rt></ruby>の計画を立て、人と道具をそろえる</td></tr><tr><th scope="row">ヘルパー</th><td>着替え、食事、トイレ、買い物、<ruby>掃除<rt>そうじ</rt></ruby></td></tr></tbody></table>
<p>病院の<ruby>主治医<rt>しゅじい</rt></ruby>とのつながりは残せます。「<ruby>画像<rt>がぞう</rt></ruby>の検査と抗がん剤は病院、痛みと熱は訪問の医師」のように、分けてもらうことが多くあります。</p>
<h2>家でできること</h2>
<p>点滴、<ruby>酸素<rt>さんそ</rt></ruby>、<ruby>医療用麻薬<rt>いりょうようまやく</rt></ruby>の飲み薬や貼り薬、小さなポンプで痛み止めを続けて入れること、おなかの水を抜くこと、尿の管やストーマの手入れ。多くのことが家でもできます。一方で、<ruby>放射線治療<rt>ほうしゃせんちりょう</rt></ruby>、CT、手術は病院です。<ruby>輸血<rt>ゆけつ</rt></ruby>や、むずかしい抗がん剤は、できる所が限られます。「わたしの場合、家でできないことは何ですか」と聞いてください。</p>
<h2>始めるまでの段取り</h2>
<ol><li>病院の看護師か相談窓口に「家で過ごしたい」「通うのがつらい」と伝える。迷っている段階でかまいません</li><li>相談員が、訪問診療の医師と<ruby>訪問看護<rt>ほうもんかんご</rt></ruby>の事業所を探す。家から近いこと、がんの痛みを診られること、夜の対応を確かめる</li><li>介護保険の<ruby>申請<rt>しんせい</rt></ruby>。{{care-age-first}}の方と、{{care-age-second}}で条件に当てはまる方。結果は<ruby>原則<rt>げんそく</rt></ruby>{{care-decision-days}}だが、急ぐ事情を伝えると、前もって使えることがある</li><li>入院中なら、<ruby>退院<rt>たいいん</rt></ruby>の前に、病院と家の人が集まって話し合う。ご本人も出られます</li><li>ベッド、手すり、車いすを入れる。<ruby>玄関<rt>げんかん</rt></ruby>、トイレ、風呂を見てもらう</li><li>はじめの訪問。薬と、困ったときの電話の順番を決める</li></ol>
<p>早ければ数日で整うこともあり、ふつうは1〜2週間ほど見ておくと、あわてずにすみます。使うか決めていないうちに、訪問の医師と一度会っておくだけの方もいます。</p>
<h2>夜に、急に具合が変わったら</h2>
<p>いちばんの心配は夜です。先に次の三つを医師と決め、大きな字で電話のそばに貼ります。<strong>起こりそうなこと</strong>、<strong>そのとき使う薬</strong>、<strong>はじめにかける番号</strong>。24時間対応の訪問診療や訪問看護なら、まず電話で様子を聞き、必要なら来てくれます。「こんな時間に」と思わず、心配になった時点でかけてください。</p>
<p>このページの終わりの一覧は、まだ電話の順番を決めていない方のためのものです。医師や訪問看護師と決めた順番があるときは、それが先です。</p>
<aside class="memo"><h3>はじめに聞くメモの例</h3><dl><div><dt>医師に</dt><dd>何日おきに来てもらえますか。夜と休日は、だれが電話に出ますか。来るまで、どのくらいかかりますか</dd></div><div><dt>痛み</dt><dd>夜中に痛くなったら、家にある薬の何を、何回まで使えますか</dd></div><div><dt>入院</dt><dd>つらくなったら、どの病院に入れますか。ベッドはすぐありますか</dd></div><div><dt>お金</dt><dd>ひと月で、全部でいくらくらいですか。交通費は別ですか</dd></div></dl></aside>
<h2>お金</h2>
<p>訪問診療、訪問看護、薬には、<ruby>健康保険<rt>けんこうほけん</rt></ruby>か介護保険が使えます。訪問の交通費は別にかかることがあります。<ruby>医療費<rt>いりょうひ</rt></ruby>には、ひと月の上限があります。70歳以上で一般の<ruby>区分<rt>くぶん</rt></ruby>の方は、<ruby>外来<rt>がいらい</rt></ruby>と訪問を合わせた上限がひとりひと月{{high-cost-70-general-out}}です（<a href="/articles/over-70-costs">70歳以上の方の医療費</a>）。70歳未満の方は、<ruby>収入<rt>しゅうにゅう</rt></ruby>の区分により、たとえば{{high-cost-e-income}}なら{{high-cost-e-fixed}}です（<a href="/articles/high-cost-medical-expense"><ruby>高額療養費制度<rt>こうがくりょうようひせいど</rt></ruby></a>）。介護保険は、かかった額の{{care-share-least}}から{{care-share-three}}を払い、<ruby>要介護<rt>ようかいご</rt></ruby>の区分ごとに使える量の上限があります。{{young-home-care-age}}の方は介護保険を使えませんが、<ruby>市区町村<rt>しくちょうそん</rt></ruby>によっては、ベッドやヘルパーの費用の{{young-home-care-part}}（ひと月{{young-home-care-month}}までなど）を助ける事業があります。</p>
<h2>家族だけで抱えない</h2>
<p>看護師でもない自分にできるだろうか。そう思うのが自然です。家族の役目は、<ruby>医療<rt>いりょう</rt></ruby>の代わりではなく、そばにいることです。体の向きを変える、口をしめらせる、手を握る。やり方は訪問看護師が教えてくれます。夜に眠れない日が続いたら、ショートステイや、数日だけの入院で休みをとります。一人暮らしでも、家で過ごす方はいます。<a href="/articles/living-alone">一人暮らしの入院と治療</a>も見てください。働いている家族には、<ruby>介護休業<rt>かいごきゅうぎょう</rt></ruby>が{{care-leave-days}}あります。</p>
<h2><ruby>途中<rt>とちゅう</rt></ruby>で変えてよい</h2>
<p>家を選んだあとで、病院に戻っても、<ruby>緩和<rt>かんわ</rt></ruby>ケア<ruby>病棟<rt>びょうとう</rt></ruby>に移っても、失敗ではありません。また家に帰ることもできます。「いまは家。つらくなったら相談」。そのくらいの決め方で始めてください。病棟については<a href="/articles/hospice">緩和ケア病棟・ホスピスを考えるとき</a>、費用の制度は<a href="/articles/nursing-care-insurance">介護保険</a>にあります。</p>
`;

const easyBody = `
<h2>家で、<ruby>医師<rt>いし</rt></ruby>や<ruby>看護師<rt>かんごし</rt></ruby>にみてもらうことができます</h2>
<p><ruby>病院<rt>びょういん</rt></ruby>に行くのがつらいとき、<ruby>医師<rt>いし</rt></ruby>や<ruby>看護師<rt>かんごし</rt></ruby>が家に来ます。<ruby>治療<rt>ちりょう</rt></ruby>をやめることではありません。</p>
<h2>家に来る人</h2>
<ul><li><ruby>医師<rt>いし</rt></ruby>：2<ruby>週間<rt>しゅうかん</rt></ruby>に1回ぐらい来ます。<ruby>薬<rt>くすり</rt></ruby>を出します。<ruby>痛<rt>いた</rt></ruby>みをやわらげます。</li><li><ruby>看護師<rt>かんごし</rt></ruby>：体の<ruby>様子<rt>ようす</rt></ruby>を見ます。<ruby>点滴<rt>てんてき</rt></ruby>や、お<ruby>風呂<rt>ふろ</rt></ruby>の<ruby>手伝<rt>てつだ</rt></ruby>いをします。</li><li><ruby>薬剤師<rt>やくざいし</rt></ruby>：<ruby>薬<rt>くすり</rt></ruby>を<ruby>持<rt>も</rt></ruby>ってきます。</li><li>ヘルパー：<ruby>食事<rt>しょくじ</rt></ruby>、トイレ、<ruby>掃除<rt>そうじ</rt></ruby>を<ruby>手伝<rt>てつだ</rt></ruby>います。</li><li>ケアマネジャー：<ruby>介護保険<rt>かいごほけん</rt></ruby>の<ruby>相談<rt>そうだん</rt></ruby>をします。</li></ul>
<h2><ruby>始<rt>はじ</rt></ruby>めるとき</h2>
<p><ruby>病院<rt>びょういん</rt></ruby>の<ruby>看護師<rt>かんごし</rt></ruby>か、<ruby>相談窓口<rt>そうだんまどぐち</rt></ruby>に「家で<ruby>過<rt>す</rt></ruby>ごしたいです」と<ruby>言<rt>い</rt></ruby>ってください。まだ<ruby>決<rt>き</rt></ruby>めていなくても、いいです。<ruby>準備<rt>じゅんび</rt></ruby>に、1<ruby>週間<rt>しゅうかん</rt></ruby>から2<ruby>週間<rt>しゅうかん</rt></ruby>ぐらいかかります。</p>
<h2><ruby>夜<rt>よる</rt></ruby>に、<ruby>具合<rt>ぐあい</rt></ruby>が<ruby>悪<rt>わる</rt></ruby>くなったら</h2>
<p>はじめに<ruby>電話<rt>でんわ</rt></ruby>する<ruby>番号<rt>ばんごう</rt></ruby>を、<ruby>医師<rt>いし</rt></ruby>と<ruby>決<rt>き</rt></ruby>めます。大きい<ruby>字<rt>じ</rt></ruby>で<ruby>紙<rt>かみ</rt></ruby>に<ruby>書<rt>か</rt></ruby>いて、<ruby>電話<rt>でんわ</rt></ruby>の<ruby>近<rt>ちか</rt></ruby>くに<ruby>貼<rt>は</rt></ruby>ります。<ruby>心配<rt>しんぱい</rt></ruby>なときは、<ruby>夜<rt>よる</rt></ruby>でも<ruby>電話<rt>でんわ</rt></ruby>してください。下に<ruby>書<rt>か</rt></ruby>いてあることより、<ruby>医師<rt>いし</rt></ruby>と<ruby>決<rt>き</rt></ruby>めた<ruby>順番<rt>じゅんばん</rt></ruby>が<ruby>先<rt>さき</rt></ruby>です。</p>
<h2>お<ruby>金<rt>かね</rt></ruby></h2>
<p><ruby>健康保険<rt>けんこうほけん</rt></ruby>か<ruby>介護保険<rt>かいごほけん</rt></ruby>を<ruby>使<rt>つか</rt></ruby>えます。1か月に<ruby>払<rt>はら</rt></ruby>うお<ruby>金<rt>かね</rt></ruby>には、<ruby>上限<rt>じょうげん</rt></ruby>があります。「1か月でいくらですか」と<ruby>聞<rt>き</rt></ruby>いてください。70<ruby>歳<rt>さい</rt></ruby>からの人は、<a href="/articles/over-70-costs">70<ruby>歳<rt>さい</rt></ruby>からの<ruby>病院<rt>びょういん</rt></ruby>のお<ruby>金<rt>かね</rt></ruby></a>も見てください。</p>
<h2>変えても<ruby>大丈夫<rt>だいじょうぶ</rt></ruby>です</h2>
<p>つらくなったら、また<ruby>病院<rt>びょういん</rt></ruby>に<ruby>入院<rt>にゅういん</rt></ruby>できます。<ruby>家族<rt>かぞく</rt></ruby>が<ruby>疲<rt>つか</rt></ruby>れたときも、<ruby>相談<rt>そうだん</rt></ruby>してください。</p>
`;

/** Care at home with visiting doctors and nurses: who comes, from when, how it is arranged, nights, money, going back to hospital. */
export const homeCare = articleItem({
  id: 'home-care',
  publishedAt: '2026-11-24T06:33:00.000Z',
  title: '在宅・訪問診療：家で療養するための準備と、来てくれる人',
  category: { id: 'life' },
  cancer_category: [],
  cancer_status: [{ id: 'treating' }, { id: 'recurrence' }, { id: 'palliative' }],
  topics: ['home-care', 'visiting-nurse', 'care-equipment', 'palliative-care'],
  summary:
    '家で過ごしたいとき、だれが来て、何をしてくれるのか。訪問診療と往診の違い、訪問看護、始めるまでの段取りと日数、夜の電話、お金、病院に戻る道を、順にまとめました。',
  change_log: [
    { day: '2026-11-30', text: '70歳以上の方の医療費の記事へ案内しました。' },
    { day: '2026-11-24', text: '公開しました。' },
  ],
  reviewed_at: '2026-11-30',
  next_review_at: '2027-11-19',
  reviewer_role: '訪問看護にたずさわる看護師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: 'がんの在宅医療 自宅での療養',
      publisher: '岩手県がん診療連携協議会（岩手医科大学附属病院）',
      url: 'https://www.hosp.iwate-med.ac.jp/hospital/gankyougikai/portalsite/home-care/',
    },
    SUPPORT_PAGES.homeMedicine,
    SUPPORT_PAGES.homeNursing,
    SOURCES.ganjoho,
  ],
});
