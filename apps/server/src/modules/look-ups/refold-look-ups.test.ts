import { SEARCH_FOLD } from '@hidamari/domain/search-text';
import { expect, it } from 'vitest';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { storedHospital, storedMedicine } from './look-up-row.ts';
import {
  findHospitalRows,
  findMedicineRows,
  writeHospitalRows,
  writeMedicineRows,
} from './look-ups.repository.ts';
import { hospitals, medicines } from './look-ups.table.ts';
import { refoldLookUps } from './refold-look-ups.ts';

const portal = usePortal();

const OLD = { search_text: '', search_pieces: [], search_fold: SEARCH_FOLD - 1 };

it('前の読みかえで読み込んだ病院と薬の名前は、いまの読みかえに作りなおし、どの書き方でも見つかる', async () => {
  const { database } = portal.dependencies;
  const place = { prefecture: 'tokyo', city: '調布市' };
  const hospital = {
    code: 'h-1',
    name: '髙﨑Ａ－１病院（架空）',
    kana: 'タカサキエーワンビョウイン',
    ...place,
  };
  const medicine = { code: 'm-1', name: 'ＴＳ－１配合カプセル', kana: '', general_name: '' };
  await writeHospitalRows(database, [storedHospital(hospital, false)]);
  await writeMedicineRows(database, [storedMedicine(medicine, false)]);
  await database.update(hospitals).set(OLD);
  await database.update(medicines).set(OLD);
  const namesOf = async (hospitalName: string, medicineName: string) =>
    [
      ...(await findHospitalRows(database, hospitalName)),
      ...(await findMedicineRows(database, medicineName)),
    ].map(({ name }) => name);
  expect(await namesOf('高崎', 'TS-1')).toEqual([]);

  await refoldLookUps(database, 0);
  expect(await namesOf('高崎', 'TS-1')).toEqual([]);
  await refoldLookUps(database);
  for (const [hospitalName, medicineName] of [
    ['高崎', 'TS-1'],
    ['髙﨑', 'TS−1'],
    ['a−1', 'tsー1'],
  ] as const)
    expect(await namesOf(hospitalName, medicineName)).toEqual([hospital.name, medicine.name]);
  const folds = await database.select({ fold: hospitals.search_fold }).from(hospitals);
  expect(folds).toEqual([{ fold: SEARCH_FOLD }]);
});
