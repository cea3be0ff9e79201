import { ROUTES } from '@afterbell/core/domain';
import { i18n } from '../i18n/i18n';
import '../i18n/nav-texts';
import { hasNavIcon } from './nav-icons';

const MENU = ROUTES.flatMap(({ path, menu }) => (menu ? [[path, menu] as const] : []));

test.each(MENU)('%s has its words and its icon', (_path, menu) => {
  expect(i18n.exists(menu.label, { ns: 'nav' })).toBe(true);
  expect(hasNavIcon(menu.icon)).toBe(true);
});
