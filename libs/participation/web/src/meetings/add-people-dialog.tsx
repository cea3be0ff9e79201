import { Button, Checkbox, Dialog, factLine, Notice, SearchInput, silent, Skeleton, useCoreTexts, useDebounced, useSession } from '@afterbell/core/web';
import type { MeetingKind } from '@afterbell/participation/domain';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useMeetingCandidatesQuery, type MeetingCandidatesQuery } from './__generated__/meetings';
import { useMeetingTexts } from './meeting-texts';

export type Candidate = MeetingCandidatesQuery['meetingCandidates']['nodes'][number];

const Box = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3', mt: '3', minW: '0' } });
const List = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0', maxHeight: '50vh', overflowY: 'auto', '& > li': { borderTop: 'hairline', py: '1' } } });

export interface AddPeopleDialogProps {
  kind: MeetingKind;
  /** Who is on the list already. */
  without: ReadonlySet<string>;
  onAdd: (people: readonly Candidate[]) => void;
  onClose: () => void;
}

/** Staff, teachers and board members in sight; those that are ticked in several searches are added together. */
export function AddPeopleDialog({ kind, without, onAdd, onClose }: AddPeopleDialogProps) {
  const t = useMeetingTexts();
  const core = useCoreTexts();
  const { organization } = useSession();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const later = useDebounced(setSearch, 250);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Candidate>>(new Map());
  const { data, previousData, error, refetch } = useMeetingCandidatesQuery({ variables: { kind, search: search || null }, context: silent() });
  const page = (data ?? previousData)?.meetingCandidates;
  const open = page?.nodes.filter(({ id }) => !without.has(id)) ?? [];
  const turn = (people: readonly Candidate[], on: boolean) => {
    const next = new Map(chosen);
    for (const one of people) if (on) next.set(one.id, one);
      else next.delete(one.id);
    setChosen(next);
  };
  return (
    <Dialog
      open
      size="search"
      onClose={onClose}
      closeOnOutside={chosen.size === 0}
      title={t('choice.title')}
      description={t('choice.hint', { name: organization.name })}
      onSubmit={() => {
        onAdd([...chosen.values()]);
        onClose();
      }}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button variant="solid" type="submit" disabled={chosen.size === 0}>
            {t('choice.add', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <Box>
        <SearchInput
          label={t('choice.search')}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            later.run(text);
          }}
        />
        {error && !page ? (
          <Notice severity="error" live title={core('errors.load')} action={<Button onClick={() => void refetch().catch(() => undefined)}>{core('retry')}</Button>} />
        ) : !page ? (
          <Skeleton lines={5} />
        ) : page.nodes.length === 0 ? (
          <p role="status">{t('choice.nobody')}</p>
        ) : (
          <>
            {open.length > 1 && <Checkbox label={t('choice.all')} checked={open.every(({ id }) => chosen.has(id))} onChange={(event) => turn(open, event.target.checked)} />}
            <List aria-label={t('choice.title')}>
              {page.nodes.map((one) => (
                <li key={one.id}>
                  <Checkbox
                    label={one.name}
                    hint={factLine([without.has(one.id) ? t('choice.there') : null, ...one.kinds.map((is) => t(`list.role.${is}` as 'list.role.staff')), one.organizationName])}
                    disabled={without.has(one.id)}
                    checked={without.has(one.id) || chosen.has(one.id)}
                    onChange={(event) => turn([one], event.target.checked)}
                  />
                </li>
              ))}
            </List>
            {page.hasMore && <p>{t('choice.more', { count: page.nodes.length })}</p>}
          </>
        )}
      </Box>
    </Dialog>
  );
}
