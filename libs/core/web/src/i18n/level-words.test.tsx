import { i18n } from './i18n';
import { applyLevelWords, inSentence } from './level-words';

afterEach(() => applyLevelWords());

test.each([
  ['Site', 'site'],
  ['Institution group', 'institution group'],
  ['Learning Campus', 'learning campus'],
  ['LEA', 'LEA'],
  ['YMCA branch', 'YMCA branch'],
  ['École', 'école'],
  ['فصل', 'فصل'],
])('%s is %s inside a sentence', (name, wanted) => expect(inSentence(name)).toBe(wanted));

test('texts say the tenant’s names without being given them, and what they are given wins', () => {
  i18n.addResourceBundle('en', 'level-test', { closed: 'This {{levels.site.inText}} of {{name}}', list: '{{levels.site.plural}}' }, true, true);
  const say = (key: string) => i18n.t(key, { ns: 'level-test', name: 'X' });
  expect(say('closed')).toBe('This site of X');
  applyLevelWords((level) => ({ singular: `${level} Hall`, plural: `${level} Halls` }));
  expect([say('closed'), say('list')]).toEqual(['This site hall of X', 'site Halls']);
});
