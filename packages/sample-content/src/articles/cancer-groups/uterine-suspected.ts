import { articleItem } from '../article-item.ts';

const body = `
<h2>同じ子宮でも、二つは別の病気です</h2>
<p><ruby>子宮<rt>しきゅう</rt></ruby>のがんには、入り口にできる「子宮<ruby>頸<rt>けい</rt></ruby>がん」と、奥の赤ちゃんが育つ所にできる「子宮<ruby>体<rt>たい</rt></ruby>がん」があります。できる場所も、調べ方も違います。まず、ご自分がどちらを調べているのかを確かめると、話がずっと分かりやすくなります。</p>
<table><caption>二つの違い</caption><thead><tr><th scope="col">くらべる点</th><th scope="col">子宮頸がん</th><th scope="col">子宮体がん</th></tr></thead><tbody><tr><th scope="row">見つかるきっかけ</th><td><ruby>検診<rt>けんしん</rt></ruby>。<ruby>性交<rt>せいこう</rt></ruby>のあとの<ruby>出血<rt>しゅっけつ</rt></ruby>、おりものの変化</td><td>月経以外の出血。<ruby>閉経後<rt>へいけいご</rt></ruby>の出血</td></tr><tr><th scope="row">はじめの検査</th><td>入り口の<ruby>細胞<rt>さいぼう</rt></ruby>をこすってとる</td><td>おなかや<ruby>腟<rt>ちつ</rt></ruby>からの<ruby>超音波<rt>ちょうおんぱ</rt></ruby>、奥の細胞や<ruby>組織<rt>そしき</rt></ruby>をとる</td></tr><tr><th scope="row">次の検査</th><td><ruby>拡大鏡<rt>かくだいきょう</rt></ruby>（コルポスコープ）で見て、小さな組織をとる</td><td>組織を多めにとる、細いカメラで中を見る</td></tr></tbody></table>
<p>がんと分かったあとは、どちらもMRIやCTなどで広がりを調べます。なお、<ruby>市区町村<rt>しくちょうそん</rt></ruby>の<ruby>子宮頸<rt>しきゅうけい</rt></ruby>がん検診では、ふつう体がんは調べません。検診で「<ruby>異常<rt>いじょう</rt></ruby>なし」でも、<ruby>月経<rt>げっけい</rt></ruby>と違う出血や閉経後の出血があれば、量が少なくても<ruby>婦人科<rt>ふじんか</rt></ruby>を<ruby>受診<rt>じゅしん</rt></ruby>してください。</p>
<h2>「要精密検査」の中には、がんになる前の段階もあります</h2>
<p>頸がんの検診で細胞の変化が見つかっても、がんとは限りません。「<ruby>異形成<rt>いけいせい</rt></ruby>」という、がんになる前の段階や、<ruby>炎症<rt>えんしょう</rt></ruby>による変化のこともあります。自然に元へ戻る場合もあり、間をあけて検査をくり返す<ruby>方針<rt>ほうしん</rt></ruby>になることもあります。大切なのは、次の検査の日を決めて帰ることです。入り口の一部を円すい形に切りとる「<ruby>円錐切除<rt>えんすいせつじょ</rt></ruby>」は、くわしく調べるためにも、治療としても行われます。</p>
<aside class="margin"><h3>HPVとは</h3><p>頸がんの多くに関わるウイルスです。性の経験があれば、だれでも<ruby>感染<rt>かんせん</rt></ruby>することがあり、多くは自然に消えます。ずっと前の感染が残ることもあるため、いつ、だれからかは分かりません。生活の乱れや、パートナーの<ruby>裏切<rt>うらぎ</rt></ruby>りのしるしではありません。体がんは、別の理由で起こります。</p></aside>
<h2>内診台がつらい方へ</h2>
<p>こわい、はずかしい、痛いという気持ちは、隠さなくて大丈夫です。とくに、性の経験がない方、閉経後の方、以前につらい思いをした方は、先に伝えてください。器具の大きさや検査の方法を、選び直せることがあります。奥の組織をとる検査では、<ruby>月経痛<rt>げっけいつう</rt></ruby>に似た痛みが出ることもあります。</p>
<ul><li>「小さい器具でお願いできますか」</li><li>「始める前に、一つずつ声をかけてください」</li><li>「止めてほしいときは、手を上げます」</li><li>「女性の<ruby>看護師<rt>かんごし</rt></ruby>さんに、そばにいてもらえますか」</li></ul>
<p>当日は、脱ぎ着しやすいゆったりしたスカートと、ナプキンを用意します。<ruby>妊娠<rt>にんしん</rt></ruby>の可能性、血を固まりにくくする薬、月経と重なりそうなときは、予約の電話で伝えてください。</p>
<h2>出血の記録は、大切な資料になります</h2>
<aside class="memo"><h3>書き方の例</h3><dl><div><dt>日にち</dt><dd>6月3日から5日</dd></div><div><dt>量</dt><dd>下着につく程度。二日目はナプキン一枚</dd></div><div><dt>色</dt><dd>茶色。においはない</dd></div><div><dt>きっかけ</dt><dd>とくになし。最後の月経は50歳のころ</dd></div></dl></aside>
<p>今飲んでいるホルモンの薬、乳がんの治療薬、<ruby>出産<rt>しゅっさん</rt></ruby>の回数、最後の検診の時期も、一緒に書いておくと、<ruby>診察<rt>しんさつ</rt></ruby>で思い出す<ruby>負担<rt>ふたん</rt></ruby>が減ります。</p>
<h2>結果を待つ間のこと</h2>
<p>入浴、運動、性交をいつからしてよいかは、受けた検査によって違います。帰る前に聞いておきましょう。「結果が一度で出ないときは、次に何をしますか」と聞いておくと、<ruby>再検査<rt>さいけんさ</rt></ruby>と言われても驚きが小さくなります。家族に言いにくい病気だと感じたら、名前を出さずに「婦人科の検査の結果を待っている」とだけ伝える方法もあります。相談窓口では、名前を言わずに話せる所もあります。</p>
<h2>検査のあと</h2>
<p>少量の出血や、下腹の軽い痛みは数日あることがあります。</p>
`;

