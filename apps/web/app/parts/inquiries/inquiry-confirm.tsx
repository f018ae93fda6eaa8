import type { InquiryType } from '@hidamari/domain/inquiries';
import { Button, ButtonPair } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { DefinitionList } from '@hidamari/ui/definition-list';
import type { FailedSave } from '../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../shell/forms/failed-save-notice.tsx';
import { CrisisNote } from '../crisis/crisis-note.tsx';
import { type InquiryValues, inquirySummary, ownWordsOf } from './inquiry-values.ts';

interface InquiryConfirmProps {
  type: InquiryType;
  values: InquiryValues;
  failure: FailedSave | null;
  isBusy: boolean;
  onBack(): void;
  onSend(): void;
}

/** 確認: what was written is read again, and the crisis card stands under it as it did under its field (G119). */
export function InquiryConfirm({ type, values, failure, isBusy, onBack, onSend }: InquiryConfirmProps) {
  return (
    <Card>
      <div className="grid grid-cols-1 gap-6">
        <p>この内容でお送りしてよいか、ご確認ください。</p>
        <DefinitionList items={inquirySummary(type, values)} />
        <CrisisNote text={ownWordsOf(values)} />
        <FailedSaveNotice failure={failure} onSendAgain={onSend} />
        <ButtonPair
          back={
            <Button kind="plain" onClick={onBack}>
              戻って直す
            </Button>
          }
          onward={
            <Button onClick={onSend} busy={isBusy ? '送っています…' : undefined}>
              この内容で送る
            </Button>
          }
        />
      </div>
    </Card>
  );
}
