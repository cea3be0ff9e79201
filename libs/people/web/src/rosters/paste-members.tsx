import { formatDate } from '@afterbell/core/domain';
import { Badge, Button, factLine, Field, NativeSelect, Notice, silent, TextArea, useCoreTexts } from '@afterbell/core/web';
import { gradeLabel, isGrade, PASTED_LINES, pastedLines } from '@afterbell/people/domain';
import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { PastedParticipantsDocument, type PastedParticipantsQuery } from './__generated__/rosters';
import { usePasteTexts } from './paste-texts';

type Line = PastedParticipantsQuery['pastedParticipants'][number];

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3' } });
const Lines = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0', maxHeight: '45vh', overflowY: 'auto', '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1', borderBottom: 'hairline', py: '2' }, '& bdi': { flex: '1 1 10rem', overflowWrap: 'anywhere' }, '& span[data-found]': { flex: '1 1 12rem' } } });

const factsOf = ({ displayName, grade, birthDate, localId }: Line['candidates'][number]) => factLine([displayName, isGrade(grade) ? gradeLabel(grade) : null, birthDate ? formatDate(birthDate) : null, localId]);

interface PasteMembersProps {
  /** Who is chosen by the lines. */
  onChosen: (ids: readonly string[]) => void;
}

/** A list of names or ids, one a line: whom each means is shown before anybody is added. */
export function PasteMembers({ onChosen }: PasteMembersProps) {
  const t = usePasteTexts();
  const core = useCoreTexts();
  const client = useApolloClient();
  const [text, setText] = useState('');
  const [lines, setLines] = useState<readonly Line[] | null>(null);
  const [picks, setPicks] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const count = pastedLines(text).length;

  function tell(found: readonly Line[], picked: Readonly<Record<string, string>>) {
    setLines(found);
    setPicks(picked);
    onChosen([...new Set(found.flatMap(({ line, candidates }) => (candidates.length === 1 ? [candidates[0]?.id ?? ''] : [picked[line] ?? ''])))].filter(Boolean));
  }
  async function find() {
    setBusy(true);
    setFailed(false);
    try {
      const { data } = await client.query({ query: PastedParticipantsDocument, variables: { text }, fetchPolicy: 'no-cache', context: silent() });
      if (data) tell(data.pastedParticipants, {});
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }
  if (lines) {
    const of = (test: (candidates: number) => boolean) => lines.filter(({ candidates }) => test(candidates.length)).length;
    return (
      <Stack>
        <p role="status">{t('summary', { found: of((many) => many === 1), several: of((many) => many > 1), unknown: of((many) => many === 0) })}</p>
        <Lines>
          {lines.map(({ line, candidates, merged }) => (
            <li key={line}>
              <bdi>{line}</bdi>
              {candidates.length === 0 ? (
                <Badge tone="red">{t('unknown')}</Badge>
              ) : candidates.length === 1 && candidates[0] ? (
                <span data-found="">
                  {factsOf(candidates[0])}
                  {merged && <chakra.small css={{ display: 'block', color: 'fg.muted' }}>{t('merged')}</chakra.small>}
                </span>
              ) : (
                <chakra.div css={{ flex: '1 1 14rem' }}>
                  <NativeSelect aria-label={t('which', { line })} value={picks[line] ?? ''} options={[{ value: '', label: t('choose', { count: candidates.length }) }, ...candidates.map((one) => ({ value: one.id, label: factsOf(one) }))]} onChange={(event) => tell(lines, { ...picks, [line]: event.target.value })} />
                </chakra.div>
              )}
            </li>
          ))}
        </Lines>
        <div>
          <Button variant="link" onClick={() => (setLines(null), onChosen([]))}>
            {t('again')}
          </Button>
        </div>
      </Stack>
    );
  }
  return (
    <Stack>
      {failed && <Notice severity="error" live>{core('errors.load')}</Notice>}
      <Field label={t('list')} hint={t('listHint')} error={count > PASTED_LINES ? t('tooMany', { count, most: PASTED_LINES }) : undefined}>
        <TextArea rows={8} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <div>
        <Button loading={busy} disabled={count === 0 || count > PASTED_LINES} onClick={() => void find()}>
          {t('find', { count })}
        </Button>
      </div>
    </Stack>
  );
}
