import { SOURCES } from '../sources/index.ts';
import { MEDICAL_PAGES } from '../sources/medical-pages.ts';
import { SUPPORT_PAGES } from '../sources/support-pages.ts';
import { URGENT_SENTENCE } from '../urgent-signs/index.ts';
import { handedOver, introduced, type WrittenService } from './service-item.ts';

/** Help with the household, with the way to the hospital, and with care at home. */
export const LIFE_AT_HOME: readonly WrittenService[] = [
  {
    id: 'bears',
    topics: ['housework', 'living-alone', 'partner-services'],
    title: '家事代行',
    title_img: { url: '/share/object-basket.png', width: 1200, height: 630 },
    summary:
      'そうじ、洗濯、買い物、料理を、家に来て手伝います。感染やにおいに気をつけたい時期の、伝え方の例もあります。',
    summary_insurance:
      'ご加入の方とご家族の家に来て、そうじ、洗濯、買い物、料理を手伝います。退院のすぐあとだけ、という使い方もできます。',
    needs: ['life-home'],
    situations: ['family', 'hard-to-visit'],
    tag: ['自宅で', '予約制', '有料'],
    provider: 'partner',
    provider_name: 'てまり家事手伝い（見本）',
    fee: '有料（見本の料金：1時間3,300円）',
    is_free: false,
    body: `<h2>頼めること、来られる地域</h2>
<dl><div><dt>そうじ・洗濯</dt><dd>台所、風呂、トイレ、洗濯物、寝具の取り替え</dd></div><div><dt>買い物・料理</dt><dd>メモのとおりの買い物、作り置き</dd></div><div><dt>頼めないこと</dt><dd>体の<ruby>介助<rt>かいじょ</rt></ruby>、薬の管理、医療の手当て</dd></div><div><dt>来られる地域</dt><dd>東京都、神奈川県、埼玉県、千葉県、愛知県、京都府、大阪府、兵庫県、福岡県（一部の市区町村をのぞくので、予約のときに確かめます）</dd></div></dl>
<h2>料金と、取り消しの決まり（見本）</h2>
<dl><div><dt>料金</dt><dd>1時間3,300円。1回は2時間からで、来る人の交通費が別に900円かかります</dd></div><div><dt>はじめてのご利用</dt><dd>30分延長できます。部屋と道具を一緒に確かめる時間に使えます</dd></div><div><dt>取り消し、日の変更</dt><dd>前の日の17時までは無料。そのあとは料金の半分、来る人が家を出てからは全部</dd></div><div><dt>体調や入院のため</dt><dd>当日の朝8時までの電話なら無料。理由をくわしく言う必要はありません</dd></div></dl>
<p>見本の会社のための数字と決まりです。実際の会社のものではありません。申し込む前に、金額と決まりを会社に確かめてください。</p>
<h2>来てもらう人に伝えること</h2>
<ul><li><ruby>感染<rt>かんせん</rt></ruby>に気をつけたい：玄関での手洗いとマスク。せきや熱のある人は来ないでほしいこと</li><li>においがつらい：香りの強い洗剤や香水を使わない。料理のときは換気をする</li><li>病院からトイレや洗濯物の注意を受けている：もらった紙を見せる。迷うところは頼まず、病院に聞く</li><li>休みたい：声をかけずに進めてよいこと</li></ul>
<p>病名を言わなくても、この四つは伝えられます。</p>
${introduced({ told: 'お名前、住所、電話番号、ご希望の日時と家事', more: '、はじめてのご利用で延びる時間' })}`,
    reviewed_at: '2026-10-13',
    next_review_at: '2027-10-12',
    reviewer_role: '在宅の療養を支える看護師',
    sources: [MEDICAL_PAGES.peopleAround],
  },
  {
    id: 'meal-delivery',
    topics: ['eating', 'housework', 'partner-services'],
    title: '食事の宅配',
    title_img: { url: '/share/object-bowl.png', width: 1200, height: 630 },
    summary:
      '買い物や台所がつらい日のための、冷凍と冷蔵の食事の宅配です。食べ物の注意を受けている方が、先に聞くことも書きました。',
    needs: ['life-home'],
    situations: ['hard-to-visit'],
    tag: ['自宅で', '少ない数から', '有料'],
    excluded_organizations: ['example-company'],
    provider: 'partner',
    provider_name: 'まんまる食卓便（見本）',
    fee: '有料（料金は申し込みの前に案内されます）',
    is_free: false,
    body: `<h2>どんなときに</h2>
<p>買い物に行けない、台所のにおいがつらい、一人分を作る力が残っていない。そんな日に、温めて食べられる食事が届きます。病気に効く食事や、治療を助ける食事ではありません。</p>
<h2>頼む前に</h2>
<ul><li>飲みこみにくい方、おなかの手術のあとの方、塩分などの注意を受けている方は、<ruby>献立<rt>こんだて</rt></ruby>を見せて、病院の<ruby>管理栄養士<rt>かんりえいようし</rt></ruby>か看護師に聞いてください。</li><li>薬と一緒にとらないように言われた食べ物がある方は、材料を見ます。迷うときは薬局に聞いてください。</li><li>届いたらすぐ冷蔵庫か冷凍庫へ。期限と温め方を守ります。生ものなど、食べ物の注意を病院で受けている方は、病院の言葉を先にしてください。</li></ul>
<h2>進みかた</h2>
<p>はじめは少ない数で、味やにおいが合うかを試します。「一回だけでやめられますか」「休むときは、何日前までに言えばよいですか」と、申し込みの前に聞いておくと安心です。</p>
<h2>食べられない日が続くとき</h2>
<p>食事の工夫を続けるより先に、かかっている病院に電話をしてください。水分もとれないときは、夜や休みの日でも、次の診察を待たずに連絡してください。</p>
${handedOver('お名前、住所、電話番号、届ける日')}`,
    reviewed_at: '2026-10-15',
    next_review_at: '2027-10-14',
    reviewer_role: 'がんの治療中の食事の相談を受けてきた管理栄養士',
    sources: [MEDICAL_PAGES.appetite, MEDICAL_PAGES.eatingTrouble],
  },
  {
    id: 'hospital-ride',
    topics: ['outpatient-treatment', 'driving', 'partner-services'],
    title: '通院の送迎と付き添い',
    summary:
      '家の玄関から病院の受付まで、車での送迎と付き添いを頼めます。予約のときに伝えることと、使えない場合を書きました。',
    summary_insurance:
      'ご加入の方への、通院の送迎と付き添いのご案内です。家の玄関から病院の受付まで、料金を聞いてから予約できます。',
    needs: ['life-home'],
    situations: ['hard-to-visit', 'family'],
    tag: ['予約制', '付き添いも', '有料'],
    excluded_organizations: ['all'],
    provider: 'partner',
    provider_name: 'ひなた通院タクシー（見本）',
    fee: '有料（料金は予約の前に案内されます）',
    is_free: false,
    body: `<h2>どんなときに</h2>
<p>駅の階段がつらい。治療のあとは眠くなり、運転をとめられている。いつも送ってくれる家族が、その日は来られない。そんな日の行き帰りに、車と付き添いの人を頼めます。</p>
<h2>予約のときに伝えること</h2>
<ul><li>玄関から車までの段差、つえや車いすを使うか</li><li>吐き気に備えて袋がいる、窓を開けたい、静かにしていたい</li><li>受付や会計まで付き添ってほしいか。診察室には入らないでほしいか</li><li>「診察が長引いたら、帰りはどう呼べばよいですか」</li></ul>
<p>料金と取り消しの決まりは、予約の前に伝えられます。<ruby>酸素<rt>さんそ</rt></ruby>の機械を使う方は、乗れるかどうかを先に確かめてください。</p>
<h2>使えないとき</h2>
<p>救急車の代わりにはなりません。付き添いの人は、医療の手当てや説明の代わりはできません。${URGENT_SENTENCE}治療中の熱など、体調が急に変わったときは、出かける前に、かかっている病院に電話をしてください。</p>
<h2>ほかの方法</h2>
<p>市区町村や<ruby>社会福祉協議会<rt>しゃかいふくしきょうぎかい</rt></ruby>に、移動を助けるしくみがあることもあります。介護保険を使っている方は、ケアマネジャーにも聞いてください。</p>
${handedOver('お名前、住所、電話番号、ご希望の日時と行き先')}`,
    reviewed_at: '2026-10-20',
    next_review_at: '2027-10-19',
    reviewer_role: '退院後の暮らしの相談を受けてきた社会福祉士',
    sources: [SUPPORT_PAGES.rides, SUPPORT_PAGES.ridesByCouncil],
  },
  {
    id: 'visiting-nurse',
    topics: ['visiting-nurse', 'home-care', 'hospice', 'bedsores'],
    title: '訪問看護',
    summary:
      '看護師などが家に来て、体の様子を見て、主治医と連絡をとりながら手当てをします。頼み方と、先に聞くことをまとめました。',
    needs: ['life-home'],
    situations: ['hard-to-visit', 'family'],
    tag: ['自宅で', '保険が使える'],
    provider: 'public',
    provider_name: 'お住まいの地域の訪問看護ステーション',
    fee: '有料（公的な保険が使えます。自己負担は、始める前に確かめられます）',
    is_free: false,
    body: `<h2>どんなときに</h2>
<ul><li>退院したばかりで、傷や管の手入れが心配</li><li>痛みや薬のことを、家でも見てほしい</li><li>家族だけで世話をするのが不安、家族も休みたい</li></ul>
<h2>頼みかた</h2>
<ol><li><ruby>主治医<rt>しゅじい</rt></ruby>、病院の看護師、相談窓口のだれかに「訪問看護を使えますか」と聞きます。使うには、医師の<ruby>指示書<rt>しじしょ</rt></ruby>がいります。</li><li>地域の訪問看護ステーションの人と、来る曜日、頼みたいこと、家の鍵や駐車の場所を話します。</li><li>健康保険と介護保険のどちらを使うかは、年齢や体の状態などで決まります。費用と一緒に聞いておきます。</li></ol>
<h2>先に聞いておくこと</h2>
<aside class="memo"><h3>始める前に聞く言葉の例</h3><dl><div><dt>夜と休日</dt><dd>夜中に電話をしてもよいですか。来てもらえることはありますか</dd></div><div><dt>急なとき</dt><dd>どんなときに、どの順番で電話をすればよいですか</dd></div><div><dt>ご家族</dt><dd>家族が手伝ってよいことと、触らないほうがよいものを教えてください</dd></div></dl></aside>
<p>夜の対応は、ステーションによって違います。急なときの連絡先を、主治医や看護師と決めて、電話のそばに貼っておくと安心です。決まっていないときも、${URGENT_SENTENCE}</p>`,
    external_url: SOURCES.nurses.url,
    reviewed_at: '2026-10-22',
    next_review_at: '2027-10-21',
    reviewer_role: '訪問看護にたずさわる看護師',
    sources: [SUPPORT_PAGES.homeNursing, SUPPORT_PAGES.homeNursingOrders],
  },
  {
    id: 'care-insurance',
    topics: ['nursing-care-insurance', 'nursing-care', 'care-equipment', 'older-people'],
    title: '介護保険の申請',
    summary:
      'ベッドの貸し出しや家での手伝いなどに使える、公的な保険です。がんの治療中の方が申請するときの窓口と聞き方を書きました。',
    needs: ['life-home'],
    situations: ['family', 'hard-to-visit'],
    tag: ['公的な制度', '家族が代わりに'],
    provider: 'public',
    provider_name: 'お住まいの市区町村の介護保険の窓口',
    fee: '申請は無料（サービスを使うと自己負担があります）',
    is_free: true,
    body: `<h2>どんなときに</h2>
<p>立ち上がるときに手すりがほしい。起き上がれるベッドを借りたい。風呂の手伝いを頼みたい。<ruby>介護保険<rt>かいごほけん</rt></ruby>は、そうした手助けに使える公的な保険です。</p>
<h2>申請できる方</h2>
<p>{{care-age-first}}の方は、介護や手助けが必要になった理由を問わず申請できます。{{care-age-second}}で健康保険に入っている方も、がんの状態によって申請できることがあります。あてはまるかどうかは、病院の相談窓口か<ruby>主治医<rt>しゅじい</rt></ruby>に「介護保険を申請できますか」と聞いてください。</p>
<h2>進みかた</h2>
<ol><li>市区町村の窓口か<ruby>地域包括支援<rt>ちいきほうかつしえん</rt></ruby>センターで申請します。ご家族や、頼まれた人が代わりにできます。</li><li>調査の人が家や病院に来て、体の様子を聞きます。市区町村が主治医に意見書を頼みます。</li><li>申請から原則{{care-decision-days}}に結果の知らせが届きます。ケアマネジャーなどと、使うものを決めます。</li></ol>
<h2>払うお金</h2>
<p>使った費用の{{care-share-least}}（{{care-age-first}}で所得の多い方は{{care-share-two}}か{{care-share-three}}）です。ひと月に使える上限は、要支援1の{{care-limit-support-1}}から、要介護5の{{care-limit-care-5}}までです。払った額が、住民税のかかる世帯でひと月{{care-month-cap-general}}、かからない世帯で{{care-month-cap-untaxed}}を超えると、申請で戻ります。</p>
<h2>調査の日と、急ぐとき</h2>
<p>人が来る日は、いつもより動けてしまう方がいます。夜や治療のあとの、つらい日の様子も紙に書いて渡してください。結果が出るまで日数がかかります。退院が近いときや、体調の変わり方が早いときは、申請のときに「急いでいます」と事情を伝えます。結果を待つあいだに使えるかも、窓口で聞いてください。</p>`,
    external_url: SOURCES.healthMinistry.url,
    reviewed_at: '2026-10-27',
    changed: { day: '2026-11-30', text: '金額や期間などの数字を書き足しました。' },
    next_review_at: '2027-04-26',
    reviewer_role: '退院後の暮らしの相談を受けてきた社会福祉士',
    sources: [SUPPORT_PAGES.careInsured, SUPPORT_PAGES.careForCancer, SUPPORT_PAGES.careCertification],
  },
];
