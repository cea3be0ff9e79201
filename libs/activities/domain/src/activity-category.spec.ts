import { ACTIVITY_CATEGORIES, ACTIVITY_CATEGORY_KEYS, categoriesOn, isActivityCategory } from './activity-category';

it('knows no other category', () => {
  for (const value of ['', 'STEM', 'toString', null, 1]) expect(isActivityCategory(value)).toBe(false);
});

it('offers none before the law and all fourteen since', () => {
  expect(categoriesOn('2015-12-09')).toEqual([]);
  expect(categoriesOn('2015-12-10')).toEqual(ACTIVITY_CATEGORY_KEYS);
  expect(ACTIVITY_CATEGORY_KEYS.map((key) => ACTIVITY_CATEGORIES[key].paragraph)).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
});
