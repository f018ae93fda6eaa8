import { articleItem } from '../article-item.ts';

const body = `
<h2>PSAの数字は、がんの点数ではありません</h2>
<p><ruby>健診<rt>けんしん</rt></ruby>の紙のPSAに印がついていて、そこだけが目に飛びこんでくる。そんな方が多くいます。PSAは、<ruby>前立腺<rt>ぜんりつせん</rt></ruby>で作られるたんぱく質です。前立腺が大きくなる<ruby>肥大症<rt>ひだいしょう</rt></ruby>や、<ruby>炎症<rt>えんしょう</rt></ruby>でも、血の中に出る量が増えます。高いから、がんとは限りません。反対に、基準の中でも、がんが見つかることがあります。つまり、くわしく調べるかどうかを決めるための手がかりです。</p>
<table><caption>PSAの基準の目安（年齢とともに上がります）</caption><thead><tr><th scope="col">年齢</th><th scope="col">基準の目安</th></tr></thead><tbody><tr><th scope="row">50〜64歳</th><td>3.0ng/mL以下</td></tr><tr><th scope="row">65〜69歳</th><td>3.5ng/mL以下</td></tr><tr><th scope="row">70歳以上</th><td>4.0ng/mL以下</td></tr></tbody></table>
<p>一律に4.0以下としている所もあります。10以上でもがんが見つからない方もいます。前の年までの紙があれば、並べて持っていってください。一回の数字より、動き方が役に立つことがあります。</p>
<h2>調べる順番</h2>
<ol><li><strong>PSAをもう一度</strong>：少し間をあけて測り直すことがあります。<ruby>採血<rt>さいけつ</rt></ruby>の前に避けることがあるか、聞いておきます。</li><li><strong><ruby>直腸診<rt>ちょくちょうしん</rt></ruby></strong>：医師が手袋をして、<ruby>肛門<rt>こうもん</rt></ruby>から指で前立腺にふれます。ほんの短い間です。力を抜いて、口から息をはくと楽です。</li><li><strong>MRI</strong>：前立腺の中に、疑わしい所があるかを写します。ペースメーカーなど体の中の<ruby>金属<rt>きんぞく</rt></ruby>は、先に伝えます。</li><li><strong><ruby>生検<rt>せいけん</rt></ruby></strong>：細い針で、前立腺の何か所かから<ruby>組織<rt>そしき</rt></ruby>をとり、がんがあるかを確かめます。がんが出なくても、とった所だけの結果なので、PSAの検査は続けるのがふつうです。</li></ol>
<p>生検をしないで、PSAを定期的に測る<ruby>方針<rt>ほうしん</rt></ruby>になることもあります。年齢や<ruby>持病<rt>じびょう</rt></ruby>、飲んでいる薬を合わせて考えるためです。「しない場合は、いつ、何が変わったら考え直しますか」と聞いておくと、置いていかれた気持ちにならずにすみます。</p>
<h2>生検の日のこと</h2>
<p>やり方も日数も、病院で違います。肛門の側から針を入れる方法と、肛門と<ruby>陰<rt>いん</rt></ruby>のうの間の皮ふから入れる方法があり、<ruby>麻酔<rt>ますい</rt></ruby>も、その部分だけのもの、腰から下のものなどがあります。</p>
<table><caption>生検の例</caption><thead><tr><th scope="col">知りたいこと</th><th scope="col">病院の例</th></tr></thead><tbody><tr><th scope="row">入院</th><td>日帰りの所、当日入院して次の日に帰る所、3泊4日の所があります</td></tr><tr><th scope="row">かかる時間</th><td>20〜30分ほど</td></tr><tr><th scope="row">とる数</th><td>6〜12か所ほど。もっと多いこともあります</td></tr><tr><th scope="row">結果</th><td>2週間ほどあと、<ruby>外来<rt>がいらい</rt></ruby>で聞くことが多いです</td></tr></tbody></table>
<p>予約のときに、血をかたまりにくくする薬、<ruby>糖尿病<rt>とうにょうびょう</rt></ruby>、薬のアレルギー、<ruby>痔<rt>じ</rt></ruby>、尿が出にくいこと、尿の<ruby>感染<rt>かんせん</rt></ruby>や熱が出たことがあるかを伝えます。薬を自分でやめてはいけません。止める日と、また飲む日を、紙に書いてもらいます。持ちものは、マイナ保険証または<ruby>資格確認書<rt>しかくかくにんしょ</rt></ruby>、お薬手帳、前あきの楽なズボン、下着につけるパッドです。</p>
<h2>終わったあと、数日から2か月</h2>
<p>尿や便に少し血がまじることは、よくあります。多くは軽く、だんだん薄くなります。精液に血や茶色がまじるのは、2か月ほど続くことがありますが、体に害はありません。驚いて困らないよう、パートナーにも先に話しておくとよいでしょう。水分をとり、お酒、長風呂、自転車やバイク、力仕事をいつから始めてよいかは、帰る前に聞いておきます。</p>
<h2>聞きにくいことを、聞いてよい</h2>
<p>下着をぬぐこと、おしりの検査、性のこと。はずかしくて当たり前です。「タオルをかけてもらえますか」「先に説明してから始めてください」と言えます。夜のトイレの回数、尿の勢い、残った感じも、<ruby>診察<rt>しんさつ</rt></ruby>では大切な話です。二、三日分の回数を書いていくと、伝えやすくなります。</p>
<aside class="memo"><h3>診察で聞くメモの例</h3><dl><div><dt>数字</dt><dd>わたしの年齢で、この数字はどう考えますか。肥大や炎症のことは考えられますか</dd></div><div><dt>検査</dt><dd>MRIと生検は、どの順番ですか。生検を受ける場合と、様子を見る場合の違いは何ですか</dd></div><div><dt>生検</dt><dd>入院は何日ですか。運転と仕事は、いつからできますか</dd></div><div><dt>結果</dt><dd>いつ聞けますか。がんが出なかったときは、次はいつですか</dd></div></dl></aside>
<h2>待つ間に</h2>
<p>前立腺の検査は、結果までに何週間もかかることがあり、その間がいちばん長く感じられるものです。検査の<ruby>間隔<rt>かんかく</rt></ruby>があくのは、後回しにされているのではなく、炎症が落ち着くのを待つなどの理由があります。理由を聞いてかまいません。「調べているところ」と家族に言い出せないときは、<a href="/articles/telling-family">家族に病気のことを話すとき</a>の言い方を、眠れないときは<a href="/articles/anxiety-before-results">結果を待つ間の過ごし方</a>を参考にしてください。生検の組織をどう調べるかは、<a href="/articles/pathology-report">病理検査の記事</a>にあります。</p>
`;

