import { chakra } from '@chakra-ui/react';
import { isOrganizationLevel, standsBeneath } from '@afterbell/core/domain';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCoreTexts } from '../i18n/core-texts';
import { i18n } from '../i18n/i18n';
import { useNavText } from '../i18n/nav-texts';
import { refusedOf, type RefusedPage } from '../session/refused';
import { usePermissions, useSession } from '../session/session-context';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

const Switcher = lazy(() => import('./switcher'));
const Place = chakra('div', { base: { width: 'full', maxW: 'page', mx: 'auto', px: { base: '4', md: '6', xl: '8' }, pt: { base: '4', md: '6' }, mb: '-2' } });

/** On the dashboard, above everything: which page did not open, why, and the way to it where there is one. */
export function RefusalNotice() {
  const refused = refusedOf(useLocation().state);
  return refused && <Refused key={refused.path} refused={refused} />;
}

function Refused({ refused: { path, label, levels, byLevel } }: { refused: RefusedPage }) {
  const t = useCoreTexts();
  const text = useNavText();
  const navigate = useNavigate();
  const { organization, access, levelName } = useSession();
  const { can } = usePermissions();
  const [choosing, setChoosing] = useState(false);
  const above = access.organization.level;
  const offers = can('view', 'dashboard.switch_access') && isOrganizationLevel(above) && levels.some((level) => level === above || standsBeneath(level, above));
  const why = !byLevel ? 'role' : levels.length === 0 ? 'otherLevel' : offers ? 'levelOffer' : 'level';
  const names = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(levels.map((level) => levelName(level, 'plural').toLocaleLowerCase(i18n.language)));
  return (
    <Place>
      <Notice severity="warn" live title={t('refused.title', { page: label ? text(label) : path })} action={offers && <Button onClick={() => setChoosing(true)}>{t('refused.choose')}</Button>}>
        {t(`refused.${why}`, { levels: names, name: organization.name })}
      </Notice>
      {choosing && (
        <Suspense fallback={null}>
          <Switcher levels={levels} onClose={() => setChoosing(false)} onSwitched={() => void navigate(path)} />
        </Suspense>
      )}
    </Place>
  );
}
