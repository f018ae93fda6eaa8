import { SOURCES } from '../../sources/index.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>膵臓の二つの仕事を、薬と食べ方で手伝う</h2>
<p><ruby>膵臓<rt>すいぞう</rt></ruby>は、食べものをこなす液と、<ruby>血糖<rt>けっとう</rt></ruby>を調節するホルモンを作っています。手術で小さくなったり、がんで液の通り道がふさがったりすると、この二つが足りなくなります。食べてもやせる、<ruby>下痢<rt>げり</rt></ruby>が続く、のどがかわく。それは、食べ方が悪いからではなく、手伝いが要るというしるしです。</p>
<h2>食事と、消化の薬</h2>
<ul><li><strong>少なめを、何回かに</strong>：一度にたくさん食べると、こなしきれません。三度の食事と、間のひと口に分けます。</li><li><strong>脂は、量を見ながら</strong>：揚げものや脂身を減らし、魚、<ruby>豆腐<rt>とうふ</rt></ruby>、たまご、鶏肉などを少しずつ。やせてきた方は、控えすぎもよくないので、<ruby>管理栄養士<rt>かんりえいようし</rt></ruby>と相談します。</li><li><strong>辛いもの、コーヒー、紅茶は控えめに</strong>：お酒は、飲んでよいかを医師に確かめてからにします。</li><li><strong><ruby>消化<rt>しょうか</rt></ruby>の薬</strong>：食べものと一緒に働く薬です。食べている間に飲むのか、直後なのか、間食のときはどうするのかを、袋に書いてもらいます。飲み忘れが続くと、下痢になりやすくなります。</li></ul>
<p>便は、よい手がかりです。白っぽい、脂っぽく光る、水に浮く、においが強いときは、脂がこなれていないのかもしれません。回数と見た目を書いて見せると、薬の量を考えてもらえます。食べる気になれないときは、<a href="/articles/eating-when-hard">食べにくいときの、食事の小さな工夫</a>もご覧ください。</p>
<h2>血糖が上がる、下がる</h2>
<p><ruby>糖尿病<rt>とうにょうびょう</rt></ruby>がなかった方にも、血糖の手当てが始まることがあります。膵臓を全部とった方は、インスリンの<ruby>注射<rt>ちゅうしゃ</rt></ruby>をずっと続けます。注射や測り方は、<ruby>退院<rt>たいいん</rt></ruby>の前に、家族も一緒に練習しておくと安心です。</p>
<table><caption>血糖の変化と、備え</caption><thead><tr><th scope="col">変化</th><th scope="col">感じ方</th><th scope="col">備え</th></tr></thead><tbody><tr><th scope="row">下がりすぎ（<ruby>低血糖<rt>ていけっとう</rt></ruby>）</th><td>冷や汗、ふるえ、どきどき、ぼんやり</td><td>ブドウ糖など、教わったものを、かばん、枕もと、車に。家族にも場所を知らせます</td></tr><tr><th scope="row">上がりすぎ</th><td>のどがかわく、尿が多い、だるい</td><td>測った値と時刻を書き、電話する値を聞いておきます</td></tr><tr><th scope="row">食べられない日、吐いた日</th><td>下がるときも、上がるときもあります</td><td>薬や注射を自分でやめず、その日のうちに電話で聞きます</td></tr></tbody></table>
<p>がんの薬と一緒に使う吐き気止めの中にも、血糖を動かすものがあります。糖尿病を診る医師にも、治療の日程を渡しておきましょう。</p>
<h2>胆管の管（ステント）がある方は、色と熱を見ます</h2>
<p><ruby>胆汁<rt>たんじゅう</rt></ruby>の通り道に入れた管は、つまったり、ずれたりすることがあります。朝、明るい窓のそばで白目の色を、トイレで尿と便の色を見る習慣にすると、変化に早く気づけます。尿がお茶のように濃い、便が白い、体がかゆい。こうした変化は、痛みがなくても大切な知らせです。管は、何か月かたって入れかえることがあります。「入れたのは何月で、どの種類で、次はいつですか」を、手帳に書いておきます。</p>
<p>管がある方の熱や<ruby>寒気<rt>さむけ</rt></ruby>は、待たずに電話する合図です。病院から言われている温度が先です。言われていないときは、38.0度が一つの目安です。手術で<ruby>胆管<rt>たんかん</rt></ruby>と腸をつないだ方も、熱が出ることがあるので、電話では「膵臓の手術をしました」と、はじめに伝えてください。</p>
<h2>薬の治療で起きやすいこと</h2>
<p><ruby>白血球<rt>はっけっきゅう</rt></ruby>が減る、吐き気、下痢、手足のしびれ、口の荒れ、髪が抜ける、味が変わる、だるい。出方は、薬の組み合わせで違います。下痢は、薬、消化の力、<ruby>感染<rt>かんせん</rt></ruby>のどれでも起きるので、家にある下痢止めを使う前に聞きます。しびれは、ボタンや箸で困る前に伝えると、薬の調節で守れることがあります。くわしくは、<a href="/articles/drug-therapy-start">薬物療法が始まる前に</a>、<a href="/articles/infection-and-fever">治療中に熱が出たら</a>、<a href="/articles/numb-hands">手足のしびれ</a>の記事にあります。</p>
<p>がんの治療中は、足の血管などに血のかたまりができやすくなることがあります。長く座る日は、足首を上下に動かし、水分をとるようにします。</p>
<h2>背中とおなかの痛み</h2>
<p>膵臓のまわりには<ruby>神経<rt>しんけい</rt></ruby>が集まっていて、背中に重く響くことがあります。あおむけで強く、前かがみで楽になる方もいます。飲み薬、貼り薬、神経への注射、<ruby>放射線<rt>ほうしゃせん</rt></ruby>など、方法はいくつもあります。「夜に三回、目がさめます」「0から10で、7です」と数で伝えてください。<ruby>医療用麻薬<rt>いりょうようまやく</rt></ruby>は、痛みに合わせて使えば、続けても、やめられなくなる心配の少ない薬です。考え方は<a href="/articles/pain-and-palliative">痛みをがまんしない</a>に書いています。</p>
<h2>手術のあとの通院</h2>
<table><caption>手術のあとの受診の間隔（大まかな目安）</caption><thead><tr><th scope="col">時期</th><th scope="col"><ruby>受診<rt>じゅしん</rt></ruby></th></tr></thead><tbody><tr><th scope="row">2年目まで</th><td>3〜6か月ごと</td></tr><tr><th scope="row">そのあと</th><td>6〜12か月ごと。少なくとも5年間、その後も続けることが勧められています</td></tr></tbody></table>
<p><ruby>血液<rt>けつえき</rt></ruby>検査と、エコー、CT、MRIなどで見ます。<ruby>腫瘍<rt>しゅよう</rt></ruby>マーカーは、一回の数字より、続けて見た動きで考えます。</p>
<h2>体力を守る一日の組み立て</h2>
<p><ruby>点滴<rt>てんてき</rt></ruby>のあと何日目がつらいかを書いていくと、動ける日が見えてきます。動ける日に会いたい人と会い、つらい日は、はじめから予定を空けておく。それは怠けではなく、上手な使い方です。仕事は、時間を減らす、家でする、休むを組み合わせられるか、<a href="/articles/before-taking-leave">職場に確かめておきたいこと</a>を見ながら相談してください。</p>
<aside class="memo"><h3>電話で伝えるメモの例</h3><dl><div><dt>はじめに</dt><dd>膵臓がんで治療中の者です。胆管に管が入っています</dd></div><div><dt>変化</dt><dd>今朝から寒気があり、尿の色が濃いです。体温は〇度です</dd></div><div><dt>治療</dt><dd>最後の点滴は〇日前、管を入れたのは〇月です</dd></div><div><dt>血糖</dt><dd>朝の値は〇〇。昨日の夜から食べていません</dd></div></dl></aside>
`;

export const pancreaticTreating = articleItem({
  id: 'pancreatic-treating',
  publishedAt: '2026-11-26T02:04:00.000Z',
  title: '膵臓がんの治療中：食べる、血糖、黄疸の見張り、通院',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'treating' }, { id: 'follow-up' }],
  topics: ['pancreatic-cancer', 'eating', 'jaundice', 'drug-therapy', 'follow-up'],
  summary:
    '膵臓の働きが弱ると、食べものの消化と血糖が変わります。消化の薬の飲み方、便の見方、低血糖への備え、胆管の管と熱、薬の副作用、5年を一つの目安に続く通院をまとめました。',
  reviewed_at: '2026-11-26',
  next_review_at: '2027-11-24',
  reviewer_role: '膵臓がんの薬物療法の看護にたずさわる看護師',
  body,
  sources: [
    {
      title: '膵臓がん 療養',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/cancer/pancreas/follow_up.html',
    },
    {
      title: '肝胆膵外科 診療について',
      publisher: '国立がん研究センター東病院',
      url: 'https://www.ncc.go.jp/jp/ncce/clinic/hepatobiliary_and_pancreatic_surgery/020/',
    },
    {
      title: '膵臓がん',
      publisher: 'がん研有明病院',
      url: 'https://www.jfcr.or.jp/cancer/type/pancreas/index.html',
    },
    SOURCES.supportiveCare,
  ],
});
