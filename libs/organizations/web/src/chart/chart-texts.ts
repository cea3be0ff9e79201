import { defineTexts } from '@afterbell/core/web';

export const { useTexts: useChartTexts } = defineTexts('organization-chart', {
  title: 'Picture of the tree',
  label: 'Tree of {{name}} with {{count}} organizations',
  file: 'organizations',
  from: 'Beginning with',
  depth: 'Down to',
  levels_one: '{{count}} level',
  levels_other: '{{count}} levels',
  fit: 'Fit',
  asOf: 'As of {{date}} · {{count}} organizations',
  smaller: 'Smaller',
  larger: 'Larger',
  disabled: 'disabled',
  svg: 'Save as SVG',
  png: 'Save as PNG',
  print: 'Print',
  pngTooLarge: 'This picture is too large for a PNG',
  pngTooLargeHint: 'At {{width}} × {{height}} dots nobody could read its names. Save it as SVG, which stays sharp at any size, or begin with an organization further down.',
  pngFailed: 'The picture could not be made',
  pngHint: 'Choose fewer levels, or save it as SVG.',
});
