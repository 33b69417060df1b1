import { lossOf } from './upload-loss';

const file = (id: string, kind?: 'photo' | 'document', form: string | null = null) => ({ id, kind, form });

it('says nothing where nothing is on its way', () => {
  expect(lossOf([])).toBeNull();
});

it('counts each once, photos and papers apart', () => {
  expect(lossOf([file('a'), file('a', 'photo')])).toBe('1 photo has not been uploaded yet and would be lost.');
  expect(lossOf([file('a'), file('b'), file('c', 'document', '/parts/new')])).toBe(
    '2 photos and 1 paper have not been uploaded yet and would be lost.',
  );
});

it('says that they wait for a form, where all of them do', () => {
  expect(lossOf([file('a', 'document', '/parts/new')])).toBe(
    '1 paper waits for a form that is not saved and would be lost.',
  );
});
