import { articleItem } from '../article-item.ts';

const body = `
<h2><ruby>日本語<rt>にほんご</rt></ruby>が<ruby>難<rt>むずか</rt></ruby>しくても、<ruby>治療<rt>ちりょう</rt></ruby>を<ruby>受<rt>う</rt></ruby>けることができます</h2>
<p>あなたが<ruby>外国<rt>がいこく</rt></ruby>から来た人でも、<ruby>日本<rt>にほん</rt></ruby>で<ruby>同<rt>おな</rt></ruby>じ治療を受けることができます。日本語が分からないことは、はずかしいことではありません。「分かりません」と<ruby>言<rt>い</rt></ruby>ってください。<ruby>何回<rt>なんかい</rt></ruby><ruby>聞<rt>き</rt></ruby>いても<ruby>大丈夫<rt>だいじょうぶ</rt></ruby>です。</p>
<h2><ruby>病院<rt>びょういん</rt></ruby>で、はじめに言うこと</h2>
<aside class="memo"><h3>この<ruby>紙<rt>かみ</rt></ruby>を見せてください</h3><dl><div><dt><ruby>言葉<rt>ことば</rt></ruby></dt><dd>わたしは〇〇<ruby>語<rt>ご</rt></ruby>を話します。日本語は少しだけ分かります</dd></div><div><dt>お<ruby>願<rt>ねが</rt></ruby>い</dt><dd>やさしい日本語で、ゆっくり話してください。<ruby>大切<rt>たいせつ</rt></ruby>なことは、紙に<ruby>書<rt>か</rt></ruby>いてください</dd></div><div><dt><ruby>通訳<rt>つうやく</rt></ruby></dt><dd>通訳はいますか。<ruby>電話<rt>でんわ</rt></ruby>やタブレットの通訳を<ruby>使<rt>つか</rt></ruby>うことができますか</dd></div><div><dt><ruby>相談<rt>そうだん</rt></ruby></dt><dd>「がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センター」に行きたいです</dd></div></dl></aside>
<p>病院に「<ruby>医療通訳<rt>いりょうつうやく</rt></ruby>」がいることがあります。電話や<ruby>画面<rt>がめん</rt></ruby>で通訳する病院もあります。<ruby>予約<rt>よやく</rt></ruby>のとき、「通訳が<ruby>必要<rt>ひつよう</rt></ruby>です」と言ってください。</p>
<p>大切な<ruby>説明<rt>せつめい</rt></ruby>のとき、<ruby>子<rt>こ</rt></ruby>どもに通訳を<ruby>頼<rt>たの</rt></ruby>まないでください。子どもには難しい言葉が<ruby>多<rt>おお</rt></ruby>いです。<ruby>心<rt>こころ</rt></ruby>も、とても<ruby>疲<rt>つか</rt></ruby>れます。<ruby>家族<rt>かぞく</rt></ruby>や<ruby>友<rt>とも</rt></ruby>だちの通訳は、まちがえることがあります。<ruby>手術<rt>しゅじゅつ</rt></ruby>や<ruby>薬<rt>くすり</rt></ruby>の説明は、病院の通訳に頼みましょう。</p>
<h2>通訳の電話があります</h2>
<p>「AMDA（アムダ）<ruby>国際医療情報<rt>こくさいいりょうじょうほう</rt></ruby>センター」は、<ruby>外国語<rt>がいこくご</rt></ruby>で病院や<ruby>制度<rt>せいど</rt></ruby>の相談ができます。<ruby>英語<rt>えいご</rt></ruby>、<ruby>中国語<rt>ちゅうごくご</rt></ruby>、<ruby>韓国語<rt>かんこくご</rt></ruby>、タイ語、スペイン語、ポルトガル語、フィリピン語、ベトナム語です。相談は<ruby>無料<rt>むりょう</rt></ruby>です。電話のお<ruby>金<rt>かね</rt></ruby>は、かかります。<ruby>電話番号<rt>でんわばんごう</rt></ruby>は 03-5285-8088 です。言葉によって、話せる<ruby>曜日<rt>ようび</rt></ruby>と<ruby>時間<rt>じかん</rt></ruby>が<ruby>違<rt>ちが</rt></ruby>います。病院で通訳に使うときは、<ruby>医師<rt>いし</rt></ruby>に「電話で通訳を使ってもいいですか」と聞きます。</p>
<p><ruby>町<rt>まち</rt></ruby>の<ruby>役所<rt>やくしょ</rt></ruby>や<ruby>国際交流協会<rt>こくさいこうりゅうきょうかい</rt></ruby>にも、<ruby>外国人<rt>がいこくじん</rt></ruby>の<ruby>相談窓口<rt>そうだんまどぐち</rt></ruby>があります。</p>
<h2>がん相談支援センター</h2>
<p>がんの大きい病院に、「がん相談支援センター」があります。<ruby>看護師<rt>かんごし</rt></ruby>や<ruby>相談員<rt>そうだんいん</rt></ruby>が話を聞きます。だれでも、無料で相談できます。<ruby>名前<rt>なまえ</rt></ruby>を言わなくても大丈夫です。ほかの病院の人も、家族も使うことができます。お金、<ruby>仕事<rt>しごと</rt></ruby>、子ども、<ruby>在留資格<rt>ざいりゅうしかく</rt></ruby>の<ruby>心配<rt>しんぱい</rt></ruby>も話してください。</p>
<h2>よく聞く言葉</h2>
<table><caption>病院の言葉</caption><thead><tr><th scope="col">日本語</th><th scope="col"><ruby>意味<rt>いみ</rt></ruby></th></tr></thead><tbody><tr><th scope="row"><ruby>検査<rt>けんさ</rt></ruby></th><td><ruby>病気<rt>びょうき</rt></ruby>を<ruby>調<rt>しら</rt></ruby>べること</td></tr><tr><th scope="row"><ruby>良性<rt>りょうせい</rt></ruby>、<ruby>悪性<rt>あくせい</rt></ruby></th><td>良性は、がんではないもの。悪性は、がん</td></tr><tr><th scope="row">手術</th><td>体を<ruby>切<rt>き</rt></ruby>って、<ruby>悪<rt>わる</rt></ruby>い<ruby>所<rt>ところ</rt></ruby>を<ruby>取<rt>と</rt></ruby>ること</td></tr><tr><th scope="row"><ruby>抗<rt>こう</rt></ruby>がん<ruby>剤<rt>ざい</rt></ruby></th><td>がんの薬</td></tr><tr><th scope="row"><ruby>放射線<rt>ほうしゃせん</rt></ruby></th><td>目に見えない<ruby>光<rt>ひかり</rt></ruby>で、がんを<ruby>治<rt>なお</rt></ruby>す<ruby>方法<rt>ほうほう</rt></ruby></td></tr><tr><th scope="row"><ruby>副作用<rt>ふくさよう</rt></ruby></th><td>薬で、体の<ruby>具合<rt>ぐあい</rt></ruby>が悪くなること</td></tr><tr><th scope="row"><ruby>再発<rt>さいはつ</rt></ruby>、<ruby>転移<rt>てんい</rt></ruby></th><td>がんが、また出ること。ほかの所に<ruby>広<rt>ひろ</rt></ruby>がること</td></tr><tr><th scope="row"><ruby>緩和<rt>かんわ</rt></ruby>ケア</th><td><ruby>痛<rt>いた</rt></ruby>みや心のつらさを、やわらげること。はじめから受けることができます</td></tr><tr><th scope="row"><ruby>同意書<rt>どういしょ</rt></ruby></th><td>「説明が分かりました。お願いします」と書く紙。分からないときは、まだ名前を書きません</td></tr></tbody></table>
<h2>お金のこと</h2>
<p>日本の<ruby>健康保険<rt>けんこうほけん</rt></ruby>に入っている人は、病院で<ruby>全部<rt>ぜんぶ</rt></ruby>のお金を<ruby>払<rt>はら</rt></ruby>いません。払うのは、<ruby>一部<rt>いちぶ</rt></ruby>です。1か月に払うお金には、<ruby>上限<rt>じょうげん</rt></ruby>があります。「<ruby>高額療養費<rt>こうがくりょうようひ</rt></ruby>」と言います。病院の人に「高額療養費を使いたいです」と言ってください。くわしい説明は、<a href="/articles/high-cost-medical-expense"><ruby>高額療養費制度<rt>こうがくりょうようひせいど</rt></ruby></a>のページにあります。</p>
<p>病院に行くとき、「マイナ<ruby>保険証<rt>ほけんしょう</rt></ruby>または<ruby>資格確認書<rt>しかくかくにんしょ</rt></ruby>」を<ruby>持<rt>も</rt></ruby>っていきます。健康保険に入っていない人は、病院の相談員に、すぐ話してください。入る方法を<ruby>一緒<rt>いっしょ</rt></ruby>に調べます。お金を払えないときも、病院に行くのをやめないで、<ruby>先<rt>さき</rt></ruby>に相談してください。</p>
<h2>仕事と、在留資格</h2>
<ul><li><ruby>会社<rt>かいしゃ</rt></ruby>を休むときは、会社の人に「治療で休みます」と言います。会社の健康保険の人は、休んだ日のお金（<ruby>傷病手当金<rt>しょうびょうてあてきん</rt></ruby>）をもらえることがあります。</li><li>仕事をやめる前に、相談してください。健康保険や在留資格が変わることがあります。</li><li><ruby>在留<rt>ざいりゅう</rt></ruby>カードの<ruby>期限<rt>きげん</rt></ruby>が<ruby>入院<rt>にゅういん</rt></ruby>の間に来る人は、<ruby>出入国在留管理庁<rt>しゅつにゅうこくざいりゅうかんりちょう</rt></ruby>に、<ruby>早<rt>はや</rt></ruby>く電話します。家族が<ruby>代<rt>か</rt></ruby>わりに行けることもあります。</li><li><ruby>国<rt>くに</rt></ruby>に<ruby>帰<rt>かえ</rt></ruby>って治療したい人は、薬の名前と検査の<ruby>結果<rt>けっか</rt></ruby>を、英語で書いてもらえるか聞きます。紙を<ruby>作<rt>つく</rt></ruby>るのに、日にちとお金がかかります。</li></ul>
<h2><ruby>食<rt>た</rt></ruby>べもの、<ruby>宗教<rt>しゅうきょう</rt></ruby>、家族のこと</h2>
<p>食べられないもの、お<ruby>祈<rt>いの</rt></ruby>り、<ruby>断食<rt>だんじき</rt></ruby>、<ruby>男<rt>おとこ</rt></ruby>の人や<ruby>女<rt>おんな</rt></ruby>の人の医師がいいこと。言っていいです。病院ができることを、一緒に<ruby>考<rt>かんが</rt></ruby>えます。薬を<ruby>飲<rt>の</rt></ruby>む時間を変えられることもあります。<ruby>自分<rt>じぶん</rt></ruby>で薬をやめないでください。国から持ってきた薬やハーブを飲んでいる人は、医師に見せてください。</p>
<h2>医師に聞くこと</h2>
<ol><li>わたしの病気の名前は何ですか。紙に書いてください。</li><li>どんな治療がありますか。何か月かかりますか。</li><li>治療をしないと、どうなりますか。</li><li>仕事や<ruby>学校<rt>がっこう</rt></ruby>に行くことができますか。</li><li>お金は、1か月にいくらですか。</li><li>どんなときに、すぐ電話しますか。<ruby>夜<rt>よる</rt></ruby>の電話番号は<ruby>何番<rt>なんばん</rt></ruby>ですか。</li></ol>
<p>説明のとき、スマートフォンで<ruby>声<rt>こえ</rt></ruby>を取ってもいいか、聞いてください。あとで、家族と一緒に聞くことができます。</p>
<h2>電話で言う言葉</h2>
<p>「もしもし。わたしは〇〇です。がんの治療をしています。<ruby>熱<rt>ねつ</rt></ruby>があります。〇度です。日本語は少しだけです。」これだけ言えたら大丈夫です。下に、すぐ電話するときが書いてあります。この紙を、家族と一緒に見ておいてください。</p>
`;

