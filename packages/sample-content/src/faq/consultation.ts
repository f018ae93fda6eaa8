import { CLOSED_DAYS_TEXT, weeklyHoursText } from '@hidamari/domain/consultation-hours';
import { CONSULTATION_BOUNDARY_TEXT } from '@hidamari/domain/emergency';
import { REPLY_PROMISE, VOICE_GUIDE_TEXT } from '@hidamari/domain/site-variants';
import { TALK_NUMBER } from '@hidamari/domain/talk-numbers';
import { URGENT_SENTENCE } from '../urgent-signs/index.ts';
import { faqItems, PROGRAMMES } from './faq-items.ts';

/** The same on every variant: nobody is hurried. */
const NO_HURRY =
  'お電話では急がせません。疲れたら途中で終えて、続きを別の日に話してもかまいません。受付が終わる時刻が近いときは、続きは次の受付の日に、またお電話ください。';

/** 相談のこと */
export const CONSULTATION_FAQ = faqItems('consultation', [
  {
    id: 'what-to-say',
    topics: ['consultation'],
    name: '何から話すか',
    question: '何から話せばいいか分かりません',
    answer: `<p>「何から話せばいいか分かりません」と、そのまま言ってください。そこから始められます。</p><p>相談員が、いま気になっていることを一つずつうかがいます。途中で黙っても、泣いてしまっても大丈夫です。話したくないことは、話さなくてかまいません。</p><p>手元にあると話しやすいものは、<a href="/treatment/hidamari">がん相談のご利用案内</a>に書いてあります。何もそろっていなくても、お電話ください。</p>`,
  },
  {
    id: 'family-only',
    topics: ['consultation', 'caregivers', 'family'],
    name: '家族だけの相談',
    question: '家族だけで相談してもいいですか',
    answer: `<p>はい。ご家族だけのご相談も、お受けしています。ご本人に知らせずにお話しいただいてもかまいません。</p><p>病名や治療のことで分からないところがあれば、「分かりません」で大丈夫です。そばにいるご家族の疲れや心配も、どうぞお話しください。</p>`,
  },
  {
    id: 'without-name',
    topics: ['consultation', 'privacy'],
    name: '名前を言うか',
    question: '名前を言わないといけませんか',
    answer: `<p>いいえ。お電話では、お名前を言わずに相談できます。「名前は言いたくありません」と伝えてくださってもかまいません。</p><p>会員の方は、お名前の代わりに「お話し番号」を伝えると、ご自分の記録を相談員に見てもらいながら話せます。</p>`,
  },
  {
    id: 'told-to-doctor',
    topics: ['privacy', 'consultation'],
    name: '病院に伝わるか',
    question: '病院の先生に知られますか',
    answer: `<p>いいえ。同意なしに、相談の内容を<ruby>主治医<rt>しゅじい</rt></ruby>や病院へ伝えることはありません。病院の外の窓口なので、病院には言いにくいことも話せます。先生にどう切り出すかも、一緒に考えられます。</p><p>ほかへ渡すことになるときは、相手と内容を先にお見せして、同意をいただきます。命や体に差しせまった危険があるときと、法律で求められたときだけは、別です。</p>`,
  },
  {
    id: 'time-rules-of-programmes',
    topics: ['consultation-hours', 'consultation'],
    name: '受付時間（電話とチャット）',
    question: '時間の決まりはありますか',
    variants: PROGRAMMES,
    answer: `<p>電話とチャットの受付は、${weeklyHoursText('hatch')}です。${CLOSED_DAYS_TEXT}。チャットは時間外にも書いておけます。受付時間になったら、お返事します。</p><p>${NO_HURRY}</p>`,
  },
  {
    id: 'time-rules-of-chofu',
    topics: ['consultation-hours', 'consultation'],
    name: '受付時間（電話とメール）',
    question: '時間の決まりはありますか',
    variants: ['chofu'],
    answer: `<p>電話の受付は、${weeklyHoursText('chofu')}です。${CLOSED_DAYS_TEXT}。${VOICE_GUIDE_TEXT}</p><p>メールは、いつでも送れます。${REPLY_PROMISE}。</p><p>${NO_HURRY}</p>`,
  },
  {
    id: 'who-are-supporters',
    topics: ['who-answers', 'consultation'],
    name: '相談員とは',
    question: '相談員は、どんな人ですか',
    answer: `<p>看護師や<ruby>社会福祉士<rt>しゃかいふくしし</rt></ruby>などの資格を持ち、がんの相談の研修を受けた人です。病院の外にいて、あなたの話を急がせずにうかがいます。</p><p>${CONSULTATION_BOUNDARY_TEXT}</p><p>分からないことは、分からないとお伝えし、どこに聞けばよいかを一緒にさがします。</p>`,
  },
  {
    id: 'talk-number',
    topics: ['consultation'],
    name: 'お話し番号とは',
    question: 'お話し番号とは何ですか',
    answer: `<p>会員の方が電話で使う、${TALK_NUMBER.digits}桁の番号です。ログインして「相談する」を押すと出ます。${TALK_NUMBER.lifeSeconds / 60}分のあいだ、一度だけ使えます。</p><p>この番号を伝えると、お名前や生年月日を言わずに、相談員があなたの登録内容と、「相談員に見せる」を選んだ治療ログを見ながらお話しできます。見せるのは、あとから「<a href="/questions">相談したこと</a>」でやめられます。番号がなくても、相談はできます。</p>`,
  },
  {
    id: 'by-chat',
    topics: ['consultation'],
    name: 'チャットの相談',
    question: 'チャットで相談できますか',
    variants: PROGRAMMES,
    answer: `<p>はい。会員の方は、ログインして「相談する」を押すと、チャットをひらけます。声に出しにくいことも、文字でお話しください。お答えするのは、いつも相談員です。機械がお答えすることはありません。</p><p>${URGENT_SENTENCE}治療中の熱などは、お返事を待たずに、かかっている病院へご連絡ください。</p>`,
  },
  {
    id: 'by-mail',
    topics: ['consultation'],
    name: 'メールの相談',
    question: 'メールで相談できますか',
    variants: ['chofu'],
    answer: `<p>はい。<a href="/treatment/hidamari#mail">メールで相談する</a>の欄から、いつでも送れます。${REPLY_PROMISE}。登録していない方も使えます。お返事のために、お名前とメールアドレスをうかがいます。</p><p>お急ぎのことや、急な体の変化には、メールではお答えできません。${URGENT_SENTENCE}治療中の熱などは、かかっている病院へご連絡ください。</p>`,
  },
]);
