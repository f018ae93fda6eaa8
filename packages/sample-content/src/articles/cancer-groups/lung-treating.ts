import { MEDICAL_PAGES } from '../../sources/medical-pages.ts';
import { PAGES } from '../../sources/pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>いちばん大切な合図は、息とせきです</h2>
<p>肺がんの治療中は、「年のせいかな」「<ruby>風邪<rt>かぜ</rt></ruby>かな」と思うせきや<ruby>息切<rt>いきぎ</rt></ruby>れの中に、早く手当てをしたい変化が隠れていることがあります。薬や<ruby>放射線<rt>ほうしゃせん</rt></ruby>の<ruby>影響<rt>えいきょう</rt></ruby>で肺に<ruby>炎症<rt>えんしょう</rt></ruby>が起きる「<ruby>間質性肺炎<rt>かんしつせいはいえん</rt></ruby>」です。空せき、動いたときの息切れ、熱が、主な合図です。肺の炎症は早く分かるほど手当てを始めやすいため、新しく出たり、いつもより強くなったりしたら、家にある風邪薬で様子を見ず、その日のうちに、かかっている病院へ電話をしてください。夜間や休日も同じです。</p>
<p>いつもとの違いを知るために、「ふだんの自分」を決めておくと便利です。家の階段、ごみ出しの道、着替え。いつもの<ruby>動作<rt>どうさ</rt></ruby>で息がどうなるかを、週に一度だけ書いておきます。</p>
<h2>治療ごとに、起きやすいこと</h2>
<h3>手術のあと</h3>
<p>わきや背中の傷が、せきや<ruby>寝返<rt>ねがえ</rt></ruby>りで痛みます。<ruby>肋骨<rt>ろっこつ</rt></ruby>の間の<ruby>神経<rt>しんけい</rt></ruby>にふれるためで、ぴりぴりした感じが長く残る方もいます。痛みをこらえると<ruby>痰<rt>たん</rt></ruby>が出しにくくなるので、「せきをするときに痛い」と伝えて、痛み止めの使い方を相談してください。せきのときは、枕を胸に当てて軽く押さえると楽です。</p>
<h3>抗がん剤</h3>
<p>吐き気、だるさ、<ruby>食欲<rt>しょくよく</rt></ruby>の低下、しびれ、<ruby>白血球<rt>はっけっきゅう</rt></ruby>が減って<ruby>感染<rt>かんせん</rt></ruby>しやすくなることなどがあります。熱が出たら、自分で判断せず、かかっている病院に電話をしてください。</p>
<h3>分子標的薬</h3>
<p>にきびのような<ruby>発疹<rt>ほっしん</rt></ruby>、皮ふの乾き、つめのまわりの痛み、<ruby>下痢<rt>げり</rt></ruby>、口の荒れなどがあります。<ruby>保湿<rt>ほしつ</rt></ruby>を早めに始めると楽になることがあります。つらくても自分で薬を減らさず、皮ふの写真を撮って見せましょう。</p>
<h3>免疫の働きを助ける薬（免疫チェックポイント<ruby>阻害薬<rt>そがいやく</rt></ruby>）</h3>
<p><ruby>免疫<rt>めんえき</rt></ruby>が自分の体にも向かい、肺、腸、<ruby>肝臓<rt>かんぞう</rt></ruby>、<ruby>甲状腺<rt>こうじょうせん</rt></ruby>、皮ふ、<ruby>筋肉<rt>きんにく</rt></ruby>など、思いがけない場所に変化が出ることがあります。下痢が続く、のどがひどく渇いて尿が増える、強いだるさ、まぶたが下がる、力が入らない。治療が終わってから出ることもあります。気づいたら、次の<ruby>診察<rt>しんさつ</rt></ruby>を待たずに電話してください。<ruby>歯科<rt>しか</rt></ruby>や近所の医院では「免疫の薬の治療を受けています」と伝えてください。</p>
<h3>放射線治療</h3>
<p><ruby>食道<rt>しょくどう</rt></ruby>の近くにあてると、飲みこむときにしみることがあります。ぬるくて、やわらかいものが通りやすくなります。肺の炎症は、終わってしばらくしてから出ることもあるため、治療が終わっても、せきと熱の合図を覚えておいてください。</p>
<h2>息切れを減らす、動作のこつ</h2>
<table><caption>場面ごとの工夫</caption><thead><tr><th scope="col">場面</th><th scope="col">工夫</th></tr></thead><tbody><tr><th scope="row">着替え</th><td><ruby>椅子<rt>いす</rt></ruby>に座って。前かがみで靴下をはかず、足を台にのせる</td></tr><tr><th scope="row">入浴</th><td>いすに座って洗う。頭は片手ずつ、休みながら</td></tr><tr><th scope="row">階段</th><td>手すりを持ち、息をはきながら上り、途中で止まる</td></tr><tr><th scope="row">息が上がったとき</th><td>机にひじをつき、口をすぼめて細く長くはく</td></tr></tbody></table>
<p>うちわや小さな<ruby>扇風機<rt>せんぷうき</rt></ruby>の風を顔に当てると、楽に感じる方もいます。自宅で<ruby>酸素<rt>さんそ</rt></ruby>を使う方は、たばこやガスこんろ、<ruby>線香<rt>せんこう</rt></ruby>などの火を近づけないよう、病院と酸素の会社の説明を守ってください。動くことがこわいときは、<ruby>呼吸<rt>こきゅう</rt></ruby>リハビリを受けられるか聞いてみましょう。</p>
<h2>感染をさけるために</h2>
<p>手洗い、うがい、口の中の手入れが基本です。予防の<ruby>注射<rt>ちゅうしゃ</rt></ruby>は、種類と時期を<ruby>主治医<rt>しゅじい</rt></ruby>に聞いてから受けます。ご家族が風邪をひいたときの過ごし方も、元気なうちに話しておきましょう。</p>
<aside class="memo"><h3>電話で伝えるときの例</h3><dl><div><dt>はじめに</dt><dd>肺がんで治療中の者です。<ruby>診察券<rt>しんさつけん</rt></ruby>の番号は〇〇です</dd></div><div><dt>変化</dt><dd>昨日から空せきが増え、着替えでも息が切れます</dd></div><div><dt>治療</dt><dd>最後の<ruby>点滴<rt>てんてき</rt></ruby>は十日前です</dd></div></dl></aside>
`;

const easyBody = `
<h2>せきと息に気をつけます</h2>
<p><ruby>治療<rt>ちりょう</rt></ruby>の間は、<ruby>肺<rt>はい</rt></ruby>に炎症（えんしょう）が起きることがあります。次のときは、<ruby>風邪<rt>かぜ</rt></ruby>だと思わずに、その日に<ruby>病院<rt>びょういん</rt></ruby>へ<ruby>電話<rt>でんわ</rt></ruby>してください。夜も休みの日も同じです。</p>
<ul><li>せきが<ruby>増<rt>ふ</rt></ruby>えた</li><li>動くと<ruby>息<rt>いき</rt></ruby>が切れる</li><li><ruby>熱<rt>ねつ</rt></ruby>が出た</li></ul>
<h2>楽に動くこつ</h2>
<ul><li><ruby>着替<rt>きが</rt></ruby>えやお<ruby>風呂<rt>ふろ</rt></ruby>は、いすに座ってします。</li><li><ruby>階段<rt>かいだん</rt></ruby>は、<ruby>途中<rt>とちゅう</rt></ruby>で止まって休みます。</li><li>口をすぼめて、息を<ruby>細<rt>ほそ</rt></ruby>く長くはきます。</li></ul>
<h2>薬のこと</h2>
<p>つらくても、<ruby>自分<rt>じぶん</rt></ruby>で<ruby>薬<rt>くすり</rt></ruby>をやめたり<ruby>減<rt>へ</rt></ruby>らしたりしないで、病院に<ruby>相談<rt>そうだん</rt></ruby>してください。</p>
`;

export const lungTreating = articleItem({
  id: 'lung-treating',
  topics: ['lung-cancer', 'breathlessness', 'cough', 'pneumonitis', 'side-effects'],
  publishedAt: '2026-09-17T01:00:00.000Z',
  title: '肺がんの治療中に気をつける、息とせきの合図',
  category: { id: 'treatment' },
  cancer_category: [{ id: 'lung' }],
  cancer_status: [{ id: 'treating' }],
  summary:
    '風邪かなと思うせきや息切れの中に、早く手当てをしたい変化が隠れていることがあります。治療ごとに起きやすいことと、息切れを減らす動作、連絡の目安を書きました。',
  reviewed_at: '2026-09-17',
  next_review_at: '2027-09-15',
  reviewer_role: '呼吸器病棟の看護にたずさわる看護師',
  body,
  easy_body: easyBody,
  sources: [
    MEDICAL_PAGES.checkpointInhibitors,
    {
      title: 'Q51 呼吸が苦しいのですが，やわらげることはできますか',
      publisher: '日本肺癌学会（患者さんのための肺がんガイドブック）',
      year: 2020,
      url: 'https://www.haigan.gr.jp/guidebook2019/2020/Q51.html',
    },
    {
      title: '手術後の生活について',
      publisher: '国立がん研究センター東病院 呼吸器外科',
      url: 'https://www.ncc.go.jp/jp/ncce/clinic/thoracic_surgery/060/050/index.html',
    },
    PAGES.febrileNeutropenia,
  ],
});
