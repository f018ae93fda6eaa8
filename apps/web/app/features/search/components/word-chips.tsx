import { Chips } from '@hidamari/ui/chips';

interface WordChipsProps {
  /** What they are, for a listener. */
  name: string;
  words: readonly string[];
  onPick: (keyword: string) => void;
}

/** Words to press that are searched for as if they had been typed. They are no addresses (decision 0050). */
export function WordChips({ name, words, onPick }: WordChipsProps) {
  return (
    <Chips name={name}>
      {words.map((word) => (
        <button key={word} type="button" className="ui-chip" onClick={() => onPick(word)}>
          {word}
        </button>
      ))}
    </Chips>
  );
}
