import type { PartGallery } from '../gallery/part-gallery.ts';
import { Prose } from './index.ts';

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
