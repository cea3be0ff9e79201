import fc from 'fast-check';
import { aCase, CONTEXT } from '../testing/arbitrary-form';
import { save, type } from '../testing/engine-kit';
import type { FormDefinition } from '../form-definition';
import type { FormValues, SubformRow } from '../field-value';
import { evaluateForm } from './evaluate';
import type { Viewer } from './form-state';
import { ruleCycles } from './rule-plan';
import { editsToSave } from './validate';
import { definitionFor } from './viewer-definition';

/** Without what the viewer never has. */
function known(definition: FormDefinition, values: FormValues, viewer: Viewer): FormValues {
  return Object.fromEntries(
    definitionFor(definition, viewer).fields.flatMap((one) => {
      const value = values[one.id];
      if (value === undefined) return [];
      const columns = one.fields.map(({ id }) => String(id));
      return [[one.id, one.type === 'subform' && value ? (value as SubformRow[]).map((row) => ({ ...row, values: Object.fromEntries(Object.entries(row.values).filter(([id]) => columns.includes(id))) })) : value]];
    }),
  );
}

describe('of any form and any answers', () => {
  it('evaluating again changes nothing', () => {
    fc.assert(
      fc.property(aCase, ({ definition, before, after, viewer }) => {
        const once = evaluateForm(definition, after, viewer, CONTEXT, before);
        expect(evaluateForm(definition, once.values, viewer, CONTEXT, before)).toEqual(once);
      }),
      { numRuns: 200 },
    );
  });

  it('what is read does not move: without an edit no value changes', () => {
    fc.assert(
      fc.property(aCase, ({ definition, after, viewer }) => {
        expect(evaluateForm(definition, after, viewer, CONTEXT).values).toEqual(after);
        expect(save(definition, {}, after, { viewer }).changed).toEqual([]);
      }),
    );
  });

  it('the order of edits and of their keys plays no part', () => {
    fc.assert(
      fc.property(aCase, ({ definition, before, after, viewer }) => {
        const result = save(definition, after, before, { viewer });
        const shuffled = Object.fromEntries(Object.entries(after).reverse());
        expect(save(JSON.parse(JSON.stringify(definition)) as FormDefinition, JSON.parse(JSON.stringify(shuffled)) as FormValues, before, { viewer })).toEqual(result);
      }),
    );
  });

  it('what was saved can be saved again as it is', () => {
    fc.assert(
      fc.property(aCase, ({ definition, before, after, viewer }) => {
        const { values, problems } = save(definition, after, before, { viewer });
        const again = save(definition, known(definition, values, viewer), values, { viewer });
        expect(again.values).toEqual(values);
        expect(again.changed).toEqual([]);
        // What is missing stays missing; nothing else is wrong with what stands there.
        expect(again.problems.filter(({ issue }) => issue.code !== 'REQUIRED')).toEqual([]);
        if (problems.length === 0) expect(again.problems).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('a viewer changes nothing that they may not edit, but by rules', () => {
    fc.assert(
      fc.property(aCase, ({ definition, before, after }) => {
        const viewer = { roleId: 'admin', canEdit: false };
        expect(save(definition, after, before, { viewer }).values).toEqual(save(definition, {}, before, { viewer }).values);
      }),
    );
  });

  it('browser and server agree: what is sent of all that was typed gives what the person saw', () => {
    fc.assert(
      fc.property(aCase, ({ definition, before, after, viewer }) => {
        const seen = save(definition, after, before, { viewer });
        const wire = JSON.parse(JSON.stringify(editsToSave(after, seen.state))) as FormValues;
        const kept = save(JSON.parse(JSON.stringify(definition)) as FormDefinition, wire, JSON.parse(JSON.stringify(before)) as FormValues, { viewer });
        expect(kept.values).toEqual(seen.values);
        expect(kept.state).toEqual(seen.state);
        const isTop = ({ path }: { path: string }) => !path.includes('.');
        expect(kept.problems.filter(isTop).map(({ issue }) => issue.code)).not.toContain('FIELD_HIDDEN');
        expect(kept.problems.filter(isTop).map(({ issue }) => issue.code)).not.toContain('FIELD_READ_ONLY');
      }),
      { numRuns: 200 },
    );
  });

  it('no answer narrows away another that waits: what is not offered was not when it was given, and browser and server agree', () => {
    fc.assert(
      fc.property(aCase, ({ definition, before, after, viewer }) => {
        const steps = Object.entries(after).map(([id, value]) => [Number(id), value] as const);
        const known = (edited: Readonly<Record<number, unknown>>) => new Set(save(definition, edited, before, { viewer }).problems.filter(({ path, issue }) => issue.code === 'OPTION_NOT_OFFERED' && !path.includes('.')).map(({ fieldId }) => fieldId));
        let edited: Readonly<Record<number, unknown>> = {};
        steps.forEach(([id, raw]) => {
          const was = known(edited);
          edited = type(definition, [[id, raw]], before, viewer, edited);
          const seen = save(definition, edited, before, { viewer });
          const open = (one: number) => seen.state.fields[one]?.visible === true && seen.state.fields[one].mode === 'rw';
          expect([...known(edited)].filter((one) => one !== id && open(one) && !was.has(one))).toEqual([]);
          expect(save(definition, editsToSave(edited, seen.state), before, { viewer }).values).toEqual(seen.values);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('a viewer who has only their part of the form is told the same of it', () => {
    fc.assert(
      fc.property(aCase, ({ definition, before, after, viewer }) => {
        fc.pre(ruleCycles(definition).length === 0);
        const part = definitionFor(definition, viewer);
        const only = (values: FormValues): FormValues => Object.fromEntries(Object.entries(values).filter(([id]) => part.fields.some((one) => String(one.id) === id)));
        const [whole, own] = [evaluateForm(definition, after, viewer, CONTEXT, before), evaluateForm(part, only(after), viewer, CONTEXT, only(before))];
        for (const one of part.fields) {
          expect([one.id, own.fields[one.id]]).toEqual([one.id, whole.fields[one.id]]);
          if (one.type !== 'subform') expect(own.values[one.id] ?? null).toEqual(whole.values[one.id] ?? null);
          else for (const [rowId, cells] of Object.entries(own.rows[one.id]!)) expect(whole.rows[one.id]![rowId]).toMatchObject(cells);
        }
        for (const one of definition.fields) if (!part.fields.some(({ id }) => id === one.id)) expect(whole.fields[one.id]!.visible).toBe(false);
        const left = new Set(part.fields.flatMap((one) => [one.id, ...one.fields.map(({ id }) => id)]));
        for (const [, id] of JSON.stringify(part).matchAll(/"fieldId":(\d+)/g)) expect(left).toContain(Number(id));
      }),
      { numRuns: 200 },
    );
  });

  it('takes anything for a value without failing', () => {
    fc.assert(
      fc.property(aCase, fc.dictionary(fc.oneof(fc.integer({ min: -3, max: 12 }).map(String), fc.string()), fc.jsonValue()), ({ definition, before, viewer }, edited) => {
        const { problems, values } = save(definition, edited, before, { viewer });
        expect(problems.every(({ message }) => message.length > 0)).toBe(true);
        expect(save(definition, known(definition, values, viewer), values, { viewer }).changed).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
