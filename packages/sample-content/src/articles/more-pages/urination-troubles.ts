import { articleItem } from '../article-item.ts';

const body = `
<h2>尿のことは、外来でよくある話です</h2>
<p>近い、間に合わない、もれる、出にくい、しみる、赤い。人に言えず、水を飲まないでがまんする方がいます。がんの治療を受けている方によくあることで、年齢のせいと決めなくてよいことです。「尿のことで、少し聞いてほしいです」と言えば、<ruby>看護師<rt>かんごし</rt></ruby>は場所を変えて話を聞けます。</p>
<table><caption>尿の悩みの、大まかな分け方</caption><thead><tr><th scope="col">悩み</th><th scope="col">目安と様子</th></tr></thead><tbody><tr><th scope="row">近い</th><td>昼に8回以上、夜に2回以上が一つの目安。急に強く行きたくなることもあります</td></tr><tr><th scope="row">もれる</th><td>せきや立ち上がりでもれる、間に合わない、知らないうちにぬれている</td></tr><tr><th scope="row">出にくい</th><td>時間がかかる、途切れる、勢いがない、残った感じがする、行きたい感じがしない</td></tr><tr><th scope="row">しみる、色が変わる</th><td>出すときに痛い、にごる、赤い、ふだんと違うにおい</td></tr></tbody></table>
<h2>なぜ起きるのか</h2>
<ul><li><strong>手術</strong>：<ruby>前立腺<rt>ぜんりつせん</rt></ruby>、<ruby>子宮<rt>しきゅう</rt></ruby>、<ruby>直腸<rt>ちょくちょう</rt></ruby>などの手術では、<ruby>膀胱<rt>ぼうこう</rt></ruby>の<ruby>神経<rt>しんけい</rt></ruby>や、尿を止める<ruby>筋肉<rt>きんにく</rt></ruby>に<ruby>影響<rt>えいきょう</rt></ruby>することがあります。</li><li><strong><ruby>放射線<rt>ほうしゃせん</rt></ruby></strong>：<ruby>骨盤<rt>こつばん</rt></ruby>にあてると、膀胱の内側が荒れます。終わってから何年もたって、赤い尿が出ることもあります。</li><li><strong>薬</strong>：膀胱を荒らすことのあるがんの薬、尿の出方を変える痛み止めや眠りの薬など。</li><li><strong><ruby>感染<rt>かんせん</rt></ruby></strong>：<ruby>白血球<rt>はっけっきゅう</rt></ruby>が減っている時期は、膀胱炎が広がりやすくなります。</li><li><strong>そのほか</strong>：<ruby>便秘<rt>べんぴ</rt></ruby>で膀胱が押される、<ruby>点滴<rt>てんてき</rt></ruby>の水分、<ruby>糖尿病<rt>とうにょうびょう</rt></ruby>、年齢、前立腺の肥大、がんが尿の通り道を押しているなど。</li></ul>
<h2>赤い尿は、色だけでは決められません</h2>
<p>赤い色の点滴の薬では、終わってから2〜3日、薬の色で尿が赤くなることがあります。一方で、膀胱からの出血で赤くなる薬もあり、そのときは、近い、残る、しみるといった<ruby>症状<rt>しょうじょう</rt></ruby>が重なりやすくなります。点滴の前に「尿の色は変わりますか。何日ぐらいですか」と聞いておくと、あわてません。聞いていない赤い尿は、量が少なくても電話してください。</p>
<p>膀胱を荒らしやすい薬では、薬を早く流すために、当日から数日は水分を多くとり、がまんせずにトイレに行くように言われます。どれだけ飲むかは、<ruby>心臓<rt>しんぞう</rt></ruby>や<ruby>腎臓<rt>じんぞう</rt></ruby>の働きで変わるので、病院の数字に従います。</p>
<h2>病院ですること</h2>
<p>尿の検査で感染や血を調べ、<ruby>超音波<rt>ちょうおんぱ</rt></ruby>で、出したあとに残った量を測ります。痛みはほとんどない検査です。飲んでいる薬を見直し、感染なら<ruby>抗菌薬<rt>こうきんやく</rt></ruby>、近さや出にくさに合わせた薬を考えます。たまって苦しいときは、細い管で尿を出します（導尿）。長く続くときは、自分で管を入れる方法を練習することもあります。はじめはこわくても、外来で教わりながら、できるようになる方が多い手当てです。</p>
<h2>どのくらいで変わるか</h2>
<p>骨盤の手術のあとの出にくさは、多くの場合、数週間から数か月で、ある程度までよくなるとされます。完全には戻らず、工夫をしながら暮らす方もいます。もれの変わり方は手術の場所で違うので、<a href="/articles/prostate-treating">前立腺</a>、<a href="/articles/uterine-treating">子宮</a>、<a href="/articles/bladder-kidney-treating">膀胱と腎臓</a>、<a href="/articles/colorectal-treating">大腸</a>の記事を見てください。</p>
<h2>自分でできること</h2>
<h3>近い、もれるとき</h3>
<ul><li>骨盤の底の筋肉をしめてゆるめる体操と、少しずつ間をのばす練習。始める時期とやり方は、病院で教わります</li><li>水を減らしすぎない。濃い尿は、かえって膀胱を<ruby>刺激<rt>しげき</rt></ruby>します。夜の分を夕方までに回すだけでも変わります</li><li>コーヒー、濃いお茶、お酒、辛いもので近くなるかを、三日ほど試して見る</li><li>パッドは量に合わせて。薄いもの、男性用のものもあります。肌は押さえてふき、ぬれたままにしません</li></ul>
<h3>出にくい、行きたい感じがしないとき</h3>
<ul><li>時計を見て行きます。2〜4時間ごとが一般的ですが、合う<ruby>間隔<rt>かんかく</rt></ruby>は人によって違います</li><li>おなかの下が張る、腰が重いなど、「たまった合図」を一つ見つける</li><li>座って、あわてず、出し終わったと思ってから、もう一度ためす。強く押す方法は、してよいかを聞いてから</li><li>かぜ薬や眠気の出る薬で、急に出にくくなることがあります。買う前に<ruby>薬剤師<rt>やくざいし</rt></ruby>へ</li></ul>
<h3>出かける日と、夜</h3>
<p>行き先のトイレを一つ調べ、乗りものは通路側に。替えの下着、パッド、袋を小さくまとめます。夜は、ベッドからトイレまでの明かりをつけ、間に合わないときは、ポータブルトイレやしびん、厚いパッドを「今夜だけ」使うのも方法です。転ばないことのほうが大切です。</p>
<h2>二日分の記録が、いちばんの資料です</h2>
<aside class="memo"><h3>書き方と、伝え方の例</h3><dl><div><dt>時刻と量</dt><dd>6時 200、8時半 100、9時 50（計量カップで。量れない日は「多い・少ない」）</dd></div><div><dt>もれ</dt><dd>せきで一回。パッドは一日三枚</dd></div><div><dt>色</dt><dd>昨日の夕方からピンク。かたまりはない</dd></div><div><dt>電話で</dt><dd>月曜に点滴を受けました。今朝から尿がしみて、近いです。熱は37.2度です</dd></div></dl></aside>
<h2>いつ相談するか</h2>
<p>出にくさは、気づかないうちに強くなることがあります。勢いが落ちた、残る感じが増えたと思ったら、早めに担当の医師に相談してください。熱は、病院から言われている温度が先で、言われていないときは、38.0度が一つの目安です（<a href="/articles/infection-and-fever">治療中に熱が出たら</a>）。急いで連絡することは、次の一覧にまとめました。</p>
`;

