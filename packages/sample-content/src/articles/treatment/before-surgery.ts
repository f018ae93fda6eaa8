import { PAGES } from '../../sources/pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>手術の日が決まってから、できることがあります</h2>
<p>日にちが決まると、その日まで何をしていればよいのか、手持ちぶさたな不安がやってきます。実は、手術を受ける体を整える時間として、家でできることがいくつもあります。全部でなくてかまいません。病院の説明の紙を手元に置いて、できるものから始めてください。</p>
<h2>体を整える四つのこと</h2>
<ul><li><strong>たばこをやめる</strong>：<ruby>禁煙<rt>きんえん</rt></ruby>は、手術のあとの<ruby>肺炎<rt>はいえん</rt></ruby>や、傷の治りにくさを減らすことにつながります。一人でむずかしければ、禁煙の外来を紹介してもらえることがあります。</li><li><strong>口の中を整える</strong>：むし歯や歯ぐきの手当て、歯のそうじをしておくと、手術のあとの肺炎などを防ぐ助けになります。「手術の前です」と<ruby>歯科<rt>しか</rt></ruby>に伝えてください。</li><li><strong>体を動かす</strong>：医師に止められていなければ、散歩など、いつもの動きを続けます。深い<ruby>呼吸<rt>こきゅう</rt></ruby>の練習をすすめられることもあります。</li><li><strong>食べる</strong>：食事の量が減っている、体重が落ちているときは、早めに伝えると、<ruby>栄養<rt>えいよう</rt></ruby>の相談ができます。</li></ul>
<h2>先に伝えておかないと困ること</h2>
<p>飲んでいる薬は、すべて伝えます。血をかたまりにくくする薬、<ruby>糖尿病<rt>とうにょうびょう</rt></ruby>の薬、ホルモンの薬などは、手術の前に飲み方が変わることがあります。<ruby>市販薬<rt>しはんやく</rt></ruby>、<ruby>漢方薬<rt>かんぽうやく</rt></ruby>、<ruby>健康食品<rt>けんこうしょくひん</rt></ruby>も同じです。いつまで飲むか、いつから再び飲むかは、かならず病院の<ruby>指示<rt>しじ</rt></ruby>で決めます。自分の判断で止めたり続けたりしないでください。</p>
<p>ほかにも、薬や食べもの、ゴム、テープのアレルギー、これまでの手術や<ruby>麻酔<rt>ますい</rt></ruby>で困ったこと、家族が麻酔で具合が悪くなったこと、ぐらぐらする歯、<ruby>持病<rt>じびょう</rt></ruby>を伝えます。お酒とたばこの量は、少なく言わなくて大丈夫です。正直な量が、安全な麻酔の準備につながります。</p>
<h2>説明の日に聞いておくこと</h2>
<p><ruby>同意書<rt>どういしょ</rt></ruby>は、説明が分かってから名前を書くものです。その場で決めきれないときは、持ち帰って読んでもよいかを聞いてください。</p>
<ol><li>どこを、どのくらいとる手術ですか。ほかの方法はありますか</li><li>起こりうる<ruby>合併症<rt>がっぺいしょう</rt></ruby>と、そのときの手当ては何ですか</li><li>手術のあと、体のはたらきや見た目はどう変わりますか</li><li>入院は、だいたい何日くらいの予定ですか。仕事に戻る目安はいつごろですか</li><li>手術の間、家族はどこで待ち、だれが説明してくれますか</li></ol>
<h2>入院の前の日まで</h2>
<p>マニキュアやジェルネイル、つけまつげは落としておきます。指の色などで体の様子を見ることがあるからです。ジェルネイルは、お店で外してもらうのに日数が要ることもあります。抜けにくい指輪は、早めに相談してください。食べる、飲むのを止める時刻は、紙に書いて台所に貼っておくと間違えにくくなります。</p>
<aside class="memo"><h3>入院の前のメモの例</h3><dl><div><dt>連絡する人</dt><dd>妹（昼も夜も電話に出られる）</dd></div><div><dt>家のこと</dt><dd>新聞を止める、猫は隣の家に頼む</dd></div><div><dt>持ちもの</dt><dd>お薬手帳、<ruby>眼鏡<rt>めがね</rt></ruby>、<ruby>補聴器<rt>ほちょうき</rt></ruby>、入れ歯の入れもの、すべりにくい靴</dd></div><div><dt>飲食を止める時刻</dt><dd>病院の紙のとおりに写す</dd></div></dl></aside>
<p>入院の支払いが心配なときは、入る前に、病院の相談窓口や、<ruby>加入<rt>かにゅう</rt></ruby>している<ruby>健康保険<rt>けんこうほけん</rt></ruby>に聞いておきましょう。通知の見方は<a href="/articles/medical-bill-notice">医療費の通知が届いたら、最初に見るところ</a>にまとめています。</p>
<h2>体調が変わったら、入院の日を待たずに</h2>
<p>熱、せき、のどの痛み、<ruby>下痢<rt>げり</rt></ruby>、皮ふのけがや<ruby>湿疹<rt>しっしん</rt></ruby>。入院の前に起きたことは、手術の安全に関わることがあります。「延期になるかもしれない」と心配で言い出せない方もいますが、夜間や休日でも、気になる変化は病院へ電話してください。</p>
<p>こわい、と感じることを、麻酔の医師や<ruby>看護師<rt>かんごし</rt></ruby>に言ってよいのです。「眠るまでの間、声をかけてほしい」と頼む方もいます。</p>
`;

/** The weeks before an operation: the body, the medicines, the house, the questions. */
export const beforeSurgery = articleItem({
  id: 'before-surgery',
  topics: ['before-surgery', 'surgery', 'hospital-stay'],
  publishedAt: '2026-07-15T01:00:00.000Z',
  title: '手術の前に、家でできる準備',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'before-treatment' }, { id: 'treating' }],
  summary:
    '手術の日までにできることを、体の準備、病院に伝えること、説明の日の質問、入院の前の日までに分けました。薬のことは自分で決めず相談を。',
  reviewed_at: '2026-07-15',
  next_review_at: '2027-07-14',
  reviewer_role: '手術を受ける方の看護にたずさわる看護師',
  body,
  sources: [
    {
      title: '手術を受ける患者さんへ',
      publisher: '茨城県立中央病院',
      url: 'https://www.hospital.pref.ibaraki.jp/chuo/nyuuin/shujutub_masuiinfo/',
    },
    {
      title: '手術を受けられる患者様',
      publisher: 'JR札幌病院',
      url: 'https://hospital.jrhokkaido.co.jp/hospitalization-guide/undergo_surgery',
    },
    PAGES.dentalCare,
  ],
});
