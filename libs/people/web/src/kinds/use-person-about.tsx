import { silent, type RecordPageProps } from '@afterbell/core/web';
import { type AdultKind, isPersonKind, type PersonKind } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { usePersonAboutQuery } from './__generated__/person-about';
import { recordPath } from './kind-page';
import { useKindsTexts } from './kinds-texts';

const Also = chakra('span', { base: { display: 'inline-flex', flexWrap: 'wrap', columnGap: '2', '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' } } });

export interface PersonAbout {
  facts: NonNullable<RecordPageProps['facts']>;
  /** All that they are on record as; none before it is known. */
  kinds: readonly PersonKind[];
}

/** Where somebody is on record, and as what else, each leading to that record. */
export function usePersonAbout(kind: AdultKind, id: string): PersonAbout {
  const t = useKindsTexts();
  const { data } = usePersonAboutQuery({
    variables: { id, isContact: kind === 'contact', isTeacher: kind === 'teacher', isBoardMember: kind === 'board_member', isStaff: kind === 'staff' },
    context: silent(),
    fetchPolicy: 'cache-and-network',
  });
  const person = data?.contact ?? data?.teacher ?? data?.boardMember ?? data?.staffMember;
  if (!person) return { facts: [], kinds: [] };
  const others = person.kinds.filter((one) => one !== kind);
  const facts = [
    ...(person.organizations.length ? [{ label: t('organization'), value: person.organizations.map(({ name }) => name).join(', ') }] : []),
    ...(others.length
      ? [
          {
            label: t('also'),
            value: (
              <Also>
                {others.map((one) => (
                  <Link key={one} to={recordPath(one, id) ?? ''}>
                    {t(`kind.${one}`)}
                  </Link>
                ))}
              </Also>
            ),
          },
        ]
      : []),
  ];
  return { facts, kinds: person.kinds.filter(isPersonKind) };
}
