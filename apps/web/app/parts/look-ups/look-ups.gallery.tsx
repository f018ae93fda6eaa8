import type { PartGallery } from '@hidamari/ui/gallery';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from '../../shell/data/query-client.ts';
import { HospitalField, MedicineField } from './look-up-fields.tsx';

/** Samples stand outside the pages, and so bring what a page has around it. */
function OnPage({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** A field as a form wires it. */
function useExampleField(name: string, error?: string) {
  const [value, setValue] = useState('');
  return { field: { name, value, error, onBlur: () => {} }, setValue };
}

function ExampleHospital() {
  const { field, setValue } = useExampleField('example_hospital');
  return (
    <HospitalField
      label="病院の名前"
      need="optional"
      field={field}
      onWrite={setValue}
      onChoose={({ name }) => setValue(name)}
    />
  );
}

function ExampleMedicine() {
  const { field, setValue } = useExampleField('example_medicine', '薬の名前を入力してください');
  return (
    <MedicineField
      label="薬の名前"
      need="required"
      field={field}
      onWrite={setValue}
      onChoose={({ name }) => setValue(name)}
    />
  );
}

/** Only members are given candidates: what the list looks like stands among the parts of packages/ui, as combobox. */
export const lookUpFieldsGallery: PartGallery = {
  noun: 'look-up-field',
  title: '病院と薬の名前',
  states: {
    病院: (
      <OnPage>
        <ExampleHospital />
      </OnPage>
    ),
    薬の誤り: (
      <OnPage>
        <ExampleMedicine />
      </OnPage>
    ),
  },
};
