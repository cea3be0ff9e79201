import { ORGANIZATION_LEVELS } from '@afterbell/core/domain';
import type { PageMap } from '@afterbell/core/web';
import { addPath, editPath, termsStepPath } from './shared/level-paths';

const record = () => import('./record/pages');

const levelPages: PageMap = Object.fromEntries(
  ORGANIZATION_LEVELS.flatMap((level) => [
    [editPath(level, '').replace(/\?.*/, ''), () => record().then(({ editPage }) => editPage(level))],
    ...(level === 'top'
      ? []
      : [
          [addPath(level), () => record().then(({ addPage }) => addPage(level, 'details'))],
          [termsStepPath(level), () => record().then(({ addPage }) => addPage(level, 'terms'))],
        ]),
  ]),
);

export const organizationsPages: PageMap = {
  '/organizations/list': () => import('./list/organizations-list.page'),
  '/organizations/tree': () => import('./tree/organization-tree.page'),
  ...levelPages,
};
