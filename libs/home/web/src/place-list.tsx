import { chakra } from '@chakra-ui/react';
import { Section, silent, SkeletonBar, useMenu, useNavText, useSession, formatCount } from '@afterbell/core/web';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useDashboardCountsQuery } from './__generated__/dashboard';
import { PartError, Rows } from './board-parts';
import { useHomeTexts } from './home-texts';

/** Wide and short below the board, narrow and long beside it. */
const Places = chakra(Rows, { base: { display: 'grid', gridTemplateColumns: { base: '1fr', md: 'repeat(auto-fill, minmax(15rem, 1fr))', lg: '1fr' }, columnGap: '6' } });

/** Where the menu leads, section pages aside. */
export function usePlaces(): { path: string; label: string }[] {
  const { items } = useMenu();
  return items.flatMap((item) => (item.path === '/' ? [] : item.children.length > 0 ? item.children : [item]));
}

interface Place {
  id: string;
  label: string;
  /** Null where the role may not go, although it may know how many there are. */
  to: string | null;
  /** Undefined while it is being counted; null where nothing is. */
  count?: number | null;
}

const filtered = (path: string, ...rules: string[]) => `${path}?${new URLSearchParams(rules.map((rule) => ['f', rule])).toString()}`;

/** The pages that are open here, with how much there is in them; a count leads to what it counted. */
function usePlacesWithCounts() {
  const t = useHomeTexts();
  const text = useNavText();
  const { levelName, organization, term } = useSession();
  const places = usePlaces();
  const { data, error, loading, refetch } = useDashboardCountsQuery({ context: silent() });
  const counts = data?.dashboardCounts;
  const enabled = 'enabled.equals.true';
  const counted: Record<string, Place> = {
    '/people/participants': { id: 'participants', label: text('menu.people.participants'), to: '/people/participants', count: counts?.participants },
    '/activities': { id: 'activities', label: t('goOn.activities'), to: filtered('/activities', enabled, ...(term ? [`term.equals.${term.name}`] : [])), count: counts?.activities },
    '/organizations/list': { id: 'sites', label: levelName('site', 'plural'), to: filtered('/organizations/list', 'level.equals.site', enabled), count: organization.level === 'site' ? null : counts?.sites },
  };
  const open = new Set(places.map(({ path }) => path));
  const first = Object.entries(counted).flatMap(([path, place]): Place[] => {
    if (place.count === null || (!open.has(path) && place.count === undefined)) return [];
    return [{ ...place, to: open.has(path) ? place.to : null }];
  });
  const shown = new Set(first.map(({ id }) => id));
  const rest = places.filter(({ path }) => !(path in counted) || path === '/organizations/list' || !shown.has(counted[path]?.id ?? ''));
  return { places: [...first, ...rest.map(({ path, label }): Place => ({ id: path, label: text(label), to: path, count: null }))], error: error && !loading, refetch };
}

export function PlaceList() {
  const t = useHomeTexts();
  const { places, error, refetch } = usePlacesWithCounts();
  if (places.length === 0) return null;
  return (
    <Section title={t('goOn.title')}>
      {error && (
        <chakra.div css={{ mb: '3' }}>
          <PartError onRetry={refetch} />
        </chakra.div>
      )}
      <Places>
        {places.map(({ id, label, to, count }) => {
          const words = (
            <>
              <chakra.span css={{ flex: '1' }}>{label}</chakra.span>
              {count === undefined && !error && <SkeletonBar css={{ width: '8' }} aria-hidden="true" />}
              {count != null && <strong data-figures="">{formatCount(count)}</strong>}
            </>
          );
          return (
            <li key={id}>
              {to === null ? (
                <div>{words}</div>
              ) : (
                <Link to={to}>
                  {words}
                  <ChevronRight data-go="" data-mirror="" aria-hidden="true" />
                </Link>
              )}
            </li>
          );
        })}
      </Places>
    </Section>
  );
}
