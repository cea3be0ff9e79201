import { AppError } from './app-error';
import { checkPage, defineList, FILTER_MODES, filterFieldOf, LIST_FIELD_TYPES, MAX_PAGE_SIZE, modesFor, PAGE_SIZES, sortFieldOf } from './list-query';

const list = defineList('participants', {
  lastName: { type: 'text', label: 'x', filterable: true, sortable: true },
  notes: { type: 'text', label: 'x' },
});

/** The code of the AppError that the call throws. */
function codeOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  return 'none';
}

it('refuses fields that are unknown, inherited or not declared for the use', () => {
  for (const field of ['nope', 'toString', '__proto__', 'constructor', 'notes', '']) {
    expect(codeOf(() => filterFieldOf(list, { field, mode: 'contains', value: 'a' }))).toBe('LIST_FIELD_UNKNOWN');
    expect(codeOf(() => sortFieldOf(list, { field, direction: 'asc' }))).toBe('LIST_FIELD_UNKNOWN');
  }
});

it('refuses modes of another type', () => {
  for (const mode of FILTER_MODES.filter((m) => !modesFor('text').includes(m))) {
    expect(codeOf(() => filterFieldOf(list, { field: 'lastName', mode, value: '1' }))).toBe('LIST_MODE_UNKNOWN');
  }
});

it.each([
  [{ offset: -1, limit: 10 }, 'VALIDATION'],
  [{ offset: 0.5, limit: 10 }, 'VALIDATION'],
  [{ offset: 0, limit: 0 }, 'VALIDATION'],
  [{ offset: 0, limit: Number.NaN }, 'VALIDATION'],
  [{ offset: 0, limit: MAX_PAGE_SIZE + 1 }, 'PAGE_TOO_LARGE'],
])('refuses the page %j', (page, code) => expect(codeOf(() => checkPage(page))).toBe(code));

it('accepts every offered page size and a larger maximum where one is given', () => {
  for (const limit of [...PAGE_SIZES, MAX_PAGE_SIZE]) expect(codeOf(() => checkPage({ offset: 0, limit }))).toBe('none');
  expect(codeOf(() => checkPage({ offset: 0, limit: 500 }, 500))).toBe('none');
});

it('has fourteen modes, each of use to some type', () => {
  expect(FILTER_MODES).toHaveLength(14);
  expect(new Set(LIST_FIELD_TYPES.flatMap((type) => modesFor(type)))).toEqual(new Set(FILTER_MODES));
  expect(filterFieldOf(list, { field: 'lastName', mode: 'contains', value: 'a' }).type).toBe('text');
  expect(sortFieldOf(list, { field: 'lastName', direction: 'desc' }).type).toBe('text');
});
