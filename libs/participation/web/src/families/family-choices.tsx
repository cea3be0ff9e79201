import { Button, factLine, Section } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { Check, TriangleAlert } from 'lucide-react';
import type { FamilyDayWholeFragment } from './__generated__/families';
import { useFamiliesTexts } from './families-texts';
import type { useAdults } from './use-adults';

type Choice = FamilyDayWholeFragment['choices'][number];

/** Adults, one a line. */
export const List = chakra('ul', {
  base: {
    listStyle: 'none',
    m: '0',
    p: '0',
    '& > li': { display: 'flex', alignItems: 'center', gap: '3', borderTop: 'hairline', py: '2', minH: 'control' },
    '& > li:last-of-type': { borderBottom: 'hairline' },
    '& > li > div': { flex: '1', minW: '0', overflowWrap: 'anywhere' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'sm' },
    '& [data-warning]': { display: 'flex', gap: '1.5', alignItems: 'center', color: 'fg.error', fontSize: 'sm', fontWeight: 'semibold', '& svg': { boxSize: '4', flexShrink: '0' } },
  },
});

/** Adults who can be marked with one press. */
export function FamilyChoices({ title, list, adults }: { title: string; list: readonly Choice[]; adults: ReturnType<typeof useAdults> }) {
  const t = useFamiliesTexts();
  if (list.length === 0) return null;
  return (
    <Section title={title}>
      <List aria-label={title}>
        {list.map(({ personId, name, memberType, children, restricted }) => (
          <li key={personId ?? name}>
            <div>
              {name}
              <small>{factLine([t(`types.${memberType}`), children.length > 0 && t('children', { names: children.join('; ') })])}</small>
              {restricted && (
                <span data-warning="">
                  <TriangleAlert aria-hidden="true" /> {t('restricted')}
                </span>
              )}
            </div>
            <Button icon={<Check aria-hidden="true" />} aria-label={t('mark', { name })} onClick={() => void adults.record({ personId, name: personId ? null : name, memberType })}>
              {t('markShort')}
            </Button>
          </li>
        ))}
      </List>
    </Section>
  );
}