const easyBody = `
<h2><ruby>子宮<rt>しきゅう</rt></ruby>の<ruby>検査<rt>けんさ</rt></ruby>と<ruby>言<rt>い</rt></ruby>われたら</h2>
<p><ruby>子宮<rt>しきゅう</rt></ruby>は、<ruby>赤<rt>あか</rt></ruby>ちゃんが<ruby>育<rt>そだ</rt></ruby>つところです。<ruby>子宮<rt>しきゅう</rt></ruby>のがんは、<ruby>二つ<rt>ふたつ</rt></ruby>あります。<ruby>入り口<rt>いりぐち</rt></ruby>の「<ruby>子宮頸<rt>しきゅうけい</rt></ruby>がん」と、<ruby>奥<rt>おく</rt></ruby>の「<ruby>子宮体<rt>しきゅうたい</rt></ruby>がん」です。「わたしは、どちらを<ruby>調<rt>しら</rt></ruby>べますか」と<ruby>聞<rt>き</rt></ruby>いてください。</p>
<p>「くわしい<ruby>検査<rt>けんさ</rt></ruby>」と<ruby>言<rt>い</rt></ruby>われても、がんとは<ruby>限<rt>かぎ</rt></ruby>りません。</p>
<h2><ruby>血<rt>ち</rt></ruby>が<ruby>出<rt>で</rt></ruby>るとき</h2>
<p><ruby>月経<rt>げっけい</rt></ruby>（<ruby>生理<rt>せいり</rt></ruby>）ではない<ruby>血<rt>ち</rt></ruby>が<ruby>出<rt>で</rt></ruby>たら、<ruby>少<rt>すこ</rt></ruby>しでも<ruby>婦人科<rt>ふじんか</rt></ruby>に<ruby>行<rt>い</rt></ruby>ってください。<ruby>月経<rt>げっけい</rt></ruby>が<ruby>終<rt>お</rt></ruby>わって、もうない<ruby>人<rt>ひと</rt></ruby>も、<ruby>同<rt>おな</rt></ruby>じです。</p>
<h2><ruby>検査<rt>けんさ</rt></ruby>のこと</h2>
<ul><li><ruby>入り口<rt>いりぐち</rt></ruby>をこすって、<ruby>調<rt>しら</rt></ruby>べるものをとります。</li><li>おなかの<ruby>外<rt>そと</rt></ruby>や<ruby>腟<rt>ちつ</rt></ruby>から、<ruby>機械<rt>きかい</rt></ruby>で<ruby>中<rt>なか</rt></ruby>を<ruby>見<rt>み</rt></ruby>ます。<ruby>腟<rt>ちつ</rt></ruby>は、<ruby>子宮<rt>しきゅう</rt></ruby>につながる<ruby>道<rt>みち</rt></ruby>です。</li><li><ruby>小<rt>ちい</rt></ruby>さくとって<ruby>調<rt>しら</rt></ruby>べます。<ruby>奥<rt>おく</rt></ruby>をとるときは、<ruby>痛<rt>いた</rt></ruby>いことがあります。</li></ul>
<h2>こわいとき、はずかしいとき</h2>
<p>かくさなくて、<ruby>大丈夫<rt>だいじょうぶ</rt></ruby>です。こう<ruby>言<rt>い</rt></ruby>えます。</p>
<ul><li>「<ruby>小<rt>ちい</rt></ruby>さい<ruby>器具<rt>きぐ</rt></ruby>でお<ruby>願<rt>ねが</rt></ruby>いできますか」</li><li>「<ruby>止<rt>と</rt></ruby>めてほしいときは、<ruby>手<rt>て</rt></ruby>をあげます」</li><li>「<ruby>女性<rt>じょせい</rt></ruby>の<ruby>看護師<rt>かんごし</rt></ruby>さんに、そばにいてもらえますか」</li></ul>
<h2><ruby>予約<rt>よやく</rt></ruby>の<ruby>電話<rt>でんわ</rt></ruby>で<ruby>言<rt>い</rt></ruby>うこと</h2>
<ul><li><ruby>妊娠<rt>にんしん</rt></ruby>（<ruby>赤<rt>あか</rt></ruby>ちゃんができること）しているかもしれない。</li><li><ruby>血<rt>ち</rt></ruby>をかたまりにくくする<ruby>薬<rt>くすり</rt></ruby>を<ruby>飲<rt>の</rt></ruby>んでいる。</li><li><ruby>検査<rt>けんさ</rt></ruby>の<ruby>日<rt>ひ</rt></ruby>が、<ruby>月経<rt>げっけい</rt></ruby>の<ruby>日<rt>ひ</rt></ruby>になりそう。</li></ul>
<h2><ruby>帰<rt>かえ</rt></ruby>る<ruby>前<rt>まえ</rt></ruby>に<ruby>聞<rt>き</rt></ruby>くこと</h2>
<ul><li>「お<ruby>風呂<rt>ふろ</rt></ruby>や<ruby>運動<rt>うんどう</rt></ruby>は、いつからいいですか」</li><li>「<ruby>一度<rt>いちど</rt></ruby>で<ruby>結果<rt>けっか</rt></ruby>が<ruby>出<rt>で</rt></ruby>ないときは、<ruby>次<rt>つぎ</rt></ruby>に<ruby>何<rt>なに</rt></ruby>をしますか」</li></ul>
<p><ruby>検査<rt>けんさ</rt></ruby>のあと、<ruby>血<rt>ち</rt></ruby>が<ruby>少<rt>すこ</rt></ruby>し<ruby>出<rt>で</rt></ruby>ることがあります。おなかの<ruby>下<rt>した</rt></ruby>のほうが、<ruby>軽<rt>かる</rt></ruby>く<ruby>痛<rt>いた</rt></ruby>いこともあります。</p>
`;

