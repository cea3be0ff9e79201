import { defineTexts } from '@afterbell/core/web';

export const { useTexts: useOrganizationsTexts } = defineTexts('organizations', {
  title: 'All organizations',
  beneath: '{{name}} and everything beneath it',
  list: 'Organizations',
  search: 'Search by name or id',
  emptyTitle: 'No organizations to see here yet',
  emptyHint: 'What stands beneath {{name}}, and what your role may see of it, will be listed here.',
  enabled: 'Enabled',
  disabled: 'Disabled',
  pathThen: 'then',
  field: {
    name: 'Name',
    level: 'Level',
    parent: 'Part\u00a0of',
    enabled: 'Status',
    isEnabled: 'Enabled',
    stateId: 'State ID',
    ncesId: 'NCES ID',
    createdAt: 'Added',
  },
});
