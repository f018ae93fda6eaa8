import { MEDICAL_PAGES } from '../../sources/medical-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>三つの検査は、見ているものが違います</h2>
<p>CTの次にMRI、さらにPETと言われると、「そんなに悪いのだろうか」と心配になるかもしれません。検査が増えるのは、それぞれ得意なことが違い、組み合わせて確かめるためです。名前が似た大きな機械でも、しくみは別のものです。</p>
<table><caption>CT・MRI・PETの違い</caption><thead><tr><th scope="col">検査</th><th scope="col">しくみ</th><th scope="col">受けるときの様子</th></tr></thead><tbody><tr><th scope="row">CT</th><td>エックス線で、体を輪切りのように写します</td><td>短く息を止めます。撮る時間は短めです</td></tr><tr><th scope="row">MRI</th><td>強い<ruby>磁石<rt>じしゃく</rt></ruby>と電波で写します。<ruby>放射線<rt>ほうしゃせん</rt></ruby>は使いません</td><td>せまい筒の中で、大きな音がします。CTより長くかかることが多い検査です</td></tr><tr><th scope="row">PET</th><td>ごく少ない放射線を出す薬を<ruby>注射<rt>ちゅうしゃ</rt></ruby>して、薬の集まり方を見ます</td><td>注射のあと、しばらく静かに休んでから撮ります</td></tr></tbody></table>
<h2>予約のときに、伝えておくこと</h2>
<p>安全に検査を受けるために、次にあてはまることは、小さなことでも先に伝えてください。</p>
<ul><li>これまで<ruby>造影剤<rt>ぞうえいざい</rt></ruby>や薬で、具合が悪くなったことがある</li><li><ruby>喘息<rt>ぜんそく</rt></ruby>、<ruby>腎臓<rt>じんぞう</rt></ruby>の病気、<ruby>糖尿病<rt>とうにょうびょう</rt></ruby>、<ruby>甲状腺<rt>こうじょうせん</rt></ruby>の病気がある</li><li>ペースメーカーや人工の<ruby>関節<rt>かんせつ</rt></ruby>、<ruby>血管<rt>けっかん</rt></ruby>や頭の手術で入れた<ruby>金属<rt>きんぞく</rt></ruby>がある</li><li><ruby>妊娠<rt>にんしん</rt></ruby>している、またはその可能性がある。<ruby>授乳<rt>じゅにゅう</rt></ruby>している</li><li>せまい所が苦手、長くあおむけでいると痛い</li></ul>
<p>飲んでいる薬は、<ruby>市販薬<rt>しはんやく</rt></ruby>もふくめて、お薬手帳で見せます。検査の日の薬、とくに糖尿病の薬は、検査によって飲み方の<ruby>指示<rt>しじ</rt></ruby>が変わることがあります。自分の判断で抜いたり足したりせず、「検査の朝、この薬は飲みますか」と一つずつ聞いてください。</p>
<aside class="margin"><h3>造影剤とは</h3><p>血管や<ruby>臓器<rt>ぞうき</rt></ruby>を見やすくするために使う薬です。使わない検査もあります。入れるときに体が熱く感じることがありますが、多くはしばらくすると引きます。</p></aside>
<h2>前の日から当日まで</h2>
<p>食事や水分を控える時間は、検査ごとに違います。もらった紙の時刻を、カレンダーに書き写しておきましょう。PETの前は、たとえば{{pet-fasting}}食事を止めます。甘い飲みものやあめも控えるように言われることが多く、激しい運動も避けるように案内されます。水を飲んでよいかどうかも、紙で確かめてください。</p>
<p>MRIの日は、金属を外します。時計、アクセサリー、<ruby>補聴器<rt>ほちょうき</rt></ruby>、入れ歯、<ruby>血糖<rt>けっとう</rt></ruby>を測るために体につけた<ruby>機器<rt>きき</rt></ruby>、使い捨てカイロ、色つきのコンタクトレンズなどです。貼り薬、ファンデーション、入れ墨も、先に話しておくと確かめてもらえます。脱ぎ着しやすい服で行くと楽です。</p>
<h2>PETにかかるお金</h2>
<p>PETは、三つの中でも費用の高い検査です。健康保険で受けられるのは、がんの種類や目的など、決められた条件に合うときです。条件に合わないときや、<ruby>人間<rt>にんげん</rt></ruby>ドックなどで受けるときは、<ruby>全額<rt>ぜんがく</rt></ruby>が<ruby>自費<rt>じひ</rt></ruby>になります。</p>
<table><caption>健康保険でPETを受けるときの、窓口で払う額の目安</caption><thead><tr><th scope="col">払う割合</th><th scope="col">検査の費用の目安</th></tr></thead><tbody><tr><th scope="row">三割の方</th><td>{{pet-third}}</td></tr><tr><th scope="row">二割の方</th><td>{{pet-second}}</td></tr><tr><th scope="row">一割の方</th><td>{{pet-first}}</td></tr></tbody></table>
<p>その月のほかの費用と合わせて、<a href="/articles/high-cost-medical-expense">高額療養費制度</a>の上限までになります。PETの薬はその人のために用意され、長くは取っておけません。行けなくなったときは、分かったところで電話してください。「取り消すと、費用がかかりますか」も、予約のときに聞いておくと安心です。</p>
<h2>検査中に、声を出してよい</h2>
<p>動かないように言われても、苦しさをがまんする必要はありません。かゆい、のどがつまる、くしゃみが続く、注射した所が痛む。こうしたことは、すぐにスタッフへ知らせてください。MRIでは、手に持つボタンで知らせることができます。始まる前に「苦しくなったら、どう合図しますか」と聞いておくと、気持ちが少し落ち着きます。</p>
<p>放射線が心配なときは、「この検査でいちばん知りたいことは何ですか」と医師に聞いてみてください。受ける理由が分かると、<ruby>納得<rt>なっとく</rt></ruby>しやすくなります。</p>
<h2>終わったあと</h2>
<p>造影剤を使ったあとは、病院の説明にそって水分をとります。PETのあとは、しばらく小さな子どもや<ruby>妊娠中<rt>にんしんちゅう</rt></ruby>の人と長く寄りそうのを控えるように言われることがあります。いつまでかを、帰る前に聞いておきましょう。</p>
<p>家に帰ってから、<ruby>発疹<rt>ほっしん</rt></ruby>やかゆみ、吐き気、注射した所のはれが出ることがあります。</p>
<p>結果の説明の日は、検査の日とは別のことが多いものです。「結果は、いつ、だれから聞けますか」を、その日のうちに確かめておくと、待つ間の見通しが立ちます。</p>
`;

/** Three machines, what to tell before, what to do when something feels wrong. */
export const imagingTests = articleItem({
  id: 'imaging-tests',
  topics: ['imaging-tests'],
  publishedAt: '2026-06-30T01:00:00.000Z',
  title: 'CT・MRI・PETの前に知っておくこと',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [],
  summary:
    'CT、MRI、PETは、見ているものが違う検査です。予約のときに伝えること、前の日の準備、PETにかかるお金、検査中の合図、帰ってからの注意をまとめました。',
  change_log: [
    { day: '2026-11-30', text: 'PETの費用の目安と、食事を止める時間の例を書き足しました。' },
    { day: '2026-06-30', text: '公開しました。' },
  ],
  reviewed_at: '2026-11-30',
  next_review_at: '2027-06-29',
  reviewer_role: '画像検査の説明にたずさわる看護師',
  body,
  sources: [
    {
      title: '造影検査を受ける前の注意事項',
      publisher: '市立角館総合病院',
      url: 'https://kakunodate-hp.com/department/section/Radiology/contrast/before',
    },
    {
      title: 'MRIを受けられる患者さんへ',
      publisher: '大垣市民病院',
      url: 'https://ogaki-mh.jp/gazoubumon/mri.html',
    },
    MEDICAL_PAGES.petSteps,
  ],
});
