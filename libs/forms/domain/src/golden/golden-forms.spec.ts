import { checkDefinition } from '../definition/check-definition';
import { validateForm } from '../engine/validate';
import { kindOf } from '../kinds';
import { isDisplayType } from '../field-type';
import { GOLDEN_FORMS } from './golden-forms';

describe.each(GOLDEN_FORMS.map((form) => [form.title, form] as const))('%s', (_, { definition, context, cases }) => {
  it('is a form that could be saved', () => expect(checkDefinition(definition, null)).toEqual([]));

  it.each(cases.map((one) => [one.name, one] as const))('%s', (_, { viewer, tab, before, edited, expected }) => {
    const { values, changed, problems } = validateForm(definition, edited, { before, viewer, context, ...(tab && { tab }) });
    expect({ values, changed, problems: problems.map(({ path, issue, message }) => ({ path, code: issue.code, message })) }).toEqual(expected);
    // What is stored comes back through the JSON of REST as it is.
    for (const field of definition.fields) {
      const value = values[field.id];
      if (isDisplayType(field.type) || value === null || value === undefined || problems.length) continue;
      const there = JSON.parse(JSON.stringify(kindOf(field.type).toJson(value as never, field))) as unknown;
      expect([field.name, kindOf(field.type).parse(there, field, context).value]).toEqual([field.name, value]);
    }
  });
});
