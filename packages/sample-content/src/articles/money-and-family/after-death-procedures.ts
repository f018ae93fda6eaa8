import { articleItem } from '../article-item.ts';

const body = `
<p><strong>この記事は、大切な人を亡くした方に向けて書いています。</strong>いま治療を受けている方や、支えているご家族は、読まなくて大丈夫です。</p>
<h2>全部を、今週しなくてよいのです</h2>
<p><ruby>葬儀<rt>そうぎ</rt></ruby>のあとの静かな部屋に、<ruby>封筒<rt>ふうとう</rt></ruby>が届き始めます。電話が鳴るたびに、名前を言い、事情を話す。悲しむ間もない、と感じる方が多くいます。手続きは、<strong>期限のあるもの</strong>から、一日に一つずつで足ります。眠れていない日は、何もしない日にしてかまいません。</p>
<h2>期限のある手続き</h2>
<table><caption>亡くなったあとの、期限のある手続き（早い順）</caption><thead><tr><th scope="col">期限</th><th scope="col">手続き</th><th scope="col"><ruby>窓口<rt>まどぐち</rt></ruby></th></tr></thead><tbody><tr><th scope="row">{{death-notice-days}}</th><td><ruby>死亡届<rt>しぼうとどけ</rt></ruby>（知った日から数えます）。<ruby>火葬<rt>かそう</rt></ruby>の許可も一緒に</td><td><ruby>市区町村<rt>しくちょうそん</rt></ruby>。<ruby>葬儀社<rt>そうぎしゃ</rt></ruby>が代わりに出すことが多い</td></tr><tr><th scope="row">{{death-pension-employees}}（<ruby>国民年金<rt>こくみんねんきん</rt></ruby>は{{death-pension-national}}）</th><td><ruby>年金<rt>ねんきん</rt></ruby>を止める届け。マイナンバーが登録されていれば、要らないことが多い</td><td><ruby>年金事務所<rt>ねんきんじむしょ</rt></ruby>、市区町村</td></tr><tr><th scope="row">{{death-head-of-household}}</th><td><ruby>世帯主<rt>せたいぬし</rt></ruby>の変更（残る方が二人以上のときなど）</td><td>市区町村</td></tr><tr><th scope="row">{{death-inheritance-waiver}}</th><td><ruby>相続放棄<rt>そうぞくほうき</rt></ruby>、<ruby>限定承認<rt>げんていしょうにん</rt></ruby>（<ruby>相続<rt>そうぞく</rt></ruby>の始まりを知った時から）</td><td><ruby>家庭裁判所<rt>かていさいばんしょ</rt></ruby></td></tr><tr><th scope="row">{{death-final-return}}</th><td>亡くなった方の<ruby>所得税<rt>しょとくぜい</rt></ruby>の<ruby>申告<rt>しんこく</rt></ruby>（<ruby>準確定申告<rt>じゅんかくていしんこく</rt></ruby>）</td><td><ruby>税務署<rt>ぜいむしょ</rt></ruby></td></tr><tr><th scope="row">{{death-inheritance-tax}}</th><td><ruby>相続税<rt>そうぞくぜい</rt></ruby>の申告と<ruby>納付<rt>のうふ</rt></ruby></td><td>税務署</td></tr><tr><th scope="row">{{burial-allowance-years}}</th><td><ruby>埋葬料<rt>まいそうりょう</rt></ruby>、<ruby>葬祭費<rt>そうさいひ</rt></ruby>、<ruby>高額療養費<rt>こうがくりょうようひ</rt></ruby>の<ruby>申請<rt>しんせい</rt></ruby></td><td>入っていた<ruby>健康保険<rt>けんこうほけん</rt></ruby></td></tr></tbody></table>
<p>健康保険と<ruby>介護保険<rt>かいごほけん</rt></ruby>の資格をやめる届け、<ruby>資格確認書<rt>しかくかくにんしょ</rt></ruby>などの返却も、市区町村か会社で早めに行います。準確定申告や相続税は、要らない方も多くいます。要るかどうかだけを、税務署に電話で聞けます。</p>
<h2>受け取れるお金を、見落とさない</h2>
<ul><li><strong><ruby>未支給年金<rt>みしきゅうねんきん</rt></ruby></strong>：亡くなった月の分までの年金で、まだ受け取っていないもの。一緒に暮らしを立てていた<ruby>遺族<rt>いぞく</rt></ruby>が<ruby>請求<rt>せいきゅう</rt></ruby>します。</li><li><strong><ruby>遺族年金<rt>いぞくねんきん</rt></ruby></strong>：年齢、子どもの有無、亡くなった方の年金の種類で決まります。年金事務所に予約をして、相談します。<ruby>遺族厚生年金<rt>いぞくこうせいねんきん</rt></ruby>は、{{survivors-pension-change-on}}から見直しが始まる予定です。</li><li><strong>埋葬料、葬祭費</strong>：会社などの健康保険からは埋葬料（協会けんぽは{{burial-allowance}}）、<ruby>国民健康保険<rt>こくみんけんこうほけん</rt></ruby>や<ruby>後期高齢者医療制度<rt>こうきこうれいしゃいりょうせいど</rt></ruby>からは、葬儀をした人に葬祭費が出ます。額は市区町村などで違います。</li><li><strong>高額療養費</strong>：亡くなる前の入院や薬の分も、相続する人が申請できます。<ruby>診療<rt>しんりょう</rt></ruby>を受けた月の翌月から{{high-cost-time-limit}}です。</li><li><strong><ruby>傷病手当金<rt>しょうびょうてあてきん</rt></ruby>、<ruby>障害年金<rt>しょうがいねんきん</rt></ruby></strong>：生前に請求していなかった分を、遺族が請求できることがあります。</li><li><strong><ruby>生命保険<rt>せいめいほけん</rt></ruby></strong>：<ruby>証券<rt>しょうけん</rt></ruby>が見つからないときは、保険会社の業界の窓口で、<ruby>契約<rt>けいやく</rt></ruby>があるかを調べられます。</li></ul>
<h2>相続：お金を使う前に、ひと<ruby>呼吸<rt>こきゅう</rt></ruby></h2>
<p><ruby>借金<rt>しゃっきん</rt></ruby>や保証があるかもしれないときは、亡くなった方の<ruby>預金<rt>よきん</rt></ruby>を使う、車を売る、<ruby>形見<rt>かたみ</rt></ruby>を高い値で売るといったことをする前に、法テラスや<ruby>弁護士<rt>べんごし</rt></ruby>、<ruby>司法書士<rt>しほうしょし</rt></ruby>に相談してください。<ruby>財産<rt>ざいさん</rt></ruby>を使うと、相続放棄ができなくなることがあります。葬儀の費用をどこから出すかも、先に聞いておくと安心です。{{death-inheritance-waiver}}に決めきれないときは、期間を延ばすよう、家庭裁判所に申し立てることもできます。</p>
<p>銀行に知らせると、口座は止まります。葬儀や当面の暮らしのために、一部を引き出せるしくみがあるので、窓口で聞いてください。<ruby>遺言<rt>ゆいごん</rt></ruby>があるかもしれないときは、<ruby>法務局<rt>ほうむきょく</rt></ruby>や<ruby>公証役場<rt>こうしょうやくば</rt></ruby>で調べられます。封のしてある<ruby>遺言書<rt>ゆいごんしょ</rt></ruby>は、開けずに家庭裁判所へ持っていきます。</p>
<h2>病院との手続き</h2>
<p><ruby>死亡診断書<rt>しぼうしんだんしょ</rt></ruby>は、出す前に何枚か写しをとっておきます。入院費の<ruby>精算<rt>せいさん</rt></ruby>、預けた荷物、借りていた<ruby>酸素<rt>さんそ</rt></ruby>や<ruby>介護<rt>かいご</rt></ruby>のベッドの返却、残った薬の返し方も、電話で聞けます。<ruby>医療用麻薬<rt>いりょうようまやく</rt></ruby>が残っているときは、人にあげたり捨てたりせず、もらった<ruby>薬局<rt>やっきょく</rt></ruby>や病院へ返します。治療の<ruby>経過<rt>けいか</rt></ruby>で聞きたいことが残っている方は、「担当だった先生や<ruby>看護師<rt>かんごし</rt></ruby>さんに、お話をうかがえますか」と頼んでみることもできます。</p>
<h2>一度で済ませられる窓口があります</h2>
<p>市区町村によっては、亡くなったあとの手続きを一つの席でまとめて案内する「おくやみ窓口」があります。予約が要ることが多いので、先に電話をします。</p>
<aside class="memo"><h3>電話や窓口で読む言葉</h3><dl><div><dt>市区町村に</dt><dd>家族が亡くなりました。手続きの一覧と、まとめて案内してもらえる窓口はありますか。持ちものも教えてください</dd></div><div><dt>年金事務所に</dt><dd>夫が亡くなりました。止める届けと、未支給年金、遺族年金の相談を、一度に予約できますか</dd></div><div><dt>健康保険に</dt><dd>埋葬料と、まだ申請していない高額療養費を確かめたいです</dd></div><div><dt>急がされたら</dt><dd>いまは決められません。書いたものを送ってください</dd></div></dl></aside>
<h2>急がなくてよいもの</h2>
<p>服や本の片づけ、<ruby>仏壇<rt>ぶつだん</rt></ruby>やお墓のこと、携帯電話の中の写真、家の<ruby>名義<rt>めいぎ</rt></ruby>を変えるための書類集め。これらは、今すぐでなくても困りません（家や土地の名義には、年単位の期限があります）。手続きの<ruby>代行<rt>だいこう</rt></ruby>や、<ruby>遺品<rt>いひん</rt></ruby>の買い取りを急がせる電話には、その場で返事をしないでください。困ったときは、消費者ホットライン188に相談できます。</p>
<h2>あなたの体も、手続きの一つに</h2>
<p>書類を書きながら、名前の欄で手が止まる。そのたびに休んでください。頼める人がいれば、「電話を一本、代わりにかけて」と言ってみましょう。悲しみのこと、眠れないこと、話せる場所は、<a href="/articles/grief">大切な人を亡くしたあとに読む記事</a>にあります。</p>
`;

