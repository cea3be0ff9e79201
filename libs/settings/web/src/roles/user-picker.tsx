import { Button, Field, Notice, SearchInput, silent, Skeleton, useCoreTexts, useDebounced, VisuallyHidden } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useExplainableUsersQuery, type ExplainableUsersQuery } from './__generated__/roles';
import { useRolesTexts } from './roles-texts';

export type PickedUser = ExplainableUsersQuery['explainableUsers'][number];

const Found = chakra('ul', {
  base: {
    listStyle: 'none',
    p: '0',
    m: '0',
    mt: '2',
    maxH: '18rem',
    overflowY: 'auto',
    border: 'hairline',
    borderRadius: 'md',
    '& button': { display: 'block', width: 'full', textAlign: 'start', px: '3', py: '2', minH: 'control', cursor: 'pointer', outlineOffset: '-2px', _hover: { bg: 'bg.muted' } },
    '& li + li': { borderTop: 'hairline' },
    '& small': { color: 'fg.muted', fontSize: 'xs', display: 'block', overflowWrap: 'anywhere' },
  },
});

const SHOWN = 10;

/** Somebody with an access here, found by name or address. */
export function UserPicker({ onPick }: { onPick: (user: PickedUser) => void }) {
  const t = useRolesTexts();
  const core = useCoreTexts();
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  const { run } = useDebounced((next: string) => setSearch(next.trim()), 250);
  const { data, previousData, error, refetch } = useExplainableUsersQuery({ variables: { search, first: SHOWN }, context: silent() });
  const users = (data ?? previousData)?.explainableUsers;
  return (
    <div>
      <Field label={t('explain.who')}>
        <SearchInput
          label={t('explain.search')}
          value={text}
          maxLength={200}
          onChange={(next) => {
            setText(next);
            run(next);
          }}
        />
      </Field>
      {error ? (
        <Notice severity="error" title={core('errors.load')} live action={<Button onClick={() => void refetch().catch(() => undefined)}>{core('retry')}</Button>} />
      ) : !users ? (
        <Skeleton lines={4} />
      ) : users.length === 0 ? (
        <p role="status">{t('explain.nobody')}</p>
      ) : (
        <>
          <VisuallyHidden role="status">{t('explain.found', { count: users.length })}</VisuallyHidden>
          <Found>
            {users.map((user) => (
              <li key={user.id}>
                <button type="button" onClick={() => onPick(user)}>
                  {user.name}
                  {!user.enabled && ` (${t('explain.disabledUser')})`}
                  <small>{user.email}</small>
                </button>
              </li>
            ))}
          </Found>
        </>
      )}
    </div>
  );
}
