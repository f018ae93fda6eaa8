/** Everything that an editor of the content service can put into a text, once. The words are made up for tests. */
export const RICH_TEXT = `
<h1 id="h10aa">検査の値の読み方</h1>
<h2 id="h20bb">この記事の中身</h2>
<ul><li><a href="#h30cc">数が下がる時期</a></li><li><a href="#h41ee">くわしい表</a></li><li><a href="#gone">前の版の章</a></li></ul>
<p>好中球が <strong>0.5×10<sup>9</sup>/L</strong> を下回ると、CO<sub>2</sub> とは別に、熱に気をつけます。</p>
<p>体表面積は 1.5 m<sup>2</sup> として計算します。</p>
<p><s>1日2回、食後</s>→1日1回、朝食後（訂正）。<u>必ず</u>電話をしてください。<span style="color: #b00">38.0℃以上</span><del>37.0℃</del><ins>37.5℃</ins></p>
<ol start="3"><li>三つめ</li><li>四つめ</li></ol>
<ol><li>親<ul><li>子</li></ul></li></ol>
<h3 id="h31dd">数</h3><h4 id="h41ee">表</h4><h5 id="h51ff">注意</h5>
<h2 id="h30cc">数が下がる時期</h2><p></p><p><br></p>
<p style="text-align: center">まんなか</p><p style="text-align: right">右</p>
<table style="min-width: 75px"><caption>血液</caption><colgroup><col style="width: 30%"><col></colgroup><tbody><tr><th colspan="2"><p>見出し</p></th></tr><tr><td rowspan="2">白血球</td><td>好中球</td></tr><tr><td>リンパ球</td></tr></tbody><tfoot><tr><td>注</td><td>足</td></tr></tfoot></table>
<p><a href="http://hospital.example/gan/">古いままの病院のページ</a> <a href="/articles/sleepless-night" target="_blank" rel="noopener">わたしたちの記事</a> <a href="tel:03-0000-0000">電話</a> <a href="sms:110">ショートメール</a> <a href="javascript:alert(1)">動くもの</a><a href="https://example.org/"></a><a>ことばだけ</a></p>
<p>そのままの <code>WBC</code></p>
<div data-filename="memo.txt"><pre><code class="language-txt">1行め
  2行め
3行め</code></pre></div>
<figure><img src="https://images.content.example/a.png?w=800&amp;h=600" alt="図の説明&quot;A&quot;" width="800" height="600"><figcaption>図1</figcaption></figure>
<figure><a href="https://example.org/picture"><img src="//images.content.example/b.png" alt=""></a></figure>
<p><picture><source srcset="https://images.content.example/c.webp"><img src="https://images.content.example/c.png" alt="写真"></picture></p>
<div class="iframely-embed"><div class="iframely-responsive" style="padding-bottom: 56.25%"><a href="https://www.youtube.com/watch?v=film-1" data-iframely-url="//cdn.iframe.ly/api/iframe?url=film-1"></a></div></div><script async src="//cdn.iframe.ly/embed.js"></script>
<div style="left: 0; width: 100%; position: relative"><iframe src="https://www.youtube.com/embed/film-2?rel=0" style="top: 0" allowfullscreen> </iframe></div>
<iframe src="https://maps.example/place?id=1" title="病院までの地図"></iframe>
<video src="https://files.content.example/d.mp4" controls></video><audio controls><source src="https://files.content.example/e.mp3" type="audio/mpeg"><source src="https://files.content.example/e.ogg" type="audio/ogg"></audio>
<details open><summary>くわしく</summary><p>中身</p></details>
<p class="lead">はじめに</p><form action="/logout"><button>押す</button></form>
`;
