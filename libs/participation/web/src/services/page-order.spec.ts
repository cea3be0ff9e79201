import { inPageOrder } from './page-order';

const order = (...paths: (string | null)[]) => inPageOrder(paths.map((path) => ({ path, message: 'is required' }))).map(({ path }) => path);

test('what is wrong is listed as it stands on the page: own fields before the notes, what is of no field first', () => {
  expect(order('category', 'minutes', 'personIds')).toEqual(['personIds', 'category', 'minutes']);
  expect(order('notes', '17', 'providedBy', null, '9', 'onDate', 'personIds.0')).toEqual([null, 'personIds.0', 'onDate', 'providedBy', '17', '9', 'notes']);
});
