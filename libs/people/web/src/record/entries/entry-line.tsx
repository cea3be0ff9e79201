import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@afterbell/core/domain';
import { useSession } from '@afterbell/core/web';
import type { ReactNode } from 'react';
import { useEntriesTexts } from './entries-texts';
import type { EntryNode } from './entry-documents';

const Box = chakra('div', { base: { minW: '0', flex: '1', display: 'flex', flexDirection: 'column', gap: '1', overflowWrap: 'anywhere' } });
const Head = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1', '& strong': { fontWeight: 'semibold' } } });
const Facts = chakra('p', { base: { display: 'flex', flexWrap: 'wrap', color: 'fg.muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums', '& > span:not(:last-of-type)::after': { content: '"\\00b7"', mx: '1.5' } } });
const Words = chakra('p', { base: { whiteSpace: 'pre-wrap', maxW: '70ch' } });

export interface EntryLineProps {
  title: ReactNode;
  badges?: ReactNode;
  /** Short facts, left out when empty. */
  facts?: readonly (string | null | false | undefined)[];
  text?: string | null;
  /** Says who wrote it and when. */
  by?: EntryNode;
  children?: ReactNode;
}

/** One entry as a tab shows it: what it is, how it stands, its words. */
export function EntryLine({ title, badges, facts = [], text, by, children }: EntryLineProps) {
  const words = useEntriesTexts();
  const { timeZone } = useSession();
  const author = by?.createdAt && words('byOn', { name: by.createdByName ?? words('somebody'), at: formatDateTime(by.createdAt, timeZone) });
  const said = [...facts, author].filter(Boolean);
  return (
    <Box>
      <Head>
        <strong>{title}</strong>
        {badges}
      </Head>
      {text && <Words>{text}</Words>}
      {said.length > 0 && (
        <Facts>
          {said.map((fact) => (
            <span key={String(fact)}>{fact}</span>
          ))}
        </Facts>
      )}
      {children}
    </Box>
  );
}
