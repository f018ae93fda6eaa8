import type { PartGallery } from '../gallery/part-gallery.ts';
import { Prose } from './prose.tsx';

const reading = (
  <p>
    <ruby>
      末梢神経障害<rt>まっしょうしんけいしょうがい</rt>
    </ruby>
    は、手や足がしびれることです。
    <ruby>
      主治医<rt>しゅじい</rt>
    </ruby>
    に、いつから、どこがしびれるかを伝えます。
  </p>
);

export const proseGallery: PartGallery = {
  noun: 'prose',
  title: '読むところ',
  states: {
    '見出し・段落・箇条書き': (
      <Prose>
        <h2>診察の時間は、思ったより短い</h2>
        <p>
          外来の診察は、ひとりあたり数分ということもあります。説明を聞くだけで時間が過ぎ、帰り道で「あれも聞けばよかった」と思い出す。
        </p>
        <h3>1. 聞きたいことを三つにしぼる</h3>
        <ul>
          <li>いつから</li>
          <li>
            どのくらい。<mark>困ること</mark>も書きます
          </li>
        </ul>
        <ol>
          <li>メモを見せる</li>
          <li>次の予約を聞く</li>
        </ol>
        <p>
          くわしくは<a href="#prose">聞き方の例</a>をご覧ください。
        </p>
      </Prose>
    ),
    '数字・訂正・コード・たたんだ文': (
      <Prose>
        <p>
          好中球が 0.5×10<sup>9</sup>/L を下回るとき。CO<sub>2</sub> は別の値です。
        </p>
        <p>
          <s>1日2回、食後</s>→<ins>1日1回、朝食後</ins>（訂正）。<u>必ず</u>電話を。<code>WBC</code>
        </p>
        <ol start={3}>
          <li>三つめ</li>
          <li>四つめ</li>
        </ol>
        <h2>章</h2>
        <h3>節</h3>
        <h4>項</h4>
        <h5>注意</h5>
        <pre>
          <code>{'1行め\n  https://example.org/a-very-long-address-without-a-place-to-break-it\n3行め'}</code>
        </pre>
        <details>
          <summary>くわしく</summary>
          <p>中身</p>
        </details>
        <p className="align-center">まんなか</p>
      </Prose>
    ),
    'ふりがな（上の「文字」で、つける・つけない）': <Prose>{reading}</Prose>,
    表と引用: (
      <Prose>
        <table>
          <caption>くらしの目安</caption>
          <thead>
            <tr>
              <th scope="col">こと</th>
              <th scope="col">目安</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">水分</th>
              <td>のどがかわく前に、少しずつ</td>
            </tr>
          </tbody>
        </table>
        <blockquote>
          <p>ひとりで決めなくて大丈夫です。</p>
        </blockquote>
      </Prose>
    ),
  },
};
