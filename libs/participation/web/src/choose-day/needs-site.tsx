import { Button, Notice, SearchInput, useSession, useSessionContext } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useDeferredValue, useState } from 'react';
import { useTakeTexts } from '../shared/take-texts';
import { useAttendanceSitesQuery } from './__generated__/choose-day';

/** Attendance belongs to a site: where to switch to, from anywhere above. */
export function NeedsSite() {
  const t = useTakeTexts();
  const { organization, levelName } = useSession();
  const { switchAccess } = useSessionContext();
  const [search, setSearch] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const asked = useDeferredValue(search.trim());
  const { data, previousData } = useAttendanceSitesQuery({ variables: { search: asked || null, first: 50 } });
  const sites = (data ?? previousData)?.actingOrganizations.filter(({ level }) => level === 'site') ?? [];
  const site = levelName('site').toLocaleLowerCase();
  return (
    <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '4', maxW: '36rem' }}>
      <Notice title={t('needsSite.title', { site })}>{t('needsSite.body', { name: organization.name, site })}</Notice>
      <SearchInput label={t('needsSite.search', { site })} value={search} onChange={setSearch} />
      {problem && (
        <Notice severity="error" live>
          {problem}
        </Notice>
      )}
      <chakra.ul css={{ listStyle: 'none', p: '0', display: 'flex', flexDirection: 'column', gap: '2' }}>
        {sites.map(({ id, name }) => (
          <li key={id}>
            <Button full onClick={() => void switchAccess({ organizationId: id }).then((problems) => setProblem(problems.join(' ') || null))}>
              {name}
            </Button>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