const easyBody = `
<h2><ruby>日本語<rt>にほんご</rt></ruby>が<ruby>難<rt>むずか</rt></ruby>しくても、<ruby>治療<rt>ちりょう</rt></ruby>を<ruby>受<rt>う</rt></ruby>けることができます</h2>
<p>あなたが<ruby>外国<rt>がいこく</rt></ruby>から来た人でも、<ruby>日本<rt>にほん</rt></ruby>で<ruby>同<rt>おな</rt></ruby>じ<ruby>治療<rt>ちりょう</rt></ruby>を<ruby>受<rt>う</rt></ruby>けることができます。<ruby>日本語<rt>にほんご</rt></ruby>が分からないことは、はずかしいことではありません。「分かりません」と<ruby>言<rt>い</rt></ruby>ってください。<ruby>何回<rt>なんかい</rt></ruby><ruby>聞<rt>き</rt></ruby>いても<ruby>大丈夫<rt>だいじょうぶ</rt></ruby>です。</p>
<h2><ruby>病院<rt>びょういん</rt></ruby>で、はじめに<ruby>言<rt>い</rt></ruby>うこと</h2>
<aside class="memo"><h3>この<ruby>紙<rt>かみ</rt></ruby>を見せてください</h3><dl><div><dt><ruby>言葉<rt>ことば</rt></ruby></dt><dd>わたしは〇〇<ruby>語<rt>ご</rt></ruby>を話します。<ruby>日本語<rt>にほんご</rt></ruby>は少しだけ分かります</dd></div><div><dt>お<ruby>願<rt>ねが</rt></ruby>い</dt><dd>やさしい<ruby>日本語<rt>にほんご</rt></ruby>で、ゆっくり話してください。<ruby>大切<rt>たいせつ</rt></ruby>なことは、<ruby>紙<rt>かみ</rt></ruby>に<ruby>書<rt>か</rt></ruby>いてください</dd></div><div><dt><ruby>通訳<rt>つうやく</rt></ruby></dt><dd><ruby>通訳<rt>つうやく</rt></ruby>はいますか。<ruby>電話<rt>でんわ</rt></ruby>やタブレットの<ruby>通訳<rt>つうやく</rt></ruby>を<ruby>使<rt>つか</rt></ruby>うことができますか</dd></div><div><dt><ruby>相談<rt>そうだん</rt></ruby></dt><dd>「がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センター」に行きたいです</dd></div></dl></aside>
<p><ruby>病院<rt>びょういん</rt></ruby>に「<ruby>医療通訳<rt>いりょうつうやく</rt></ruby>」がいることがあります。<ruby>電話<rt>でんわ</rt></ruby>や<ruby>画面<rt>がめん</rt></ruby>で<ruby>通訳<rt>つうやく</rt></ruby>する<ruby>病院<rt>びょういん</rt></ruby>もあります。<ruby>予約<rt>よやく</rt></ruby>のとき、「<ruby>通訳<rt>つうやく</rt></ruby>が<ruby>必要<rt>ひつよう</rt></ruby>です」と<ruby>言<rt>い</rt></ruby>ってください。</p>
<p><ruby>大切<rt>たいせつ</rt></ruby>な<ruby>説明<rt>せつめい</rt></ruby>のとき、<ruby>子<rt>こ</rt></ruby>どもに<ruby>通訳<rt>つうやく</rt></ruby>を<ruby>頼<rt>たの</rt></ruby>まないでください。<ruby>子<rt>こ</rt></ruby>どもには<ruby>難<rt>むずか</rt></ruby>しい<ruby>言葉<rt>ことば</rt></ruby>が<ruby>多<rt>おお</rt></ruby>いです。<ruby>心<rt>こころ</rt></ruby>も、とても<ruby>疲<rt>つか</rt></ruby>れます。<ruby>家族<rt>かぞく</rt></ruby>や<ruby>友<rt>とも</rt></ruby>だちの<ruby>通訳<rt>つうやく</rt></ruby>は、まちがえることがあります。<ruby>手術<rt>しゅじゅつ</rt></ruby>や<ruby>薬<rt>くすり</rt></ruby>の<ruby>説明<rt>せつめい</rt></ruby>は、<ruby>病院<rt>びょういん</rt></ruby>の<ruby>通訳<rt>つうやく</rt></ruby>に<ruby>頼<rt>たの</rt></ruby>みましょう。</p>
<h2><ruby>通訳<rt>つうやく</rt></ruby>の<ruby>電話<rt>でんわ</rt></ruby>があります</h2>
<p>「AMDA（アムダ）<ruby>国際医療情報<rt>こくさいいりょうじょうほう</rt></ruby>センター」は、<ruby>外国語<rt>がいこくご</rt></ruby>で<ruby>病院<rt>びょういん</rt></ruby>や<ruby>制度<rt>せいど</rt></ruby>の<ruby>相談<rt>そうだん</rt></ruby>ができます。<ruby>英語<rt>えいご</rt></ruby>、<ruby>中国語<rt>ちゅうごくご</rt></ruby>、<ruby>韓国語<rt>かんこくご</rt></ruby>、タイ<ruby>語<rt>ご</rt></ruby>、スペイン<ruby>語<rt>ご</rt></ruby>、ポルトガル<ruby>語<rt>ご</rt></ruby>、フィリピン<ruby>語<rt>ご</rt></ruby>、ベトナム<ruby>語<rt>ご</rt></ruby>です。<ruby>相談<rt>そうだん</rt></ruby>は<ruby>無料<rt>むりょう</rt></ruby>です。<ruby>電話<rt>でんわ</rt></ruby>のお<ruby>金<rt>かね</rt></ruby>は、かかります。<ruby>電話番号<rt>でんわばんごう</rt></ruby>は 03-5285-8088 です。<ruby>言葉<rt>ことば</rt></ruby>によって、話せる<ruby>曜日<rt>ようび</rt></ruby>と<ruby>時間<rt>じかん</rt></ruby>が<ruby>違<rt>ちが</rt></ruby>います。<ruby>病院<rt>びょういん</rt></ruby>で<ruby>通訳<rt>つうやく</rt></ruby>に<ruby>使<rt>つか</rt></ruby>うときは、<ruby>医師<rt>いし</rt></ruby>に「<ruby>電話<rt>でんわ</rt></ruby>で<ruby>通訳<rt>つうやく</rt></ruby>を<ruby>使<rt>つか</rt></ruby>ってもいいですか」と<ruby>聞<rt>き</rt></ruby>きます。</p>
<p><ruby>町<rt>まち</rt></ruby>の<ruby>役所<rt>やくしょ</rt></ruby>や<ruby>国際交流協会<rt>こくさいこうりゅうきょうかい</rt></ruby>にも、<ruby>外国人<rt>がいこくじん</rt></ruby>の<ruby>相談窓口<rt>そうだんまどぐち</rt></ruby>があります。</p>
<h2>がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センター</h2>
<p>がんの大きい<ruby>病院<rt>びょういん</rt></ruby>に、「がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センター」があります。<ruby>看護師<rt>かんごし</rt></ruby>や<ruby>相談員<rt>そうだんいん</rt></ruby>が話を<ruby>聞<rt>き</rt></ruby>きます。だれでも、<ruby>無料<rt>むりょう</rt></ruby>で<ruby>相談<rt>そうだん</rt></ruby>できます。<ruby>名前<rt>なまえ</rt></ruby>を<ruby>言<rt>い</rt></ruby>わなくても<ruby>大丈夫<rt>だいじょうぶ</rt></ruby>です。ほかの<ruby>病院<rt>びょういん</rt></ruby>の人も、<ruby>家族<rt>かぞく</rt></ruby>も<ruby>使<rt>つか</rt></ruby>うことができます。お<ruby>金<rt>かね</rt></ruby>、<ruby>仕事<rt>しごと</rt></ruby>、<ruby>子<rt>こ</rt></ruby>ども、<ruby>在留資格<rt>ざいりゅうしかく</rt></ruby>の<ruby>心配<rt>しんぱい</rt></ruby>も話してください。</p>
<h2>よく<ruby>聞<rt>き</rt></ruby>く<ruby>言葉<rt>ことば</rt></ruby></h2>
<table><caption><ruby>病院<rt>びょういん</rt></ruby>の<ruby>言葉<rt>ことば</rt></ruby></caption><thead><tr><th scope="col"><ruby>日本語<rt>にほんご</rt></ruby></th><th scope="col"><ruby>意味<rt>いみ</rt></ruby></th></tr></thead><tbody><tr><th scope="row"><ruby>検査<rt>けんさ</rt></ruby></th><td><ruby>病気<rt>びょうき</rt></ruby>を<ruby>調<rt>しら</rt></ruby>べること</td></tr><tr><th scope="row"><ruby>良性<rt>りょうせい</rt></ruby>、<ruby>悪性<rt>あくせい</rt></ruby></th><td><ruby>良性<rt>りょうせい</rt></ruby>は、がんではないもの。<ruby>悪性<rt>あくせい</rt></ruby>は、がん</td></tr><tr><th scope="row"><ruby>手術<rt>しゅじゅつ</rt></ruby></th><td>体を<ruby>切<rt>き</rt></ruby>って、<ruby>悪<rt>わる</rt></ruby>い<ruby>所<rt>ところ</rt></ruby>を<ruby>取<rt>と</rt></ruby>ること</td></tr><tr><th scope="row"><ruby>抗<rt>こう</rt></ruby>がん<ruby>剤<rt>ざい</rt></ruby></th><td>がんの<ruby>薬<rt>くすり</rt></ruby></td></tr><tr><th scope="row"><ruby>放射線<rt>ほうしゃせん</rt></ruby></th><td>目に見えない<ruby>光<rt>ひかり</rt></ruby>で、がんを<ruby>治<rt>なお</rt></ruby>す<ruby>方法<rt>ほうほう</rt></ruby></td></tr><tr><th scope="row"><ruby>副作用<rt>ふくさよう</rt></ruby></th><td><ruby>薬<rt>くすり</rt></ruby>で、体の<ruby>具合<rt>ぐあい</rt></ruby>が<ruby>悪<rt>わる</rt></ruby>くなること</td></tr><tr><th scope="row"><ruby>再発<rt>さいはつ</rt></ruby>、<ruby>転移<rt>てんい</rt></ruby></th><td>がんが、また出ること。ほかの<ruby>所<rt>ところ</rt></ruby>に<ruby>広<rt>ひろ</rt></ruby>がること</td></tr><tr><th scope="row"><ruby>緩和<rt>かんわ</rt></ruby>ケア</th><td><ruby>痛<rt>いた</rt></ruby>みや<ruby>心<rt>こころ</rt></ruby>のつらさを、やわらげること。はじめから<ruby>受<rt>う</rt></ruby>けることができます</td></tr><tr><th scope="row"><ruby>同意書<rt>どういしょ</rt></ruby></th><td>「<ruby>説明<rt>せつめい</rt></ruby>が分かりました。お<ruby>願<rt>ねが</rt></ruby>いします」と<ruby>書<rt>か</rt></ruby>く<ruby>紙<rt>かみ</rt></ruby>。分からないときは、まだ<ruby>名前<rt>なまえ</rt></ruby>を<ruby>書<rt>か</rt></ruby>きません</td></tr></tbody></table>
<h2>お<ruby>金<rt>かね</rt></ruby>のこと</h2>
<p><ruby>日本<rt>にほん</rt></ruby>の<ruby>健康保険<rt>けんこうほけん</rt></ruby>に入っている人は、<ruby>病院<rt>びょういん</rt></ruby>で<ruby>全部<rt>ぜんぶ</rt></ruby>のお<ruby>金<rt>かね</rt></ruby>を<ruby>払<rt>はら</rt></ruby>いません。<ruby>払<rt>はら</rt></ruby>うのは、<ruby>一部<rt>いちぶ</rt></ruby>です。1か月に<ruby>払<rt>はら</rt></ruby>うお<ruby>金<rt>かね</rt></ruby>には、<ruby>上限<rt>じょうげん</rt></ruby>があります。「<ruby>高額療養費<rt>こうがくりょうようひ</rt></ruby>」と<ruby>言<rt>い</rt></ruby>います。<ruby>病院<rt>びょういん</rt></ruby>の人に「<ruby>高額療養費<rt>こうがくりょうようひ</rt></ruby>を<ruby>使<rt>つか</rt></ruby>いたいです」と<ruby>言<rt>い</rt></ruby>ってください。くわしい<ruby>説明<rt>せつめい</rt></ruby>は、<a href="/articles/high-cost-medical-expense"><ruby>高額療養費制度<rt>こうがくりょうようひせいど</rt></ruby></a>のページにあります。</p>
<p><ruby>病院<rt>びょういん</rt></ruby>に行くとき、「マイナ<ruby>保険証<rt>ほけんしょう</rt></ruby>または<ruby>資格確認書<rt>しかくかくにんしょ</rt></ruby>」を<ruby>持<rt>も</rt></ruby>っていきます。<ruby>健康保険<rt>けんこうほけん</rt></ruby>に入っていない人は、<ruby>病院<rt>びょういん</rt></ruby>の<ruby>相談員<rt>そうだんいん</rt></ruby>に、すぐ話してください。入る<ruby>方法<rt>ほうほう</rt></ruby>を<ruby>一緒<rt>いっしょ</rt></ruby>に<ruby>調<rt>しら</rt></ruby>べます。お<ruby>金<rt>かね</rt></ruby>を<ruby>払<rt>はら</rt></ruby>えないときも、<ruby>病院<rt>びょういん</rt></ruby>に行くのをやめないで、<ruby>先<rt>さき</rt></ruby>に<ruby>相談<rt>そうだん</rt></ruby>してください。</p>
<h2><ruby>仕事<rt>しごと</rt></ruby>と、<ruby>在留資格<rt>ざいりゅうしかく</rt></ruby></h2>
<ul><li><ruby>会社<rt>かいしゃ</rt></ruby>を休むときは、<ruby>会社<rt>かいしゃ</rt></ruby>の人に「<ruby>治療<rt>ちりょう</rt></ruby>で休みます」と<ruby>言<rt>い</rt></ruby>います。<ruby>会社<rt>かいしゃ</rt></ruby>の<ruby>健康保険<rt>けんこうほけん</rt></ruby>の人は、休んだ日のお<ruby>金<rt>かね</rt></ruby>（<ruby>傷病手当金<rt>しょうびょうてあてきん</rt></ruby>）をもらえることがあります。</li><li><ruby>仕事<rt>しごと</rt></ruby>をやめる前に、<ruby>相談<rt>そうだん</rt></ruby>してください。<ruby>健康保険<rt>けんこうほけん</rt></ruby>や<ruby>在留資格<rt>ざいりゅうしかく</rt></ruby>が変わることがあります。</li><li><ruby>在留<rt>ざいりゅう</rt></ruby>カードの<ruby>期限<rt>きげん</rt></ruby>が<ruby>入院<rt>にゅういん</rt></ruby>の間に来る人は、<ruby>出入国在留管理庁<rt>しゅつにゅうこくざいりゅうかんりちょう</rt></ruby>に、<ruby>早<rt>はや</rt></ruby>く<ruby>電話<rt>でんわ</rt></ruby>します。<ruby>家族<rt>かぞく</rt></ruby>が<ruby>代<rt>か</rt></ruby>わりに行けることもあります。</li><li><ruby>国<rt>くに</rt></ruby>に<ruby>帰<rt>かえ</rt></ruby>って<ruby>治療<rt>ちりょう</rt></ruby>したい人は、<ruby>薬<rt>くすり</rt></ruby>の<ruby>名前<rt>なまえ</rt></ruby>と<ruby>検査<rt>けんさ</rt></ruby>の<ruby>結果<rt>けっか</rt></ruby>を、<ruby>英語<rt>えいご</rt></ruby>で<ruby>書<rt>か</rt></ruby>いてもらえるか<ruby>聞<rt>き</rt></ruby>きます。<ruby>紙<rt>かみ</rt></ruby>を<ruby>作<rt>つく</rt></ruby>るのに、日にちとお<ruby>金<rt>かね</rt></ruby>がかかります。</li></ul>
<h2><ruby>食<rt>た</rt></ruby>べもの、<ruby>宗教<rt>しゅうきょう</rt></ruby>、<ruby>家族<rt>かぞく</rt></ruby>のこと</h2>
<p><ruby>食<rt>た</rt></ruby>べられないもの、お<ruby>祈<rt>いの</rt></ruby>り、<ruby>断食<rt>だんじき</rt></ruby>、<ruby>男<rt>おとこ</rt></ruby>の人や<ruby>女<rt>おんな</rt></ruby>の人の<ruby>医師<rt>いし</rt></ruby>がいいこと。<ruby>言<rt>い</rt></ruby>っていいです。<ruby>病院<rt>びょういん</rt></ruby>ができることを、<ruby>一緒<rt>いっしょ</rt></ruby>に<ruby>考<rt>かんが</rt></ruby>えます。<ruby>薬<rt>くすり</rt></ruby>を<ruby>飲<rt>の</rt></ruby>む<ruby>時間<rt>じかん</rt></ruby>を変えられることもあります。<ruby>自分<rt>じぶん</rt></ruby>で<ruby>薬<rt>くすり</rt></ruby>をやめないでください。<ruby>国<rt>くに</rt></ruby>から<ruby>持<rt>も</rt></ruby>ってきた<ruby>薬<rt>くすり</rt></ruby>やハーブを<ruby>飲<rt>の</rt></ruby>んでいる人は、<ruby>医師<rt>いし</rt></ruby>に見せてください。</p>
<h2><ruby>医師<rt>いし</rt></ruby>に<ruby>聞<rt>き</rt></ruby>くこと</h2>
<ol><li>わたしの<ruby>病気<rt>びょうき</rt></ruby>の<ruby>名前<rt>なまえ</rt></ruby>は何ですか。<ruby>紙<rt>かみ</rt></ruby>に<ruby>書<rt>か</rt></ruby>いてください。</li><li>どんな<ruby>治療<rt>ちりょう</rt></ruby>がありますか。何か月かかりますか。</li><li><ruby>治療<rt>ちりょう</rt></ruby>をしないと、どうなりますか。</li><li><ruby>仕事<rt>しごと</rt></ruby>や<ruby>学校<rt>がっこう</rt></ruby>に行くことができますか。</li><li>お<ruby>金<rt>かね</rt></ruby>は、1か月にいくらですか。</li><li>どんなときに、すぐ<ruby>電話<rt>でんわ</rt></ruby>しますか。<ruby>夜<rt>よる</rt></ruby>の<ruby>電話番号<rt>でんわばんごう</rt></ruby>は<ruby>何番<rt>なんばん</rt></ruby>ですか。</li></ol>
<p><ruby>説明<rt>せつめい</rt></ruby>のとき、スマートフォンで<ruby>声<rt>こえ</rt></ruby>を<ruby>取<rt>と</rt></ruby>ってもいいか、<ruby>聞<rt>き</rt></ruby>いてください。あとで、<ruby>家族<rt>かぞく</rt></ruby>と<ruby>一緒<rt>いっしょ</rt></ruby>に<ruby>聞<rt>き</rt></ruby>くことができます。</p>
<h2><ruby>電話<rt>でんわ</rt></ruby>で<ruby>言<rt>い</rt></ruby>う<ruby>言葉<rt>ことば</rt></ruby></h2>
<p>「もしもし。わたしは〇〇です。がんの<ruby>治療<rt>ちりょう</rt></ruby>をしています。<ruby>熱<rt>ねつ</rt></ruby>があります。〇度です。<ruby>日本語<rt>にほんご</rt></ruby>は少しだけです。」これだけ<ruby>言<rt>い</rt></ruby>えたら<ruby>大丈夫<rt>だいじょうぶ</rt></ruby>です。下に、すぐ<ruby>電話<rt>でんわ</rt></ruby>するときが<ruby>書<rt>か</rt></ruby>いてあります。この<ruby>紙<rt>かみ</rt></ruby>を、<ruby>家族<rt>かぞく</rt></ruby>と<ruby>一緒<rt>いっしょ</rt></ruby>に見ておいてください。</p>
`;

