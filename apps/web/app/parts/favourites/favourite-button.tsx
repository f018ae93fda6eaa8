import { formatFigure } from '@hidamari/domain/japanese-text';
import './favourite-button.css';
import { Icon } from '@hidamari/ui/icon';
import { useToast } from '@hidamari/ui/toast';
import { useFavourite } from './favourites.tsx';
import type { FavouriteKind } from './favourites-store.ts';
import { tabFavourites } from './tab-favourites.ts';

interface FavouriteButtonProps {
  kind: FavouriteKind;
  id: string;
  /** Title of the article or the name of the service: the button is one of many. */
  title: string;
  /** mark: sign above a word, on cards. button: beside other buttons, with the count of those who keep it. */
  shape?: 'mark' | 'button';
  /** restore: in a list of what is kept, one that was taken out comes back with the day it was first kept. */
  whenRemoved?: 'keep' | 'restore';
}

const FAULT = '変えられませんでした。もとのままにしました。通信を確かめて、もう一度お試しください。';

type Press = 'keep' | 'remove' | 'restore';

/** Changes the favourite at once; says so where it was taken out, and where the change had to be undone. */
function usePress(kind: FavouriteKind, id: string): (press: Press) => void {
  const toast = useToast();
  const send = (press: Press) => {
    tabFavourites()
      [press](kind, id)
      .catch(() => toast({ text: FAULT, isFault: true }));
  };
  return (press) => {
    send(press);
    if (press !== 'remove') return;
    toast({
      text: 'お気に入りから外しました',
      action: { label: '取り消す', onPress: () => send('restore') },
    });
  };
}

/** How many keep it: a figure beside the word for the eye, a sentence for the ear. */
function Count({ count }: { count: number }) {
  const people = `${formatFigure(count)}人`;
  return (
    <>
      <span className="favourite-count ui-num" aria-hidden="true">
        {people}
      </span>
      <span className="sr-only">{`、${people}が保存`}</span>
    </>
  );
}

const WORDS: Readonly<Record<Press, string>> = { keep: '保存', remove: '保存ずみ', restore: '元に戻す' };

/** 保存: keeps an article or a service, at once and undone on failure. Drawn for members alone. */
export function FavouriteButton(props: FavouriteButtonProps) {
  const { kind, id, title, shape = 'mark', whenRemoved = 'keep' } = props;
  const favourite = useFavourite(kind, id);
  const press = usePress(kind, id);
  if (favourite === null) return null;
  const { isKept, count } = favourite;
  const next: Press = isKept ? 'remove' : whenRemoved;
  return (
    <button
      type="button"
      className="favourite-button"
      data-shape={shape}
      data-print="hide"
      aria-pressed={next === 'restore' ? undefined : isKept}
      onClick={() => press(next)}
    >
      <Icon name={next === 'restore' ? 'refresh' : 'heart'} size={22} />
      <span>
        {WORDS[next]}
        <span className="sr-only">{`：${title}`}</span>
      </span>
      {shape === 'button' && count !== null ? <Count count={count} /> : null}
    </button>
  );
}
