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
}

const FAULT = '変えられませんでした。もとのままにしました。通信を確かめて、もう一度お試しください。';

/** 保存: keeps an article or a service, at once and undone on failure. Drawn for members alone. */
export function FavouriteButton({ kind, id, title, shape = 'mark' }: FavouriteButtonProps) {
  const favourite = useFavourite(kind, id);
  const toast = useToast();
  if (favourite === null) return null;
  const { isKept, count } = favourite;
  const told = (change: Promise<void>) => change.catch(() => toast({ text: FAULT, isFault: true }));
  const press = () => {
    const store = tabFavourites();
    if (!isKept) return void told(store.keep(kind, id));
    void told(store.remove(kind, id));
    toast({
      text: 'お気に入りから外しました',
      action: { label: '取り消す', onPress: () => void told(store.restore(kind, id)) },
    });
  };
  return (
    <button
      type="button"
      className="favourite-button"
      data-shape={shape}
      data-print="hide"
      aria-pressed={isKept}
      onClick={press}
    >
      <Icon name="heart" size={22} />
      <span>
        {isKept ? '保存ずみ' : '保存'}
        <span className="sr-only">{`：${title}`}</span>
      </span>
      {shape === 'button' && count !== null ? (
        <span className="favourite-count ui-num">{formatFigure(count)}</span>
      ) : null}
    </button>
  );
}
