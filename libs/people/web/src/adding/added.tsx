import { Button, LinkButton, RecordPage, silent } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useAddedParticipantQuery } from './__generated__/add-participant';
import { useAddingTexts } from './adding-texts';
import { withReturn } from './wizard-state';
import { ADD_PATH } from './wizard-steps';

const Choices = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'flex-start' } });

/** The child is on record; what most people do next. */
export function Added({ id, from }: { id: string; from: string | null }) {
  const t = useAddingTexts();
  const navigate = useNavigate();
  const { data } = useAddedParticipantQuery({ variables: { id }, context: silent() });
  const another = useRef<HTMLButtonElement>(null);
  const name = data?.participant.displayName ?? '';
  useEffect(() => {
    if (name) another.current?.focus();
  }, [name]);
  return (
    <RecordPage title={name ? t('added.title', { name }) : t('title')} breadcrumb={[{ label: t('toList'), to: '/people/participants' }]}>
      <chakra.p role="status" css={{ mb: '3' }}>{t('added.hint')}</chakra.p>
      <Choices>
        {from && <LinkButton to={from}>{t('added.back')}</LinkButton>}
        <LinkButton to={`/people/participants/edit?id=${id}`}>{t('added.open')}</LinkButton>
        <LinkButton to={`/people/participants/registration-information/${id}`}>{t('added.registration')}</LinkButton>
        <Button ref={another} variant="solid" onClick={() => void navigate(withReturn(ADD_PATH, from))}>
          {t('added.another')}
        </Button>
        <chakra.span>
          <Button onClick={() => void navigate(withReturn(`${ADD_PATH}?sibling=${id}`, from))}>{t('added.sibling')}</Button>
          <chakra.small css={{ display: 'block', mt: '1', color: 'fg.muted' }}>{t('added.siblingHint')}</chakra.small>
        </chakra.span>
      </Choices>
    </RecordPage>
  );
}
