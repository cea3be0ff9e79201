import { defineTexts } from '@afterbell/core/web';

export const { useTexts: useChartTexts } = defineTexts('organization-chart', {
  title: 'Picture of the tree',
  label: 'Tree of {{name}} with {{count}} organizations',
  file: 'organizations',
  from: 'Beginning with',
  depth: 'Down to',
  levels_one: '{{count}} level',
  levels_other: '{{count}} levels',
  smaller: 'Smaller',
  larger: 'Larger',
  disabled: 'disabled',
  svg: 'Save as SVG',
  png: 'Save as PNG',
  print: 'Print',
  pngFailed: 'The picture could not be made',
  pngHint: 'Choose fewer levels, or save it as SVG.',
});
