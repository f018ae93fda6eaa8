import { PAGES } from '../../sources/pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<p><strong>このお知らせは、見本として作ったものです。<ruby>調布市<rt>ちょうふし</rt></ruby>が出したものではありません。</strong><ruby>窓口<rt>まどぐち</rt></ruby>の名前、受付の時間、使える制度は、市の<ruby>広報<rt>こうほう</rt></ruby>や市のホームページで確かめてください。</p>
<h2>一度で全部を聞かなくてよい</h2>
<p>病院の帰りに、<ruby>封筒<rt>ふうとう</rt></ruby>を三つ持ったまま市役所の前を通り過ぎた。どの窓口に行けばよいか分からず、<ruby>番号札<rt>ばんごうふだ</rt></ruby>の機械の前で引き返した。がんと言われたあとの手続きは、ひとつの窓口で終わらないことが多く、足が止まるのは自然なことです。</p>
<p>その日に聞くことは、一つか二つで足ります。「今日は、これだけ聞きに来ました」と初めに言うと、話が短くすみます。残りは、次に来る日か、電話で聞けばよいのです。</p>
<h2>どの窓口か分からないとき</h2>
<p>総合案内で、病名を言う必要はありません。「治療を受けていて、お金の相談をしたいです」「家での手助けのことを聞きたいです」と、<strong>困っていることのほう</strong>を伝えます。周りの人に聞かれたくないときは、紙に書いて見せる方法もあります。</p>
<ul><li><ruby>医療費<rt>いりょうひ</rt></ruby>や<ruby>保険料<rt>ほけんりょう</rt></ruby>のこと：<ruby>加入<rt>かにゅう</rt></ruby>している<ruby>健康保険<rt>けんこうほけん</rt></ruby>によって、聞く先が市とは限りません。加入先の名前は、<ruby>資格確認書<rt>しかくかくにんしょ</rt></ruby>か、マイナ<ruby>保険証<rt>ほけんしょう</rt></ruby>の方に届いた「資格情報のお知らせ」で見ます</li><li>家での手助けのこと：年齢や体の様子によって、使える仕組みが違います。<ruby>介護保険<rt>かいごほけん</rt></ruby>を使えるかどうかも、ここで聞けます</li><li>税や支払いのこと：納める時期を待ってもらえるかは、期限が来る前に聞きます</li><li>子どものこと：通っている園や学校に先に伝えてから、市の窓口に聞く人もいます</li></ul>
<h2>持っていくとよいもの</h2>
<p>書類がそろっていなくても、聞くだけならできることがほとんどです。手もとにあるものだけ、ひとつの袋に入れておきます。</p>
<ul><li>名前と住所が分かるもの</li><li>マイナ保険証または資格確認書</li><li>病院や市から届いた封筒。開けていないものも、そのままで</li><li>聞きたいことを書いた紙と、書くもの</li></ul>
<p>家族が代わりに行くときは、<ruby>委任状<rt>いにんじょう</rt></ruby>がいる手続きがあります。行く前に電話で「本人が治療中で、代わりに行きます。何を持っていけばよいですか」と聞いておくと、二度足を運ばずにすみます。</p>
<aside class="memo"><h3>窓口での聞き方の例</h3><dl><div><dt>総合案内で</dt><dd>治療を受けています。お金のことを聞ける窓口は、どこですか</dd></div><div><dt>窓口で</dt><dd>今日は一つだけ聞きに来ました。期限のあるものがあれば、先に教えてください</dd></div><div><dt>体がつらいとき</dt><dd>長く待つのがむずかしいです。座って待てるところはありますか</dd></div></dl></aside>
<h2>聞いたことを、なくさない</h2>
<p>帰る前に、窓口の名前、話した人の名前、次にすることと期限の三つを、同じ紙に書いてもらいます。あとで別の窓口に行ったときも、その紙を見せれば、初めから話さなくてすみます。</p>
<p>思っていた答えと違うこともあります。使えないと言われたときは、「ほかに聞けるところはありますか」と、もう一つだけ聞いてみてください。病院の<ruby>患者<rt>かんじゃ</rt></ruby>相談の窓口や、がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターでも、暮らしのことを相談できます。</p>
<h2>行けない日は</h2>
<p>だるい日、気持ちが向かない日は、行かなくて大丈夫です。電話や郵便でできる手続きもあります。期限だけは紙に書いて、見えるところに貼っておきます。</p>
`;

/** An invented notice, for a category that one variant alone has. */
export const askingAtCityHall = articleItem({
  id: 'chofu-asking-at-city-hall',
  topics: ['local-government'],
  publishedAt: '2026-06-05T01:00:00.000Z',
  title: '市役所に聞きに行く前に（見本のお知らせ）',
  category: { id: 'chofu-info' },
  cover: 'cover-desk',
  contributor: '調布市からのお知らせ（見本）',
  cancer_category: [],
  cancer_status: [],
  summary:
    '見本として作ったお知らせです。市役所のどの窓口に、何を持って、どう聞けばよいか。病名を言わずにたずねる言葉と、聞いたことの残し方をまとめました。',
  reviewed_at: '2026-06-05',
  next_review_at: '2027-06-04',
  reviewer_role: 'がん相談にたずさわる社会福祉士',
  body,
  sources: [
    PAGES.supportCenter,
    {
      title: '納税が困難な方に対する猶予制度',
      publisher: '調布市',
      year: 2024,
      url: 'https://www.city.chofu.tokyo.jp/www/contents/1584592056897/index.html',
    },
    {
      title: '介護保険に加入する方は',
      publisher: '中央区',
      year: 2024,
      url: 'https://www.city.chuo.lg.jp/a0029/kenkouiryou/koureikaigo/kaigohoken/riyousha/sikumi/kanyu.html',
    },
    {
      title: '「資格確認書」・「資格情報のお知らせ」について',
      publisher: '東海村',
      url: 'https://www.vill.tokai.ibaraki.jp/kurashi_tetsuzuki/nenkin_hoken/kokuminkenkohoken/9735.html',
    },
  ],
});