const easyBody = `
<h2>PSA（ピーエスエー）が<ruby>高<rt>たか</rt></ruby>いと<ruby>言<rt>い</rt></ruby>われたら</h2>
<p>PSAは、「<ruby>前立腺<rt>ぜんりつせん</rt></ruby>」で<ruby>作<rt>つく</rt></ruby>られます。<ruby>血<rt>ち</rt></ruby>の<ruby>検査<rt>けんさ</rt></ruby>で、<ruby>数字<rt>すうじ</rt></ruby>が<ruby>分<rt>わ</rt></ruby>かります。<ruby>前立腺<rt>ぜんりつせん</rt></ruby>は、<ruby>男性<rt>だんせい</rt></ruby>のからだにあります。<ruby>前立腺<rt>ぜんりつせん</rt></ruby>が<ruby>大<rt>おお</rt></ruby>きくなる<ruby>病気<rt>びょうき</rt></ruby>でも、PSAは<ruby>高<rt>たか</rt></ruby>くなります。<ruby>高<rt>たか</rt></ruby>くても、がんとは<ruby>限<rt>かぎ</rt></ruby>りません。もっと<ruby>調<rt>しら</rt></ruby>べるかどうかを、<ruby>決<rt>き</rt></ruby>めるための<ruby>数字<rt>すうじ</rt></ruby>です。</p>
<h2><ruby>調<rt>しら</rt></ruby>べる<ruby>順番<rt>じゅんばん</rt></ruby></h2>
<ul><li>PSAを、もう<ruby>一度<rt>いちど</rt></ruby>はかることがあります。</li><li><ruby>医者<rt>いしゃ</rt></ruby>が、おしりから<ruby>指<rt>ゆび</rt></ruby>でさわります。<ruby>短<rt>みじか</rt></ruby>い<ruby>間<rt>あいだ</rt></ruby>です。<ruby>口<rt>くち</rt></ruby>から<ruby>息<rt>いき</rt></ruby>をはくと、<ruby>楽<rt>らく</rt></ruby>です。</li><li>MRI（からだの<ruby>中<rt>なか</rt></ruby>を<ruby>写<rt>うつ</rt></ruby>す<ruby>機械<rt>きかい</rt></ruby>）で<ruby>見<rt>み</rt></ruby>ます。</li><li>「<ruby>生検<rt>せいけん</rt></ruby>」をします。<ruby>細<rt>ほそ</rt></ruby>い<ruby>針<rt>はり</rt></ruby>で、<ruby>少<rt>すこ</rt></ruby>しとって<ruby>調<rt>しら</rt></ruby>べる<ruby>検査<rt>けんさ</rt></ruby>です。</li></ul>
<p><ruby>生検<rt>せいけん</rt></ruby>をしないで、PSAを<ruby>何度<rt>なんど</rt></ruby>かはかることもあります。</p>
<h2><ruby>生検<rt>せいけん</rt></ruby>の<ruby>予約<rt>よやく</rt></ruby>のときに<ruby>言<rt>い</rt></ruby>うこと</h2>
<ul><li><ruby>血<rt>ち</rt></ruby>をかたまりにくくする<ruby>薬<rt>くすり</rt></ruby>。<ruby>自分<rt>じぶん</rt></ruby>でやめないでください。<ruby>止<rt>と</rt></ruby>める<ruby>日<rt>ひ</rt></ruby>と、また<ruby>飲<rt>の</rt></ruby>む<ruby>日<rt>ひ</rt></ruby>を、<ruby>紙<rt>かみ</rt></ruby>に<ruby>書<rt>か</rt></ruby>いてもらいます。</li><li><ruby>糖尿病<rt>とうにょうびょう</rt></ruby>、<ruby>薬<rt>くすり</rt></ruby>のアレルギー、<ruby>痔<rt>じ</rt></ruby>（おしりの<ruby>病気<rt>びょうき</rt></ruby>）</li><li><ruby>尿<rt>にょう</rt></ruby>（おしっこ）が<ruby>出<rt>で</rt></ruby>にくいこと、<ruby>熱<rt>ねつ</rt></ruby>が<ruby>出<rt>で</rt></ruby>たこと</li></ul>
<h2><ruby>生検<rt>せいけん</rt></ruby>のあと</h2>
<p><ruby>尿<rt>にょう</rt></ruby>や<ruby>便<rt>べん</rt></ruby>（うんち）に、<ruby>少<rt>すこ</rt></ruby>し<ruby>血<rt>ち</rt></ruby>がまじることは、よくあります。「お<ruby>酒<rt>さけ</rt></ruby>や<ruby>自転車<rt>じてんしゃ</rt></ruby>は、いつからいいですか」と<ruby>聞<rt>き</rt></ruby>きます。</p>
<h2>はずかしいとき</h2>
<p>はずかしいのは、おかしくありません。こう<ruby>言<rt>い</rt></ruby>えます。</p>
<ul><li>「タオルをかけてもらえますか」</li><li>「<ruby>先<rt>さき</rt></ruby>に<ruby>説明<rt>せつめい</rt></ruby>してから、<ruby>始<rt>はじ</rt></ruby>めてください」</li></ul>
<h2><ruby>医者<rt>いしゃ</rt></ruby>に<ruby>聞<rt>き</rt></ruby>くこと</h2>
<ul><li>「わたしの<ruby>年<rt>とし</rt></ruby>で、この<ruby>数字<rt>すうじ</rt></ruby>をどう<ruby>考<rt>かんが</rt></ruby>えますか」</li><li>「<ruby>入院<rt>にゅういん</rt></ruby>は、<ruby>何日<rt>なんにち</rt></ruby>ですか」</li><li>「<ruby>結果<rt>けっか</rt></ruby>は、いつ<ruby>聞<rt>き</rt></ruby>けますか」</li></ul>
`;

