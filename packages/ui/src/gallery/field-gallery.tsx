import { useState } from 'react';
import { Button, ButtonPair } from '../button/index.ts';
import { CategoryTiles } from '../category-tiles/index.ts';
import { CheckPicks, TickField } from '../check-picks/index.ts';
import { Chip, ChipLink, Chips } from '../chips/index.ts';
import { CodeField, CodeResend } from '../code-field/index.ts';
import { DateFields } from '../date-fields/index.ts';
import { ErrorSummary } from '../error-summary/index.ts';
import { FieldRow, Fields } from '../field/index.ts';
import { ImagePicker } from '../image-picker/index.ts';
import { KanaField, useKanaFill } from '../kana-field/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { RadioPicks } from '../radio-picks/index.ts';
import { ReadOnlyField } from '../read-only-field/index.ts';
import { SegmentedSwitch } from '../segmented-switch/index.ts';
import { SelectField } from '../select-field/index.ts';
import { FormSteps, StepLine } from '../steps/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { WordScale } from '../word-scale/index.ts';
import { GallerySection } from './gallery-section.tsx';

const POSTAL_ERROR = '郵便番号は7桁の数字で入力してください';

function NameFields() {
  const [kana, setKana] = useState('');
  const fill = useKanaFill(kana, setKana);
  return (
    <FieldRow>
      <TextField name="family_name" label="姓" need="required" autoComplete="family-name" {...fill} />
      <KanaField
        name="family_name_kana"
        label="セイ"
        need="required"
        value={kana}
        onChange={(event) => setKana(event.target.value)}
        note={kana ? 'ふりがなを自動で入れました。違うときは直してください。' : undefined}
      />
    </FieldRow>
  );
}

function TextFieldGallery() {
  return (
    <GallerySection name="入力欄">
      <ErrorSummary
        attempt={0}
        errors={[
          { id: 'postal_code', text: POSTAL_ERROR },
          { id: 'birthday', text: '生年月日を選んでください' },
        ]}
      />
      <Fields>
        <NameFields />
        <TextField
          name="postal_code"
          label="郵便番号"
          need="optional"
          hint="例：182-0026"
          prefix="〒"
          width="short"
          inputMode="numeric"
          autoComplete="postal-code"
          defaultValue="182"
          error={POSTAL_ERROR}
          after={
            <div>
              <Button kind="plain">住所を自動入力</Button>
            </div>
          }
        />
        <TextField
          name="temperature"
          label="体温"
          need="optional"
          suffix="℃"
          width="short"
          inputMode="decimal"
        />
        <TextField name="closed_field" label="使えない欄" defaultValue="いまは変えられません" disabled />
        <TextArea
          name="talk"
          label="言われたこと、聞けたこと"
          need="optional"
          limit={1000}
          defaultValue="血液検査の説明を受けた。しびれは次の診察でもう一度相談することになった。"
        />
        <SelectField
          name="prefecture"
          label="都道府県"
          need="optional"
          width="medium"
          options={[
            { value: '13', label: '東京都' },
            { value: '26', label: '京都府' },
          ]}
        />
        <DateFields
          name="birthday"
          label="生年月日"
          need="required"
          years={{ from: 1920, to: 2008 }}
          defaultDay="1953-05-03"
          birthday
          error="生年月日を選んでください"
        />
        <PasswordField
          name="password"
          label="パスワード"
          need="required"
          hint="8文字以上。覚えやすい文でもかまいません。"
          autoComplete="new-password"
          defaultValue="aaaaaaaa"
          error="推測されやすいパスワードは使えません。別の文字にしてください"
        />
        <CodeField
          name="code"
          label="確認コード"
          need="required"
          defaultValue="123456"
          after={<CodeResend secondsLeft={42} onResend={() => {}} />}
        />
        <ReadOnlyField
          label="生年月日"
          value="1953年（昭和28年）5月3日"
          reason="ご加入の確認で使ったため、ここでは変えられません。"
        />
        <ReadOnlyField label="携帯電話" value="090-1234-5678" state="proved" />
      </Fields>
      <ButtonPair
        back={<Button kind="plain">戻る</Button>}
        onward={<Button type="submit">入力内容を確認する</Button>}
      />
    </GallerySection>
  );
}

/** A picture of its own, so that the gallery asks nobody for one. */
const EXAMPLE_PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%23fbe7b2"/%3E%3Ccircle cx="4" cy="4" r="2" fill="%23e8a33d"/%3E%3C/svg%3E';

