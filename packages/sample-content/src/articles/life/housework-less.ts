import { MEDICAL_PAGES } from '../../sources/medical-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>名前のない家事が、いちばん疲れる</h2>
<p>料理、<ruby>洗濯<rt>せんたく</rt></ruby>、<ruby>掃除<rt>そうじ</rt></ruby>。そのほかに、<ruby>献立<rt>こんだて</rt></ruby>を考える、洗剤の残りを気にする、ごみの日を覚えておく。家事には、人の目に見えない仕事がたくさんあります。治療中の疲れは、休めばすぐ消える疲れとは違うことがあります。手を抜くのではなく、体のために力を残しておくのだと考えてみてください。</p>
<h2>まず、四つに分けてみる</h2>
<table><caption>家事の分け方の例</caption><thead><tr><th scope="col">分け方</th><th scope="col">例</th></tr></thead><tbody><tr><th scope="row">やめる</th><td>アイロン、毎日の床みがき、洗濯物をたたむこと</td></tr><tr><th scope="row">減らす</th><td>掃除は人が通る所だけ。献立は同じ曜日に同じもの</td></tr><tr><th scope="row">楽にする</th><td>座って切る。洗濯物は少しずつ運ぶ。<ruby>配達<rt>はいたつ</rt></ruby>を使う</td></tr><tr><th scope="row">頼む</th><td>ごみ出し、買いもの、風呂の掃除、シーツの取りかえ</td></tr></tbody></table>
<p>「今日はこれだけ」と一つに決め、終わったら座ります。調子のよい日にまとめてすると、次の日に動けなくなることがあります。</p>
<h2>体のために、先に病院に聞くこと</h2>
<p>治療や病気の状態によって、人に代わってもらったほうがよい家事があります。<ruby>診察<rt>しんさつ</rt></ruby>の日に聞いてみてください。</p>
<ul><li>重いものを持ってよいですか。腕を高く上げる作業はどうですか</li><li>生ごみ、土、ペットの世話で、気をつけることはありますか</li><li>手がしびれます。<ruby>包丁<rt>ほうちょう</rt></ruby>や火を使うときの工夫はありますか</li><li>薬の治療のあと、トイレの掃除や、汚れた衣類の洗濯で、家族が気をつけることはありますか</li></ul>
<p>手足の<ruby>感覚<rt>かんかく</rt></ruby>がにぶい方は、やけどや切り傷に気づきにくいことがあります。なべつかみを厚いものにする、切ってある野菜を使う、床のコードを片づけるなど、道具と置き場所を変えるのも、立派な手当てです。</p>
<h2>家族に頼むときは、終わりまで決めて渡す</h2>
<p>「手伝って」だけでは、何をすればよいか分からないことがあります。いつ、どこまでかを言葉にすると、頼まれた人も動きやすくなります。やり方が自分と違っても、終わっていれば、よしとします。</p>
<aside class="memo"><h3>頼み方の例</h3><dl><div><dt>夫へ</dt><dd>火曜と金曜の朝のごみ出しを、袋の取りかえまでお願い</dd></div><div><dt>子どもへ</dt><dd>夕方五時に、洗濯物を中に入れてね。たたまなくていいよ</dd></div><div><dt>近くの人へ</dt><dd>買いものに行く日に、牛乳を一本お願いできますか</dd></div></dl></aside>
<p>「何か手伝えることはある？」と聞かれたら、そのときが頼みどきです。冷蔵庫に「頼みたいこと」の紙を貼り、来た人に選んでもらう方法もあります。</p>
<h2>家の外の手を借りる</h2>
<dl><div><dt><ruby>市区町村<rt>しくちょうそん</rt></ruby>の<ruby>窓口<rt>まどぐち</rt></ruby></dt><dd>高齢の方、ひとり親の家庭、<ruby>障害<rt>しょうがい</rt></ruby>のある方などへの家事の手助けがあることがあります</dd></div><div><dt><ruby>地域包括支援<rt>ちいきほうかつしえん</rt></ruby>センター</dt><dd>65歳以上の方の暮らしの相談先です。<ruby>要介護認定<rt>ようかいごにんてい</rt></ruby>の申し込みも相談できます</dd></div><div><dt><ruby>社会福祉協議会<rt>しゃかいふくしきょうぎかい</rt></ruby></dt><dd>住民どうしの手助けや、有料の家事援助を紹介している所があります</dd></div><div><dt>民間の家事代行、<ruby>配食<rt>はいしょく</rt></ruby>、宅配</dt><dd>頼む前に、料金、来る人、取り消しの決まりを確かめます</dd></div></dl>
<p><ruby>介護保険<rt>かいごほけん</rt></ruby>は65歳以上の方だけのものではありません。40歳から64歳の方も、がんの状態によっては使えることがあります。使えるかどうかは、病院の相談窓口か市区町村に聞いてください。</p>
<p>どこに聞けばよいか迷うときは、がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターや、<a href="/treatment/hidamari">ひだまりの相談員</a>に「洗濯と買いものに困っています」と、困っている家事の名前を言ってください。そこから一緒に探せます。</p>
<h2>ひとりで暮らしている方へ</h2>
<p>治療の前に、日持ちのする食べもの、飲みもの、洗い替えの<ruby>寝間着<rt>ねまき</rt></ruby>を、手の届く高さに置いておきます。電話と薬も、寝たまま届く所へ。急に動けなくなった、息が切れる、ふらつくといった変化は、家事の疲れと決めずに、かかっている病院に連絡してください。治療中の<ruby>発熱<rt>はつねつ</rt></ruby>も、自分で判断せず、夜や休日でも、かかっている病院に電話を。</p>
`;

export const houseworkLess = articleItem({
  id: 'housework-less',
  topics: ['housework', 'fatigue'],
  publishedAt: '2026-08-04T01:00:00.000Z',
  title: '家事を減らす、頼む。疲れた体のための分け方',
  category: { id: 'life' },
  cover: 'cover-laundry',
  cancer_category: [],
  cancer_status: [{ id: 'before-treatment' }, { id: 'treating' }, { id: 'follow-up' }, { id: 'recurrence' }],
  summary:
    '家事を、やめる・減らす・楽にする・頼むの四つに分けます。家族への頼み方の例、病院に聞くこと、家の外の手を借りる先をまとめました。',
  reviewed_at: '2026-08-04',
  next_review_at: '2027-08-02',
  reviewer_role: '治療中の暮らしの動作を支えてきた作業療法士',
  body,
  sources: [
    MEDICAL_PAGES.fatigue,
    MEDICAL_PAGES.neuropathy,
    {
      title: '第2号被保険者で申請対象となる疾病',
      publisher: '沖縄市',
      year: 2022,
      url: 'https://www.city.okinawa.okinawa.jp/k020-003/kenkou/koureisha/kaigohoken/seidonitsuite/2290.html',
    },
    {
      title: '住民参加型在宅福祉サービス',
      publisher: '社会福祉法人 さいたま市社会福祉協議会',
      url: 'https://www.saitamashi-shakyo.jp/service/zaitakufukushi/',
    },
  ],
});
