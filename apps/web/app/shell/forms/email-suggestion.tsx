import { suggestEmail } from '@hidamari/domain/members';
import { Button } from '@hidamari/ui/button';
import { Notice } from '@hidamari/ui/notice';

interface EmailSuggestionProps {
  value: string;
  /** Sets the address, and the focus into its field: the button goes with its suggestion. */
  onTake(address: string): void;
}

/** Under an address that looks mistyped (`gmial.com`): what was probably meant, to be taken with one press. */
export function EmailSuggestion({ value, onTake }: EmailSuggestionProps) {
  const suggestion = suggestEmail(value);
  if (suggestion === null) return null;
  return (
    <Notice tone="caution" live>
      <p>{suggestion} ではありませんか？</p>
      <Button kind="plain" size="small" onClick={() => onTake(suggestion)}>
        {suggestion} に直す
      </Button>
    </Notice>
  );
}
