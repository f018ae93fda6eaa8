import { SOURCES } from '../sources/index.ts';
import { SUPPORT_PAGES } from '../sources/support-pages.ts';
import { bySupporters, DESK_HOURS, type WrittenService } from './service-item.ts';

/** Work during and after treatment. */
export const LIFE_AT_WORK: readonly WrittenService[] = [
  bySupporters({
    id: 'work-words',
    topics: ['telling-workplace', 'work', 'consultation'],
    title: '職場に伝える言葉を一緒に考える',
    summary:
      '病名をどこまで言うか、何を頼むか。職場の人に伝える言葉を、相談員と電話で作ります。言わないと決めることも大切にします。',
    summary_insurance:
      '職場にどこまで伝えるか、何を頼むかを、相談員と電話で考えます。勤め先や保険会社に、お話の内容を渡すことはありません。',
    needs: ['life-work'],
    situations: ['working'],
    tag: ['電話で', '無料', '働く方'],
    body: `<h2>どこまで言うかは、あなたが決める</h2>
<p>病名を言う、治療があることだけを言う、いまは言わない。どれも選べます。まず、何のために伝えるのかを一緒に考えます。休みをもらうためか、仕事を軽くするためか、急に休む日に慌てないためか。目的が決まると、言う言葉は短くなります。</p>
<aside class="memo"><h3>伝え方の例</h3><dl><div><dt>上司に</dt><dd>治療のため、しばらくのあいだ月に二日ほど休みます。急ぎの連絡は〇〇さんにお願いします</dd></div><div><dt>人事に</dt><dd>病気の治療のときに使える休みと、働き方の決まりを教えてください。だれまで伝わりますか</dd></div><div><dt>同僚に</dt><dd>体調のことで休む日があります。くわしくは話せないのですが、よろしくお願いします</dd></div></dl></aside>
<h2>電話の進みかた</h2>
<ol><li>仕事の内容、通院の日、いま困っていることをうかがいます。会社の名前は言わなくて大丈夫です。</li><li>頼みたいことを一つか二つにしぼり、言葉にします。</li><li>言ったあとに聞かれそうなことと、その返事も用意します。</li></ol>
<h2>ほかに聞けるところ</h2>
<p>仕事で気をつけることを、<ruby>主治医<rt>しゅじい</rt></ruby>に書類で書いてもらえることがあります。勤め先の<ruby>産業医<rt>さんぎょうい</rt></ruby>や、都道府県の産業保健総合支援センターにも、治療と仕事の相談の窓口があります。辞めるかどうかは、体調の悪い日に急いで決めず、休みや手当を確かめてから考えられます。</p>
${DESK_HOURS}`,
    reviewed_at: '2026-10-09',
    next_review_at: '2027-10-08',
    reviewer_role: '治療と仕事の両立の相談を受けてきた社会保険労務士',
    sources: [SUPPORT_PAGES.tellingTheWorkplace, SUPPORT_PAGES.workAndTreatment],
  }),
  bySupporters({
    id: 'workplace-nurse',
    topics: ['telling-workplace', 'working-during-treatment', 'consultation'],
    title: '勤め先の健康相談室と話す準備',
    summary:
      '社内の健康相談室に行く前に、話すことと話さないことを分けておく電話です。何が人事に伝わるのかを聞く言葉も用意します。',
    needs: ['life-work'],
    situations: ['working'],
    tag: ['電話で', '無料', '働く方'],
    type: 'general',
    included_organizations: ['example-company'],
    body: `<h2>どんな方に</h2>
<p>勤め先に健康相談室があり、<ruby>産業医<rt>さんぎょうい</rt></ruby>や<ruby>保健師<rt>ほけんし</rt></ruby>に会える方へのご案内です。会社の人に話すのは、だれでも身がまえます。行く前に、ひだまりの相談員と電話で準備ができます。</p>
<h2>紙を二つに分ける</h2>
<dl><div><dt>話すこと</dt><dd>通院の日、つらい時間帯、仕事で困ること、頼みたいこと</dd></div><div><dt>まだ話さないこと</dt><dd>病名のくわしいこと、家のこと、これからの見通しなど、言いたくないこと</dd></div></dl>
<p>分けてから行くと、聞かれたときに「それは、まだお話しできません」と言いやすくなります。</p>
<h2>はじめに聞くこと</h2>
<ul><li>この話は、人事や上司に伝わりますか</li><li>伝わるとしたら、どんな言葉で、だれまでですか</li><li>伝える前に、わたしに見せてもらえますか</li></ul>
<h2>ひだまりから勤め先へ</h2>
<p>相談員が、勤め先に連絡することはありません。相談したことも、お話の内容も、あなたと分かる形で勤め先に渡しません。健康相談室でのお話は、相談室の決まりで扱われますので、その場で確かめてください。</p>
${DESK_HOURS}`,
    reviewed_at: '2026-10-28',
    next_review_at: '2027-10-27',
    reviewer_role: '働く人の健康相談にたずさわる保健師',
    sources: [SUPPORT_PAGES.notTellingEverybody, SUPPORT_PAGES.workAndTreatment],
  }),
  {
    id: 'hello-work',
    topics: ['job-search'],
    title: 'ハローワークの長期療養者の就職支援',
    summary:
      '治療を続けながら仕事をさがす方のための、公的な窓口です。通院の日や体力に合わせた働き方を、専門の担当者と相談できます。',
    needs: ['life-work'],
    situations: ['working'],
    tag: ['公的な窓口', '無料', '働く方'],
    provider: 'public',
    provider_name: 'ハローワーク（公共職業安定所）',
    fee: '無料',
    is_free: true,
    body: `<h2>どんなところか</h2>
<p>ハローワークの中に、がんなどで長く治療を続けている方の<ruby>就職<rt>しゅうしょく</rt></ruby>を手伝う、専門の担当者がいるところがあります。病院と協力し、病院の中で相談の日を開いているところもあります。すべてのハローワークにあるわけではないので、行く前に電話で聞いてください。</p>
<h2>電話で聞く言葉</h2>
<p>「治療を続けながら仕事をさがしています。長期<ruby>療養者<rt>りょうようしゃ</rt></ruby>の相談の担当の方は、どこのハローワークにいますか」</p>
<h2>行く前に書いておくこと</h2>
<ul><li>通院の曜日と、治療のあとに休みたい日</li><li>できる仕事の時間、立ち仕事や重い物のこと</li><li>求人先に、病気のことをどこまで伝えるか</li></ul>
<p>働いてよい時期や、体に無理のない仕事の量は、<ruby>主治医<rt>しゅじい</rt></ruby>に聞いておきます。</p>
<h2>まだ働けないとき</h2>
<p>仕事を辞めたあと、病気ですぐに働けない方は、<ruby>雇用保険<rt>こようほけん</rt></ruby>を受けられる期間を延ばす手続きができることがあります。申請できる時期が決まっているので、「期間を延ばす手続きはできますか」と早めに聞いてください。出かけるのが難しいときは、郵送や代わりの人でもよいかを聞けます。</p>`,
    external_url: SOURCES.helloWork.url,
    reviewed_at: '2026-10-30',
    next_review_at: '2027-04-29',
    reviewer_role: '治療中の方の就職の相談を受けてきたキャリアコンサルタント',
    sources: [SUPPORT_PAGES.jobSearch, SUPPORT_PAGES.joblessLater],
  },
];
