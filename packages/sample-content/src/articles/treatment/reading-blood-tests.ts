import { articleItem } from '../article-item.ts';

const body = `
<h2>「H」や「L」の印を見て、こわくなったら</h2>
<p><ruby>診察<rt>しんさつ</rt></ruby>の終わりに、数字の並んだ紙を一枚わたされる。家に帰ってから見直すと、「H」（高い）や「L」（低い）の印ばかりが目に入る。そんな夜があります。印は「決めた幅から外れています」という意味で、それだけで病気の重さや治療の結果が決まるものではありません。読み方を少し知っておくと、次の診察で聞きやすくなります。</p>
<h2>まず見るのは、この三か所</h2>
<h3>1. いつ採った血か</h3>
<p>紙の上のほうに、<ruby>採血<rt>さいけつ</rt></ruby>した日と時刻があります。治療の前か後か、熱があった日か、食事のあとかによって、数字は動きます。</p>
<h3>2. <ruby>基準値<rt>きじゅんち</rt></ruby>の幅</h3>
<p>数字の横にある幅は、健康な人の多くが入る<ruby>範囲<rt>はんい</rt></ruby>です。健康な人でも外れることがあります。病院や検査の方法で幅が違い、男女で違う項目もあるため、ほかの人の紙や、別の病院の紙とそのまま比べることはできません。</p>
<h3>3. 前の回からの動き</h3>
<p>一回の数字より、何回かの動きのほうが手がかりになることがあります。前の紙と並べて、同じ項目の数字に線を引いてみましょう。</p>
<h2>よく出てくる項目</h2>
<table><caption>血液検査の項目と、何の手がかりか</caption><thead><tr><th scope="col">項目</th><th scope="col">何の手がかりか</th></tr></thead><tbody><tr><th scope="row"><ruby>白血球<rt>はっけっきゅう</rt></ruby>（WBC）、<ruby>好中球<rt>こうちゅうきゅう</rt></ruby></th><td><ruby>細菌<rt>さいきん</rt></ruby>などから体を守る力</td></tr><tr><th scope="row">ヘモグロビン（Hb）</th><td><ruby>酸素<rt>さんそ</rt></ruby>を運ぶ力。<ruby>貧血<rt>ひんけつ</rt></ruby>があるか</td></tr><tr><th scope="row"><ruby>血小板<rt>けっしょうばん</rt></ruby>（PLT）</th><td>血を止める力</td></tr><tr><th scope="row">AST、ALT</th><td><ruby>肝臓<rt>かんぞう</rt></ruby>の<ruby>細胞<rt>さいぼう</rt></ruby>への<ruby>負担<rt>ふたん</rt></ruby>。ほかの理由でも動きます</td></tr><tr><th scope="row">クレアチニン（Cr）</th><td><ruby>腎臓<rt>じんぞう</rt></ruby>のはたらき</td></tr><tr><th scope="row">CRP</th><td>体のどこかで起きている<ruby>炎症<rt>えんしょう</rt></ruby></td></tr></tbody></table>
<p>書き方は病院によって違います。ここにない項目は、名前に丸をつけておいて、診察で聞いてください。</p>
<aside class="margin"><h3>腫瘍マーカーとは</h3><p><ruby>腫瘍<rt>しゅよう</rt></ruby>マーカーは、がんがあると<ruby>血液<rt>けつえき</rt></ruby>などに増えることのある物質です。がん以外の理由で上がることも、がんがあっても上がらないこともあります。医師は、これだけでなく、<ruby>画像<rt>がぞう</rt></ruby>や体の様子と合わせて考えます。</p></aside>
<h2>診察で、こう聞いてみる</h2>
<ul><li>「今日の結果で、いちばん見ておくとよい数字はどれですか」</li><li>「前の回と比べて、どう変わりましたか」</li><li>「この印は、治療の<ruby>影響<rt>えいきょう</rt></ruby>と考えてよいですか」</li><li>「家で気をつけることはありますか」</li></ul>
<p>数字の意味を、自分でくわしく調べなくてもかまいません。説明を聞いたら、紙の余白に一言だけ、「貧血ぎみ。急に立たない」のように書いておくと、あとで見返したときに役に立ちます。紙は、日付の順に一つの袋へ。ほかの病院や<ruby>歯科<rt>しか</rt></ruby>にかかるときにも使えます。</p>
<h2>数字より先に、体の様子を</h2>
<p>次の採血まで、数字は分かりません。けれども、体の様子から気づけることもあります。どんなときに電話をするかは、この記事の終わりにあります。</p>
<p>結果の紙を見て眠れないときは、その紙を<ruby>封筒<rt>ふうとう</rt></ruby>に入れて、聞きたいことを一行だけ書いておきます。気持ちがつらいときは、<a href="/articles/sleepless-night">眠れない夜に、できることを三つだけ</a>も読んでみてください。</p>
`;

/** The sheet of a blood test: three places to look at, the usual items, what to ask. */
export const readingBloodTests = articleItem({
  id: 'reading-blood-tests',
  topics: ['blood-tests'],
  publishedAt: '2026-06-12T01:00:00.000Z',
  title: '血液検査の紙は、この三か所から見る',
  category: { id: 'treatment' },
  cover: 'cover-read',
  cancer_category: [],
  cancer_status: [{ id: 'treating' }, { id: 'follow-up' }, { id: 'recurrence' }],
  summary:
    '血液検査の紙の「H」や「L」の印は、それだけで何かが決まるものではありません。見る順番と、よく出る項目、診察での聞き方をまとめました。',
  reviewed_at: '2026-06-12',
  next_review_at: '2027-06-11',
  reviewer_role: 'がん薬物療法にたずさわる薬剤師',
  body,
  sources: [
    {
      title: '基準値について',
      publisher: '島根大学医学部附属病院',
      url: 'https://www.med.shimane-u.ac.jp/hospital/lab/kijyunnti.html',
    },
    {
      title: '基準値の説明',
      publisher: '国立病院機構 静岡医療センター',
      url: 'https://shizuoka-mc.hosp.go.jp/sections/kensa/kijunti.htm',
    },
    {
      title: 'がんの存在や治療効果を調べるための臨床検査項目です（腫瘍マーカー）',
      publisher: '岐阜大学医学部附属病院',
      year: 2024,
      url: 'https://hosp.gifu-u.ac.jp/guide/ubune/2024/03/21/q.html',
    },
  ],
});