const easyBody = `
<h2>尿（おしっこ）のことは、<ruby>病院<rt>びょういん</rt></ruby>で話していいです</h2>
<p><ruby>何度<rt>なんど</rt></ruby>もトイレに行く。もれる。出にくい。<ruby>痛<rt>いた</rt></ruby>い。赤い。がんの<ruby>治療<rt>ちりょう</rt></ruby>で、よくあることです。「<ruby>尿<rt>にょう</rt></ruby>のことで<ruby>相談<rt>そうだん</rt></ruby>したいです」と<ruby>看護師<rt>かんごし</rt></ruby>に<ruby>言<rt>い</rt></ruby>ってください。</p>
<h2>色のこと</h2>
<p>赤い<ruby>薬<rt>くすり</rt></ruby>の<ruby>点滴<rt>てんてき</rt></ruby>をすると、2日か3日、<ruby>尿<rt>にょう</rt></ruby>が赤くなることがあります。<ruby>病院<rt>びょういん</rt></ruby>から<ruby>聞<rt>き</rt></ruby>いていないのに赤いときは、<ruby>電話<rt>でんわ</rt></ruby>してください。</p>
<h2><ruby>自分<rt>じぶん</rt></ruby>でできること</h2>
<ul><li>水を<ruby>減<rt>へ</rt></ruby>らしすぎません。</li><li><ruby>時間<rt>じかん</rt></ruby>を<ruby>決<rt>き</rt></ruby>めて、トイレに行きます。2<ruby>時間<rt>じかん</rt></ruby>から4<ruby>時間<rt>じかん</rt></ruby>に<ruby>一度<rt>いちど</rt></ruby>です。</li><li>パッドを<ruby>使<rt>つか</rt></ruby>っていいです。男の人のものもあります。</li><li>夜は、トイレまで明かりをつけます。</li></ul>
<h2><ruby>書<rt>か</rt></ruby>いておくこと</h2>
<ul><li>一日に<ruby>何回<rt>なんかい</rt></ruby>トイレに行くか</li><li>色、<ruby>痛<rt>いた</rt></ruby>み、<ruby>熱<rt>ねつ</rt></ruby></li><li><ruby>薬<rt>くすり</rt></ruby>の<ruby>名前<rt>なまえ</rt></ruby>と、<ruby>治療<rt>ちりょう</rt></ruby>をした日</li></ul>
`;

/** Urine: near, leaking, slow, red; reasons by treatment, what a record of two days shows, when to say it. */
export const urinationTroubles = articleItem({
  id: 'urination-troubles',
  publishedAt: '2026-11-25T08:09:00.000Z',
  title: '尿の悩み：近い、もれる、出にくい、赤い',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'treating' }, { id: 'follow-up' }, { id: 'recurrence' }, { id: 'palliative' }],
  topics: ['urination'],
  summary:
    '回数の目安、手術・放射線・薬で尿が変わる理由、赤い尿の見方、どのくらいで変わるか、骨盤の体操や時間で行くトイレの工夫、二日分の記録の書き方、急いで連絡するときをまとめました。',
  reviewed_at: '2026-11-25',
  next_review_at: '2027-11-23',
  reviewer_role: '泌尿器科の外来の看護にたずさわる看護師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '頻尿・尿漏れ 〜がんの治療を始める人に、始めた人に〜',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/support/condition/urine01/ld01.html',
    },
    {
      title: '排尿困難（尿が出にくい） 〜がんの治療を始める人に、始めた人に〜',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/support/condition/urine02/ld01.html',
    },
    {
      title: '排尿困難（尿が出にくい） Q&A',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/support/condition/urine02/qa01.html',
    },
    {
      title: '出血性膀胱炎への対処法',
      publisher: '群馬大学医学部附属病院',
      url: 'https://oncoc.showa.gunma-u.ac.jp/chemo/?p=22',
    },
  ],
});