function PictureGallery() {
  const common = {
    label: 'プロフィールの写真',
    need: 'optional',
    hint: 'JPEG、PNG、WebP。5MBまで。',
    accept: 'image/jpeg,image/png,image/webp',
    shape: 'round',
    onChoose: () => {},
    onClear: () => {},
  } as const;
  return (
    <GallerySection name="写真を選ぶ">
      <Fields>
        <ImagePicker name="picture_none" {...common} />
        <ImagePicker name="picture_sending" {...common} preview={EXAMPLE_PICTURE} percent={64} />
        <ImagePicker name="picture_sent" {...common} preview={EXAMPLE_PICTURE} />
        <ImagePicker
          name="picture_failed"
          {...common}
          preview={EXAMPLE_PICTURE}
          error="画像を送れませんでした。もう一度お試しください"
          onAgain={() => {}}
        />
        <ImagePicker name="picture_square" {...common} label="検査の結果の写真" shape="square" />
      </Fields>
    </GallerySection>
  );
}

function ChoiceGallery() {
  const [view, setView] = useState<'chart' | 'table'>('table');
  const [isOn, setOn] = useState(true);
  return (
    <>
      <GallerySection name="選ぶ">
        <RadioPicks
          name="who"
          label="どなたのご相談ですか"
          need="required"
          columns={2}
          defaultValue="family"
          options={[
            { value: 'self', label: 'わたし（本人）', note: 'いま治療中、検査中、治療のあと' },
            { value: 'family', label: '家族など身近な人', note: '配偶者、親、子、きょうだい、友人' },
            { value: 'no-response', label: '答えたくない' },
            { value: 'closed', label: 'いまは選べません', disabled: true },
          ]}
        />
        <RadioPicks
          name="consent"
          label="ご本人の了承"
          need="required"
          error="どちらかを選んでください"
          options={[
            { value: 'yes', label: 'ご本人の了承を得ています' },
            { value: 'unknown', label: 'わからない' },
          ]}
        />
        <CheckPicks
          name="topics"
          label="知りたいこと"
          need="optional"
          columns={2}
          defaultValues={['money']}
          options={[
            { value: 'money', label: '医療費' },
            { value: 'work', label: '仕事' },
          ]}
        />
        <TickField
          name="terms"
          label="利用規約に同意します"
          need="required"
          note={<a href="#terms">利用規約を読む（別ウィンドウで開きます）</a>}
          error="利用規約をお読みのうえ、同意するにチェックを入れてください"
        />
        <Chips name="しぼりこみ">
          <Chip pressed={isOn} onPress={() => setOn(!isOn)}>
            保険の案内
          </Chip>
          <Chip pressed={false} onPress={() => {}} count={12}>
            病院
          </Chip>
          <ChipLink href="#chip">だるさ</ChipLink>
        </Chips>
        <SegmentedSwitch
          label="表示"
          value={view}
          onChange={setView}
          options={[
            { value: 'chart', label: 'グラフ', icon: 'chart' },
            { value: 'table', label: '表', icon: 'table' },
          ]}
        />
      </GallerySection>
      <GallerySection name="記録をつける">
        <CategoryTiles
          name="categories"
          label="残したいこと"
          need="required"
          hint="いくつでも選べます。選んだものだけ、下に欄が出ます。"
          defaultValues={['visit', 'symptom']}
          tiles={[
            { value: 'visit', label: '受診', note: '通院・入院・検査', icon: 'hospital' },
            { value: 'medicine', label: '薬', note: '飲んだ薬、点滴', icon: 'pill' },
            { value: 'symptom', label: '症状', note: '体の変化、気持ち', icon: 'thermo' },
            { value: 'life', label: 'くらし', note: '睡眠・食事・仕事', icon: 'leaf' },
            { value: 'other', label: 'その他', note: '自由に書く', icon: 'file' },
          ]}
        />
        <WordScale name="fatigue" label="だるさ" defaultValue={1} />
        <WordScale name="numbness" label="しびれ" />
        <div className="w-[240px]">
          <WordScale name="nausea" label="吐き気（せまいところ）" defaultValue={3} />
        </div>
        <FormSteps current={2} />
        <StepLine current={1} total={5} name="体のこと" />
      </GallerySection>
    </>
  );
}

/** Every field and every way to choose, with rest, chosen, bad, disabled and read-only states. */
export function FieldGallery() {
  return (
    <>
      <TextFieldGallery />
      <PictureGallery />
      <ChoiceGallery />
    </>
  );
}
