import { QuestionDialog } from '@hidamari/ui/dialog';

type Props = { parts: readonly string[]; onKeep: () => void; onMend: () => void };

/** Something is written under a category that was let go: the save would leave it out, and a stored log would lose it. */
export function LeftOutDialog({ parts, onKeep, onMend }: Props) {
  return (
    <QuestionDialog
      isOpen={parts.length > 0}
      onClose={onMend}
      title="選んでいないところに、書いたものがあります"
      answer={{ label: '書きなおす', onPress: onMend }}
      otherAnswer={{ label: '残さずに保存する', onPress: onKeep }}
    >
      <ul className="grid gap-1">
        {parts.map((part) => (
          <li key={part}>
            <b>{part}</b>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        このまま保存すると、この内容は記録に残りません。残すには、もう一度選んでから保存してください。
      </p>
    </QuestionDialog>
  );
}
