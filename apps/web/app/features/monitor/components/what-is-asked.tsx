import { Fold } from '@hidamari/ui/fold';
import { Prose } from '@hidamari/ui/prose';

/** Before the form: how it goes on, and what every call for people shows (G87). */
export function WhatIsAsked() {
  return (
    <div className="grid grid-cols-1 gap-3">
      <p>
        書くのは、参加と連絡の方法だけでも大丈夫です。途中でやめても、書いたものが送られることはありません。
      </p>
      <Fold summary="登録のあとと、募集のときのこと">
        <Prose>
          <p>
            「申請中」「登録」「休止」「終了」の四つの状態があります。休むことも、やめることも、いつでもできます。理由を言う必要はありません。
          </p>
          <p>
            募集のときは、だれが、何のために聞くのか、かかる時間、謝礼、答えの使い道、倫理審査の番号（ないときは「なし」）、やめ方を、先にお見せします。お読みになってから、参加するかどうかを決められます。
          </p>
        </Prose>
      </Fold>
    </div>
  );
}
