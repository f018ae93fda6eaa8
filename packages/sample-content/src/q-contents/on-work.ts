import type { QContentItem } from '@hidamari/contract/content';
import { SUPPORT_PAGES } from '../sources/support-pages.ts';
import { questionItem } from './question-item.ts';

/** Work: what to ask the employer, and how much to tell. */
export const ON_WORK: readonly QContentItem[] = [
  questionItem({
    id: 'q-should-i-quit',
    topics: ['quitting-work', 'sick-leave', 'working-during-treatment'],
    day: '2026-10-06',
    changed: { day: '2026-11-30', text: '金額や期間などの数字と、くわしい記事への道を書き足しました。' },
    title: '職場に迷惑をかけるので、仕事をやめたほうがよいでしょうか',
    asker: { age: '40s', gender: 'female', consultation_user: 'patient' },
    status: 'just-diagnosed',
    is_common: true,
    reviewer: 'labourConsultant',
    sources: [
      SUPPORT_PAGES.tellingTheWorkplace,
      {
        title: '就労について',
        publisher: '熊本大学病院 がん相談支援センター',
        url: 'https://www2.kuh.kumamoto-u.ac.jp/gansoudan/work/index.html',
      },
      {
        title: '収入が途絶えた時の生活が不安です。',
        publisher: '静岡県立静岡がんセンター',
        url: 'https://survivorship.jp/family/stomach/qa/04/04.html',
      },
    ],
    content: `<p>病気が分かって、まず職場の顔が浮かぶ。それだけ仕事を大切にしてこられたのですね。</p>
<p>やめるかどうかは、今すぐ決めなくて大丈夫です。休みながら、形を変えながら働いている方もいます。退職の届けは、出したあとで取り消すことが難しいので、その前に三つ確かめてみませんか。</p>
<ul><li><ruby>主治医<rt>しゅじい</rt></ruby>に、通院の回数、体調が変わりやすい時期、避けたほうがよい作業を聞く。</li><li>会社の<ruby>就業規則<rt>しゅうぎょうきそく</rt></ruby>で、病気の休み、休職、短い時間で働く決まりを見る。見つからなければ、人事に「病気で休むときの決まりを知りたい」と聞く。</li><li>休む間の収入を、健康保険に聞く。会社の健康保険なら、続けて休んだ{{sickness-allowance-first-day}}から、給料のおよそ{{sickness-allowance-part}}が{{sickness-allowance-length}}まで出る<a href="/articles/injury-allowance"><ruby>傷病手当金<rt>しょうびょうてあてきん</rt></ruby></a>があります。退職したあとも続けて受けるには、{{sickness-allowance-after-leaving-years}}の加入などの条件があります。</li></ul>
<p>{{work-support-duty-since}}からは、治療を受けながら働く人を支えることが、法律（{{law-work-support}}）で会社の努力義務になりました。聞く順番は、<a href="/articles/before-taking-leave">仕事を休む前に確かめておきたいこと</a>にまとめています。</p>
<p>考えが変わってもかまいません。決める日を「二回目の治療のあと」のように先に延ばしておくのも、一つの方法です。</p>
<p>会社に<ruby>産業医<rt>さんぎょうい</rt></ruby>がいれば、会社の中の相談先になります。病院の「がん相談支援センター」では、仕事のことも聞けます。</p>`,
  }),
  questionItem({
    id: 'q-tell-the-boss',
    topics: ['telling-workplace', 'sick-leave'],
    day: '2026-09-14',
    title: '休みをもらうのに、上司に病名まで話さないといけませんか',
    asker: { age: '50s', gender: 'male', consultation_user: 'patient' },
    status: 'before-treatment',
    reviewer: 'labourConsultant',
    sources: [SUPPORT_PAGES.notTellingEverybody, SUPPORT_PAGES.tellingTheWorkplace],
    content: `<p>話したあとのまわりの目を思うと、口が重くなるのは自然なことです。</p>
<p>病名をだれに、どこまで話すかは、あなたが決めてよいことです。話さずに休める場合も、診断書など病名の書かれた書類が必要な場合もあるので、先に決まりを確かめます。</p>
<ul><li>人事に、「休みの手続きに要る書類と、それを見る人を教えてください」と聞く。</li><li>上司には、いつ、どのくらい休むかと、頼みたいことを伝える。例。「治療のため、来月から月に三日ほど通院します。重い荷物の作業は、しばらく避けたいです」。</li><li>話が広がらないように、「課長と人事だけに、とどめてください」と範囲を言葉にする。</li></ul>
<p>何も伝えないと、体調に合わせた配慮を頼みにくいという面もあります。「言うこと」「言わないこと」を紙の左右に書き分けると、当日に迷いません。</p>
<p>会社の中では、<ruby>産業医<rt>さんぎょうい</rt></ruby>や<ruby>保健師<rt>ほけんし</rt></ruby>に先に相談する方法があります。会社の外では「がん相談支援センター」や、この窓口の相談員に聞いてください。</p>`,
  }),
  questionItem({
    id: 'q-back-to-work',
    topics: ['returning-to-work'],
    day: '2026-09-11',
    title: '復職の日が近づいていますが、体力が戻っていません',
    asker: { age: '50s', gender: 'female', consultation_user: 'patient' },
    group: 'uterine',
    status: 'follow-up',
    reviewer: 'labourConsultant',
    sources: [
      {
        title: 'がんと仕事のQ&A 復職後の働き方',
        publisher: '国立がん研究センター がん情報サービス',
        url: 'https://ganjoho.jp/public/institution/qa/all/qa02.html',
      },
      {
        title: '治療と仕事の両立支援関係様式',
        publisher: '厚生労働省 秋田労働局',
        url: 'https://jsite.mhlw.go.jp/akita-roudoukyoku/newpage_00548.html',
      },
      SUPPORT_PAGES.workAndTreatment,
    ],
    content: `<p>待っていたはずの日がこわくなるのは、ご自分の体の声を聞いているからです。</p>
<p>前と同じ体力に戻ってから職場に戻る方ばかりではありません。短い時間や軽い作業から始められるか、会社に相談してみる余地があります。</p>
<ul><li>動いてよい範囲を<ruby>主治医<rt>しゅじい</rt></ruby>に聞いてから、起きる時刻や通勤の道を、少しずつ試す。</li><li>職場で困りそうな場面を三つ書く。立ち続ける、重い物を持つ、トイレに行きにくい、足が重くなる、など。</li><li>「はじめの一か月は、短い時間で働きたい」のように、期間を区切って頼む。主治医の意見書が要るかも、人事に聞く。</li></ul>
<p>足のむくみや赤み、出血、熱など、気になる変化があるときは、復職の日程よりも先に、かかっている病院へ連絡してください。</p>
<p>働き方は<ruby>産業医<rt>さんぎょうい</rt></ruby>や人事の担当へ。間に入って一緒に考える「<ruby>両立支援<rt>りょうりつしえん</rt></ruby>コーディネーター」がいる病院もあるので、「がん相談支援センター」に聞いてみてください。</p>`,
  }),
  questionItem({
    id: 'q-self-employed',
    topics: ['self-employed', 'cannot-pay', 'health-insurance'],
    day: '2026-09-01',
    title: '自営業です。休むと収入がなくなり、治療に集中できません',
    asker: { age: '60s', gender: 'male', consultation_user: 'patient' },
    status: 'treating',
    reviewer: 'socialWorker',
    sources: [
      {
        title: '保険料の納付などが困難なとき',
        publisher: '鳴門市',
        url: 'https://www.city.naruto.tokushima.jp/kurashi/todokede/kenkohoken/genmen.html',
      },
      {
        title: '保険料の納付に困ったときは（免除制度について）',
        publisher: '米原市',
        year: 2025,
        url: 'https://www.city.maibara.lg.jp/scene/hikkoshi/tetsuduki/nenkin/7520.html',
      },
      {
        title: '福祉の貸付制度',
        publisher: '全国社会福祉協議会',
        url: 'https://www.shakyo.or.jp/guide/shikin/index.html',
      },
    ],
    content: `<p>店や仕事を自分の手で支えてきた方ほど、休むことへの不安は大きくなります。</p>
<p>国民健康保険には、会社員の<ruby>傷病手当金<rt>しょうびょうてあてきん</rt></ruby>にあたるしくみがないことが多いのですが、支払いのほうを軽くする相談先はいくつもあります。</p>
<ul><li>市区町村の窓口に、国民健康保険料や住民税の減免、分けて払う方法を聞く。</li><li>国民年金の保険料を納めている方は、市区町村か年金事務所に、免除や猶予を聞く。</li><li>商売の<ruby>共済<rt>きょうさい</rt></ruby>や、働けないときの民間の保険に入っていないか、書類を見る。借入れの返済は、遅れる前に金融機関に話す。</li></ul>
<p><ruby>主治医<rt>しゅじい</rt></ruby>には、「月末がいそがしい」「一人で店を開けている」と仕事の様子を話し、通院の曜日や時間を相談してみてください。</p>
<p>暮らしのお金が足りないときは、お住まいの地域の社会福祉協議会に、貸付けや生活の相談の窓口があります。どこから始めるか迷うときは、「がん相談支援センター」で順番を一緒に決められます。</p>`,
  }),
  questionItem({
    id: 'q-job-interview',
    topics: ['job-search'],
    day: '2026-08-05',
    title: '仕事を探しています。面接で、病気のことを言うべきでしょうか',
    asker: { age: 'under-40', gender: 'male', consultation_user: 'patient' },
    group: 'blood-lymph',
    status: 'follow-up',
    reviewer: 'labourConsultant',
    sources: [
      {
        title: 'がんと仕事のQ&A 新しい職場への応募',
        publisher: '国立がん研究センター がん情報サービス',
        url: 'https://ganjoho.jp/public/institution/qa/all/qa03.html',
      },
      {
        title: '長期治療等が必要な疾病を持つ求職者に対する就職支援事業を開始しました。',
        publisher: '岐阜大学医学部附属病院',
        year: 2016,
        url: 'https://www.hosp.gifu-u.ac.jp/oshirase/2016/10/18/index2.html',
      },
    ],
    content: `<p>言えば落とされそう、黙っていれば後ろめたい。その間で迷うのは苦しいものです。</p>
<p>自分から話すかどうかに、一つの正解はありません。「会社に頼みたいことがあるか」を先に考えると、整理しやすくなります。</p>
<ul><li>働くうえで頼みたいことを書き出す。通院の休み、人ごみを避けたい時期、疲れたときの休憩など。</li><li>頼みたいことがあるときは、病名よりも、できることと配慮を伝える。例。「二か月に一度、平日に通院があります。そのほかの日は、ふつうに勤務できます」。</li><li>健康のことを聞かれたら、どこまで答えるかを前もって決めておく。答えるときは、事実と違うことは言わないようにします。</li></ul>
<p>面接の前に、<ruby>主治医<rt>しゅじい</rt></ruby>に仕事の内容を話し、「気をつける作業はありますか」と聞いておくと、自分の言葉で説明できます。</p>
<p>ハローワークの中には、長く治療を受ける方のための担当者がいて、病院で話せるところもあります。お近くのハローワークか、「がん相談支援センター」に聞いてみてください。</p>`,
  }),
  questionItem({
    id: 'q-leave-for-parent',
    topics: ['caregivers', 'parent-has-cancer', 'work'],
    day: '2026-10-04',
    title: '父の通院に付きそうために、仕事を休むことはできますか',
    asker: { age: '70s', gender: 'male', consultation_user: 'family' },
    status: 'treating',
    reviewer: 'labourConsultant',
    sources: [
      {
        title: '介護と仕事を両立したい',
        publisher: '厚生労働省',
        url: 'https://www.mhlw.go.jp/shushoku_hyogaki_shien/care-work',
      },
      {
        title: '仕事と介護の両立「介護離職防止」に向けて',
        publisher: '志木市',
        url: 'https://www.city.shiki.lg.jp/soshiki/20/34178.html',
      },
    ],
    content: `<p>仕事にも親にも申し訳ないと感じながら、両方を支えている方は多くいます。</p>
<p>家族の世話や付きそいのための<ruby>介護休暇<rt>かいごきゅうか</rt></ruby>と<ruby>介護休業<rt>かいごきゅうぎょう</rt></ruby>が、法律で決められています。がんの治療でも、ご本人の状態などが条件に当てはまれば使えます。介護保険の認定を受けていなくても、対象になることがあります。</p>
<ul><li>人事に、「親の通院の付きそいに使える休みはありますか。半日や時間で取れますか」と聞く。</li><li>病院に、家族がいたほうがよい日を聞く。説明の日、治療の日、検査だけの日を分けると、休みを大切な日に使えます。</li><li>きょうだいや親せきと、付きそう人、電話で聞く人、あとで記録をまとめる人に分かれる。</li></ul>
<p>お父さまには、「全部は行けないけれど、説明の日は一緒に聞くね」と先に伝えておくと、待つ側も安心です。</p>
<p>休みの決まりは会社の人事へ、断られて困ったときは都道府県の労働局へ。65歳以上の親御さんの手助けは、親御さんの住む地域の「<ruby>地域包括支援<rt>ちいきほうかつしえん</rt></ruby>センター」に相談できます。</p>`,
  }),
];