/** For the bereaved: whoever looks for it finds it, and nobody else is offered it. */
export const afterDeathProcedures = articleItem({
  id: 'after-death-procedures',
  topics: ['funeral-and-after', 'pension', 'wills', 'grief'],
  publishedAt: '2026-11-27T07:16:00.000Z',
  title: '亡くなったあとの手続き：期限のあるものから',
  category: { id: 'money' },
  cancer_category: [],
  cancer_status: [],
  is_only_sought: true,
  summary:
    '大切な人を亡くした方のための記事です。期限のある手続きを早い順の表にし、受け取れるお金、相続で先に相談すること、病院との手続き、急がなくてよいものを分けました。',
  reviewed_at: '2026-11-27',
  next_review_at: '2027-11-22',
  reviewer_role: 'ご遺族の手続きの相談を受けてきた社会福祉士',
  body,
  sources: [
    {
      title: '「年金受給権者死亡届（報告書） 兼 未支給年金・未支払給付金請求書」のご提出について',
      publisher: '日本年金機構',
      year: 2025,
      url: 'https://www.nenkin.go.jp/tokusetsu/seikeidouitsu.html',
    },
    {
      title: '相続放棄・限定承認・相続の承認，放棄の期間伸長について',
      publisher: '京都家庭裁判所',
      year: 2025,
      url: 'https://www.courts.go.jp/kyoto/saiban/katei/houki/index.html',
    },
    {
      title: 'おくやみ窓口をご利用ください',
      publisher: '鶴岡市',
      year: 2024,
      url: 'https://www.city.tsuruoka.lg.jp/kurashi/shibo/okuyamimadoguti.html',
    },
    {
      title: '後期高齢者医療制度で受けられる給付 葬祭費',
      publisher: '大阪府後期高齢者医療広域連合',
      url: 'https://www.kouikirengo-osaka.jp/home/supply/sousaihi',
    },
  ],
});
