import { chakra } from '@chakra-ui/react';
import { BoardPage, i18n, Section, useMenu, useNavText, useSession } from '@afterbell/core/web';
import { formatDate } from '@afterbell/core/domain';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useDashboardCountsQuery } from './__generated__/dashboard';
import { useHomeTexts } from './home-texts';

const Figures = chakra('dl', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '12', rowGap: '4', m: '0', '& dt': { color: 'fg.muted' }, '& dd': { m: '0', fontSize: 'xl', fontWeight: 'semibold', lineHeight: 'tight', fontVariantNumeric: 'tabular-nums' } } });
const Places = chakra('ul', {
  base: {
    listStyle: 'none',
    p: '0',
    m: '0',
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(auto-fill, minmax(16rem, 1fr))' },
    columnGap: '6',
    '& a': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', minH: 'touch', borderBottom: 'hairline', color: 'fg', textDecoration: 'none', fontWeight: 'semibold', '& svg': { boxSize: '4', color: 'fg.muted' }, _hover: { color: 'accent.fg' } },
  },
});

/** The weekday of a plain date, in the person's language. */
function weekdayOf(date: string): string {
  return new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

export default function DashboardPage() {
  const t = useHomeTexts();
  const text = useNavText();
  const { organization, today } = useSession();
  const { items } = useMenu();
  const { data } = useDashboardCountsQuery();
  const number = new Intl.NumberFormat(i18n.language);
  const counts = data?.dashboardCounts;
  const figures = ([ 'participants', 'activities', 'sites'] as const).flatMap((key) => (counts?.[key] == null ? [] : [{ key, value: counts[key] }]));
  const places = items.flatMap((item) => (item.path === '/' ? [] : item.children.length > 0 ? item.children : [item]));
  return (
    <BoardPage title={organization.name} subtitle={t('today', { weekday: weekdayOf(today), date: formatDate(today) })}>
      {figures.length > 0 && (
        <Section title={t('figures')}>
          <Figures>
            {figures.map(({ key, value }) => (
              <div key={key}>
                <dt>{t(key)}</dt>
                <dd>{number.format(value)}</dd>
              </div>
            ))}
          </Figures>
        </Section>
      )}
      {places.length > 0 && (
        <Section title={t('goOn')}>
          <Places>
            {places.map((place) => (
              <li key={place.path}>
                <Link to={place.path}>
                  {text(place.label)}
                  <ArrowRight data-mirror="" aria-hidden="true" />
                </Link>
              </li>
            ))}
          </Places>
        </Section>
      )}
    </BoardPage>
  );
}