/** For people from abroad, written in plain Japanese in both versions: interpreter, words of the hospital, money, work and residence. */
export const foreignResidents = articleItem({
  id: 'foreign-residents',
  publishedAt: '2026-11-27T03:33:00.000Z',
  title: '外国から来た方・外国籍の方へ：日本語が難しいとき（やさしい日本語）',
  category: { id: 'life' },
  cancer_category: [],
  cancer_status: [],
  topics: ['foreign-residents', 'talking-with-doctor', 'health-insurance', 'support-centre'],
  summary:
    '外国から来た人、日本語が難しい人のために、やさしい日本語で書きました。通訳の頼み方、病院でよく聞く言葉、お金、仕事と在留資格、医師に聞くこと、電話で言う言葉があります。',
  reviewed_at: '2026-11-27',
  next_review_at: '2027-11-19',
  reviewer_role: '外国から来た患者さんを支える相談員',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '電話医療通訳',
      publisher: '特定非営利活動法人 AMDA国際医療情報センター',
      url: 'https://www.amdamedicalcenter.com/1-1',
    },
    {
      title: '「がん相談支援センター」とは',
      publisher: '国立がん研究センター がん情報サービス',
      year: 2024,
      url: 'https://ganjoho.jp/public/institution/consultation/cisc/cisc.html',
    },
  ],
});
