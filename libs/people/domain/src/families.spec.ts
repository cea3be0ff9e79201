import fc from 'fast-check';
import { contactWarning } from './contact-warning';
import { parseContactPerson } from './contact-input';
import { membersProblem, parseHousehold } from './household';
import { relativeScore, suggestedKind, surnameParts } from './relatives';
import { inverseLabel, mayRelease, parseRelationship, RELATIONSHIP_KINDS, relationshipLabel, restrictedOn } from './relationship';

const TODAY = '2026-11-21';
const read = (more: object) => parseRelationship({ kind: 'father', ...more }, TODAY);
const wrong = (more: object) => read(more).problems.map(({ path }) => path);

describe('a relationship', () => {
  it('is refused with each thing that cannot be', () => {
    expect(wrong({ kind: 'boss' })).toEqual(['kind']);
    expect(wrong({ emergencyOrder: 0 })).toEqual(['emergencyOrder']);
    expect(wrong({ isRestricted: true, restrictionText: 'x'.repeat(501) })).toEqual(['restrictionText']);
    expect(wrong({ isRestricted: true, restrictedFrom: '2026-12-02', restrictedTo: '2026-12-01' })).toEqual(['restrictedTo']);
    expect(wrong({ isRestricted: true, restrictedTo: 'soon' })).toEqual(['restrictedTo']);
  });

  it('never lets a restricted person pick up while the restriction is in force or to come', () => {
    const day = fc.integer({ min: 0, max: 400 }).map((days) => new Date(Date.UTC(2026, 4, 1 + days)).toISOString().slice(0, 10));
    const some = fc.record({ isRestricted: fc.boolean(), mayPickUp: fc.boolean(), restrictedFrom: fc.option(day), restrictedTo: fc.option(day) });
    fc.assert(
      fc.property(some, day, (flags, on) => {
        const { values, problems } = read(flags);
        if (problems.length || on < TODAY) return;
        expect(values.mayPickUp && restrictedOn(values, on)).toBe(false);
        expect(mayRelease(values, on)).toBe(values.mayPickUp);
      }),
    );
  });

  it('keeps nothing of a restriction that was taken away, and takes up what the kind says', () => {
    expect(read({ isRestricted: false, restrictionText: 'Court', restrictedFrom: TODAY }).values).toMatchObject({ restrictionText: null, restrictedFrom: null, isGuardian: true });
    expect(parseRelationship({ kind: 'grandparent' }, TODAY).values.isGuardian).toBe(false);
    expect(RELATIONSHIP_KINDS.every((kind) => relationshipLabel(kind) && inverseLabel(kind))).toBe(true);
  });
});

it('a warning names whom it may, and says without a name that there is something', () => {
  expect(contactWarning('Ask the office', [{ name: 'Dorn, Erik', text: 'Order 7' }])).toBe('No contact with Dorn, Erik: Order 7 · Ask the office');
  expect(contactWarning(null, null)).toMatch(/contact restriction on file/);
  expect(contactWarning('Order 7', [{ name: 'Dorn, Erik', text: 'Order 7' }])).toBe('No contact with Dorn, Erik: Order 7');
  expect(contactWarning(null, [])).toBeNull();
});

it('somebody new has a name, whatever the script, and numbers that can be called', () => {
  expect(parseContactPerson({ firstName: ' ', lastName: 'Suharto' }).values).toMatchObject({ firstName: 'Suharto', lastName: '' });
  expect(parseContactPerson({ firstName: '\u0645\u062d\u0645\u062f', phone: '(916) 555-0123', email: 'A@B.Example' }).values).toMatchObject({ firstName: '\u0645\u062d\u0645\u062f', phone: '+19165550123', email: 'a@b.example' });
  expect(parseContactPerson({ firstName: 'x'.repeat(10_000), phone: '1', email: 'x', city: 'y'.repeat(101) }).problems.map(({ path }) => path).sort()).toEqual(['city', 'email', 'firstName', 'phone']);
});

it('a household has a name, a member and a primary contact', () => {
  expect(parseHousehold({ name: '\u200b', language: 'x'.repeat(61) }).problems.map(({ path }) => path)).toEqual(['name', 'language']);
  expect(membersProblem([])).toBe('needs one member at least');
  expect(membersProblem([{ personId: '1', isPrimary: false }])).toBe('needs one primary contact at least');
  expect(membersProblem([{ personId: '1', isPrimary: true }])).toBeNull();
});

it('relatives are weighed by what agrees', () => {
  expect(relativeScore(['surname', 'surname'])).toBe(20);
  expect(relativeScore(['address', 'phone', 'sibling'])).toBe(100);
  expect(suggestedKind({ isParticipant: true, siblingKind: null, reasons: ['address'] })).toBe('sibling');
  expect(suggestedKind({ isParticipant: true, siblingKind: null, reasons: ['surname'] })).toBe('other_relative');
  expect(suggestedKind({ isParticipant: false, siblingKind: 'mother', reasons: ['sibling'] })).toBe('mother');
  expect(surnameParts('dos santos')).toEqual(['dos santos', 'santos']);
  expect(surnameParts('')).toEqual([]);
});