export const prostateSuspected = articleItem({
  id: 'prostate-suspected',
  publishedAt: '2026-11-23T02:19:00.000Z',
  title: 'PSAが高いと言われたら：数字の意味、MRIと生検の流れ',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'suspected' }],
  topics: ['prostate-cancer', 'suspected', 'tumor-markers', 'pathology', 'waiting-for-results'],
  change_log: [
    { day: '2026-11-30', text: 'やさしい日本語の文を書き足しました。' },
    { day: '2026-11-23', text: '公開しました。' },
  ],
  summary:
    'PSAは、がん以外の理由でも上がります。年齢ごとの基準、直腸診・MRI・生検の順番、生検の入院の日数と結果までの期間、血尿など検査のあとのこと、聞き方をまとめました。',
  reviewed_at: '2026-11-30',
  next_review_at: '2027-11-21',
  reviewer_role: '泌尿器科の診療にたずさわる医師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '前立腺がん 検査',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/cancer/prostate/diagnosis.html',
    },
    {
      title: '前立腺生検を受けられる方へ',
      publisher: '島田市立総合医療センター',
      url: 'https://shimada-hp.shizuoka.jp/docs/hinyoukika-zenritsusen.html',
    },
    {
      title: '前立腺生検',
      publisher: '横浜市立みなと赤十字病院 泌尿器科',
      url: 'https://www.yokohama.jrc.or.jp/medical_part/uro/HTML/profile1.html',
    },
  ],
});
