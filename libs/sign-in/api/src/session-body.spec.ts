import { PermissionSet } from '@afterbell/core/domain';
import { permissionsBody } from './session-body';

describe('permissions on the wire', () => {
  it('are grouped by section, subsection and tab, each with one value; a tab alone opens nothing', () => {
    const set = new PermissionSet([
      { section: 'people', subSection: 'participants', tab: null, value: 'allow-edit' },
      { section: 'people', subSection: 'participants', tab: 'COMLOG', value: 'allow-view' },
      { section: 'people', subSection: 'participants', tab: 'export', value: 'allow-export' },
      { section: 'people', subSection: 'staff', tab: 'DOCUMENTS', value: 'allow-view' },
    ]);
    expect(permissionsBody(set)).toEqual({
      people: {
        subSections: {
          participants: { value: 'allow-edit', tabs: { COMLOG: { value: 'allow-view' }, export: { value: 'allow-export' } } },
          staff: { value: 'deny', tabs: { DOCUMENTS: { value: 'allow-view' } } },
        },
      },
    });
    expect(permissionsBody(PermissionSet.none)).toEqual({});
  });

  it('take the names of tabs as they are', () => {
    const body = permissionsBody(new PermissionSet([{ section: '__proto__', subSection: 'a', tab: '__proto__', value: 'allow-view' }]));
    expect(JSON.stringify(body)).toBe('{"__proto__":{"subSections":{"a":{"value":"deny","tabs":{"__proto__":{"value":"allow-view"}}}}}}');
    expect(({} as { subSections?: unknown }).subSections).toBeUndefined();
  });
});
