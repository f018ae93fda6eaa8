import { SOURCES } from '../../sources/index.ts';
import { PAGES } from '../../sources/pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<p><strong>この記事は、大切な人を亡くした方に向けて書いています。</strong>いま治療を受けている方、治療中の方を支えているご家族は、読まなくて大丈夫です。支えるご家族のための記事は、<a href="/articles/for-family-caregivers">支えるご家族へ</a>にあります。</p>
<h2>悲しみに、決まった形はありません</h2>
<p><ruby>玄関<rt>げんかん</rt></ruby>のくつを、まだ片づけられない。スーパーで、いつもの好物に手がのびて、立ちつくす。<ruby>葬儀<rt>そうぎ</rt></ruby>の間は気が張っていたのに、人が帰ったあとの部屋で、急に力が抜ける。大切な人を亡くしたあとの<ruby>悲嘆<rt>ひたん</rt></ruby>は、涙だけではありません。何も感じないこと、腹が立つこと、ほっとしたこと、物忘れが増えること。どれも起こりうる、自然な心と体の動きです。</p>
<p>「もう泣かないで」「そろそろ前を向いて」と言われても、急ぐ必要はありません。悲しみに期限はなく、行きつ戻りつするものです。<ruby>命日<rt>めいにち</rt></ruby>や誕生日、季節の花が、何年たっても胸を突くことがあります。</p>
<h2>「もっと、できたのではないか」</h2>
<p>あのとき別の病院に行っていたら。最後の夜に、そばにいたら。あの言葉を言わなければ。<ruby>看取<rt>みと</rt></ruby>ったあとに、多くの方がこうした問いをくり返します。病気の成り行きは、家族の力だけで変えられるものではありません。そのとき知っていたこと、持っていた力の中で、あなたは迷いながら選んできました。問いが頭をめぐるときは、亡くなった方への手紙として書いてみると、少し外に出せることがあります。</p>
<p>治療の<ruby>経過<rt>けいか</rt></ruby>について確かめたいことが残っているときは、病院に「<ruby>主治医<rt>しゅじい</rt></ruby>や<ruby>看護師<rt>かんごし</rt></ruby>に、お話をうかがえますか」と聞いてみることもできます。応じてもらえるかは病院によって違いますが、<ruby>患者相談<rt>かんじゃそうだん</rt></ruby>の<ruby>窓口<rt>まどぐち</rt></ruby>が間に入ることもあります。</p>
<h2>体を、いたわる</h2>
<ul><li>食べる気がしなくても、温かい汁物を一口。人と一緒だと、のどを通ることがあります</li><li>眠れない夜は、横になるだけでもよいことにします</li><li>お酒の量が増えていないか、週に一度ふり返ります</li><li><ruby>看病<rt>かんびょう</rt></ruby>の間に延ばしていた、自分の<ruby>受診<rt>じゅしん</rt></ruby>や<ruby>健診<rt>けんしん</rt></ruby>の予約を取ります</li></ul>
<h2>手続きと、形見のこと</h2>
<p>保険、<ruby>年金<rt>ねんきん</rt></ruby>、<ruby>名義<rt>めいぎ</rt></ruby>の変更など、悲しむ間もなく書類が届きます。<strong>期限のあるものと、ないもの</strong>に分け、期限のあるものだけ先に進めます。<ruby>市区町村<rt>しくちょうそん</rt></ruby>に、亡くなったあとの手続きをまとめて案内する窓口があるか、「亡くなった家族の手続きを、一覧でもらえますか」と聞いてみてください。<ruby>借金<rt>しゃっきん</rt></ruby>や<ruby>相続<rt>そうぞく</rt></ruby>で心配なことは、期限のあるものがあるため、法テラスなどに早めに相談します。</p>
<p>服や<ruby>遺品<rt>いひん</rt></ruby>の片づけに、急ぐ理由がなければ、そのままでもかまいません。<ruby>親族<rt>しんぞく</rt></ruby>に急かされたら、「決心がついたら、わたしから声をかけます」と答える方法があります。</p>
<h2>だれかに、話す</h2>
<aside class="memo"><h3>声のかけ方、頼み方の例</h3><dl><div><dt>友人に</dt><dd>あの人の話をしてもいい？　名前を聞けると、うれしいの</dd></div><div><dt>断りたいとき</dt><dd>今日は人に会う力がなくて。また連絡するね</dd></div><div><dt>病院に</dt><dd>家族を亡くして眠れません。遺族の相談を受けているところを教えてください</dd></div></dl></aside>
<p>看取った病院や<ruby>緩和<rt>かんわ</rt></ruby>ケアの<ruby>病棟<rt>びょうとう</rt></ruby>で、ご遺族の会や便りを続けているところがあります。悲しみを抱える方を支える集まりや、<ruby>遺族<rt>いぞく</rt></ruby>のための外来がある病院もあります。がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターでは、ご家族を亡くしたあとの相談先も聞けます。家族の中でも、悲しみ方や速さは違います。泣かない人が悲しんでいないわけではありません。子どもや孫には、「悲しいね。一緒に思い出そうね」と、隠さずに。</p>
<h2>医療の手を借りたほうがよいとき</h2>
<p>眠れない、食べられない日が続く。体重が減ってきた。仕事や家のことが手につかない。何か月たっても、悲しみがつらくて暮らしが立ちゆかない。そうしたときは、かかりつけの医師や<ruby>心療内科<rt>しんりょうないか</rt></ruby>、<ruby>精神科<rt>せいしんか</rt></ruby>に相談してください。</p>
<p>「後を追いたい」と感じるときは、ひとりで夜を越さないでください。そばの人に「ひとりでいるのがこわい」と伝え、<a href="/articles/when-you-feel-alone">いま話せる電話</a>にかけてください。亡くなった方を思う気持ちを、手放さなくてよいのです。その重さを、だれかと分けて持ってください。</p>
`;

/** For the bereaved, for whom no status stands: whoever looks for it finds it, and nobody else is offered it. */
export const grief = articleItem({
  id: 'grief',
  topics: ['grief'],
  publishedAt: '2026-05-29T01:00:00.000Z',
  title: '大切な人を亡くしたあとに',
  category: { id: 'mind' },
  cover: 'cover-garden',
  cancer_category: [],
  cancer_status: [],
  is_only_sought: true,
  summary:
    '大切な人を亡くした方のための記事です。悲しみに、決まった形も期限もありません。体のいたわり、手続きの分け方、話せる場所、医療の手を借りる目安を書きました。',
  reviewed_at: '2026-05-29',
  next_review_at: '2027-05-28',
  reviewer_role: '緩和ケアとご遺族の支援にたずさわる看護師',
  body,
  sources: [
    {
      title: '大切な人を失ったご家族へ',
      publisher: '地域におけるがん患者の緩和ケアと療養支援情報 普及と活用プロジェクト',
      url: 'https://plaza.umin.ac.jp/homecare/guide2/07_04.html',
    },
    {
      title: 'ういケアみなとがん情報室Vol.6 グリーフ',
      publisher: '港区',
      year: 2022,
      url: 'https://www.city.minato.tokyo.jp/kouhou/kuse/koho/minato2022/202203/20220321top/12.html',
    },
    PAGES.familyClinic,
    {
      title: 'おくやみ窓口をご利用ください',
      publisher: '鶴岡市',
      year: 2024,
      url: 'https://www.city.tsuruoka.lg.jp/kurashi/shibo/okuyamimadoguti.html',
    },
    SOURCES.legalAid,
    SOURCES.suicidePrevention,
  ],
});