export const uterineSuspected = articleItem({
  id: 'uterine-suspected',
  topics: ['uterine-cancer', 'suspected', 'cancer-screening', 'examinations', 'waiting-for-results'],
  publishedAt: '2026-06-18T01:40:00.000Z',
  title: '子宮のがんの疑いと言われたら：頸がんと体がんの検査',
  category: { id: 'treatment' },
  cancer_category: [{ id: 'uterine' }],
  cancer_status: [{ id: 'suspected' }],
  change_log: [
    { day: '2026-11-30', text: 'やさしい日本語の文を書き足しました。' },
    { day: '2026-06-18', text: '公開しました。' },
  ],
  summary:
    '子宮頸がんと子宮体がんは、できる場所も調べ方も違います。検査の順番、内診台がつらいときの言い方、出血の記録のしかたを、二つに分けてまとめました。',
  reviewed_at: '2026-11-30',
  next_review_at: '2027-06-16',
  reviewer_role: '婦人科外来の看護にたずさわる看護師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '子宮頸がんの検査・診断',
      publisher: '国立がん研究センター',
      year: 2024,
      url: 'https://pod.ncc.go.jp/jp/information/knowledge/cervical/030/index.html',
    },
    {
      title: '子宮体癌',
      publisher: '香川県立中央病院',
      url: 'https://chp-kagawa.jp/department/a020/detail012',
    },
    {
      title: '子宮頸がん検診 子宮頸がんの原因',
      publisher: '日本医師会',
      url: 'https://med.or.jp/forest/gankenshin/type/cervix/cause',
    },
    {
      title: '九州大学病院のがん診療 子宮がん Q&A',
      publisher: '九州大学病院',
      url: 'https://www.gan.med.kyushu-u.ac.jp/result/uterine_cancer/index8',
    },
  ],
});
