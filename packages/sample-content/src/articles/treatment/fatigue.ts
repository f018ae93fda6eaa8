import { MEDICAL_PAGES } from '../../sources/medical-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>休んでも抜けない、このだるさは何だろう</h2>
<p>朝起きたときから体が重い。着替えただけで座りこむ。本を開いても同じ行をくり返し読んでいる。がんの治療中や治療のあとに感じるだるさは、<ruby>倦怠感<rt>けんたいかん</rt></ruby>とよばれ、眠れば取れるふだんの疲れとは少し違います。多くの方が経験しますが、外からは見えません。なまけているのでも、気持ちが弱いのでもありません。</p>
<h2>いくつもの理由が重なります</h2>
<p>手術、<ruby>放射線<rt>ほうしゃせん</rt></ruby>、薬などの治療そのもの。病気そのもの。それに加えて、<ruby>貧血<rt>ひんけつ</rt></ruby>、痛み、眠りの浅さ、食事や水分の不足、<ruby>感染<rt>かんせん</rt></ruby>、<ruby>甲状腺<rt>こうじょうせん</rt></ruby>などのホルモンの変化、ほかの薬の<ruby>影響<rt>えいきょう</rt></ruby>、心配や落ちこみ。理由は一つとは限らず、中には手当てのできるものがあります。「治療中だから仕方がない」で終わらせずに話すことに、意味があります。</p>
<h2>病院ですること</h2>
<p>いつから、どんなときにだるいかを聞き、<ruby>血液検査<rt>けつえきけんさ</rt></ruby>などで、貧血やホルモン、感染などの手がかりをさがします。理由が見つかれば、それに合わせた手当てをします。はっきりした理由がないときも、痛みや眠りを整える、<ruby>理学療法士<rt>りがくりょうほうし</rt></ruby>などと体の動かし方を考える、といった方法があります。治療の予定や薬について心配なときは、自分で調整せず、<ruby>主治医<rt>しゅじい</rt></ruby>に伝えてください。</p>
<h2>自分でできること：一日の力を、分けて使う</h2>
<p><ruby>財布<rt>さいふ</rt></ruby>の中身が少ない日のように、力の使い道を先に決めます。朝、「今日すること」を一つ、「してもよいこと」を一つ、「今日はしないこと」を一つ選んでみてください。</p>
<table><caption>力の分け方の例</caption><thead><tr><th scope="col">こうしていたこと</th><th scope="col">力を残す方法</th></tr></thead><tbody><tr><th scope="row">台所に立ち続ける</th><td>いすに座って切る。下ごしらえ済みの品を使う</td></tr><tr><th scope="row">買いものへ行く</th><td>届けてもらう。重いものは人に頼む</td></tr><tr><th scope="row">入浴で疲れきる</th><td>いすを置く。湯を短めに。洗う日を分ける</td></tr><tr><th scope="row">用事をまとめて済ませる</th><td>楽な時間帯に一つだけ。間に休みを入れる</td></tr></tbody></table>
<p>休むことと同じくらい、少し動くことも助けになる場合があります。医師に止められていなければ、家の中を歩く、<ruby>玄関<rt>げんかん</rt></ruby>の外に出る、いすに座って足ぶみをする。終わったあとに「もう少しできそう」と思うところでやめておきます。昼寝は夕方をさけて短めに。調子の悪い日は、しなくてかまいません。</p>
<h2>だるさは、見えないから言葉にする</h2>
<p>「疲れた」だけでは、伝わりにくいことがあります。できなくなったことで言い表すと、医師にもご家族にも届きやすくなります。</p>
<aside class="memo"><h3>言い方の例</h3><dl><div><dt>医師に</dt><dd>先月は駅まで歩けましたが、今は途中で二度休みます</dd></div><div><dt>家族に</dt><dd>いまは話すのがつらいだけで、怒っているのではないよ</dd></div><div><dt>友人に</dt><dd>返事は遅くなるけれど、便りはうれしいです</dd></div></dl></aside>
<p>ご家族は、「何をすればいい？」より、「洗いものは私がするね」と、一つ決めて声をかけると、答える力を使わずにすみます。</p>
<h2>気持ちがつらい夜は</h2>
<p>ひとりで抱えずに、身近な人や相談の<ruby>窓口<rt>まどぐち</rt></ruby>にも話してください。</p>
`;

const easyBody = `
<h2>休んでも、だるいことがあります</h2>
<p><ruby>治療<rt>ちりょう</rt></ruby>をしている人は、とてもだるくなることがあります。なまけているのではありません。</p>
<h2>病院でできること</h2>
<p>だるい<ruby>理由<rt>りゆう</rt></ruby>は、いろいろあります。<ruby>手当<rt>てあ</rt></ruby>てができる理由もあります。「休んでもだるいです」と、お<ruby>医者<rt>いしゃ</rt></ruby>さんや<ruby>看護師<rt>かんごし</rt></ruby>さんに言ってください。</p>
<h2>家でできること</h2>
<ul><li><ruby>今日<rt>きょう</rt></ruby>することを、一つ<ruby>決<rt>き</rt></ruby>めます。</li><li>つかれる前に、休みます。</li><li>いすに座って、家のことをします。</li><li>人に<ruby>頼<rt>たの</rt></ruby>めることは、頼みます。</li><li>体の<ruby>調子<rt>ちょうし</rt></ruby>がよい日は、少し歩きます。</li></ul>
`;

/** Tiredness that rest does not take away: reasons, how to spend a day's strength, words for it. */
export const fatigue = articleItem({
  id: 'fatigue',
  topics: ['fatigue', 'side-effects'],
  publishedAt: '2026-09-04T01:00:00.000Z',
  title: '休んでも抜けないだるさ（倦怠感）があるとき',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'treating' }, { id: 'follow-up' }, { id: 'recurrence' }, { id: 'palliative' }],
  summary:
    '休んでも抜けないだるさは、なまけているからではありません。重なる理由、一日の力の分け方、まわりに伝える言葉、連絡するときをまとめました。',
  reviewed_at: '2026-09-04',
  next_review_at: '2027-09-03',
  reviewer_role: 'がんのリハビリテーションにたずさわる作業療法士',
  body,
  easy_body: easyBody,
  sources: [
    MEDICAL_PAGES.fatigue,
    {
      title: 'がん体験者の悩みQ&A（からだのだるさが抜けず、気力がでない）',
      publisher: '静岡県立静岡がんセンター',
      url: 'https://www.scchr.jp/cancerqa/jyogen_print.html?no=4100428',
    },
  ],
});
