import { Button, Checkbox, Notice, SearchInput, silent, Skeleton, useCoreTexts, useDebounced } from '@afterbell/core/web';
import { gradeLabel, isGrade } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useGradeRollOverChildrenQuery } from './__generated__/roll-over';
import { useRollOverTexts } from './roll-over-texts';

const Box = chakra('fieldset', { base: { display: 'flex', flexDirection: 'column', gap: '2', minW: '0', '& legend': { fontWeight: 'semibold', mb: '1' }, '& > small': { color: 'fg.muted' } } });
const Children = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0', display: 'flex', flexDirection: 'column', gap: '1', maxHeight: '40vh', overflowY: 'auto' } });

const SHOWN = 50;
/** The most that one answer has. */
const MOST = 200;
const nameOf = (grade: string) => (isGrade(grade) ? gradeLabel(grade) : grade);

interface RepeatersProps {
  siteId: string;
  programmeYear: number;
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** The children one by one, to tick those who stay in their grade; ticks of several searches stand together. */
export function Repeaters({ siteId, programmeYear, chosen, onChange }: RepeatersProps) {
  const t = useRollOverTexts();
  const core = useCoreTexts();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [first, setFirst] = useState(SHOWN);
  const later = useDebounced(setSearch, 250);
  const { data, previousData, error } = useGradeRollOverChildrenQuery({ variables: { siteId, programmeYear, search: search || null, first, offset: 0 }, context: silent(), fetchPolicy: 'no-cache' });
  const page = (data ?? previousData)?.gradeRollOverChildren;
  const turn = (id: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <Box>
      <legend>{t('repeats')}</legend>
      <small>{t('repeatsHint')}</small>
      <SearchInput label={t('searchChildren')} value={typed} onChange={(value) => (setTyped(value), later.run(value))} />
      {error && !page ? (
        <Notice severity="error">{core('errors.load')}</Notice>
      ) : !page ? (
        <Skeleton lines={4} />
      ) : page.nodes.length === 0 ? (
        <p role="status">{t('noChild')}</p>
      ) : (
        <Children>
          {page.nodes.map(({ id, displayName, grade, next }) => (
            <li key={id}>
              <Checkbox label={displayName} hint={chosen.has(id) ? t('stands', { from: nameOf(grade) }) : next ? t('goes', { from: nameOf(grade), to: nameOf(next) }) : t('leaves', { from: nameOf(grade) })} checked={chosen.has(id)} onChange={(event) => turn(id, event.target.checked)} />
            </li>
          ))}
          {page.total > first && first < MOST && (
            <li>
              <Button variant="link" onClick={() => setFirst(MOST)}>
                {t('moreChildren')}
              </Button>
            </li>
          )}
        </Children>
      )}
      <small role="status">{t('repeatsCount', { count: chosen.size })}</small>
    </Box>
  );
}
