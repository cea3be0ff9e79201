import { Button, EmailInput, ErrorSummary, Field, FlowPage, LinkButton, TextInput, useCoreTexts } from '@afterbell/core/web';
import { tidyUserName, userEmailProblem, userNameProblem } from '@afterbell/settings/domain';
import { chakra } from '@chakra-ui/react';
import { useMemo, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { withLabel } from './access-draft';
import { useInviteDraft } from './invite-draft';
import { useInviteSteps } from './invite-steps';
import { ADD_ACCESSES_PATH, ADD_USER_PATH, USERS_PATH } from './users-paths';
import { useUsersTexts } from './users-texts';

const FORM = 'invite-person';
const Fields = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '5', maxW: '32rem' } });

export default function AddUserPage() {
  const t = useUsersTexts();
  const core = useCoreTexts();
  const navigate = useNavigate();
  const steps = useInviteSteps();
  const draft = useInviteDraft();
  const [email, setEmail] = useState(draft?.email ?? '');
  const [name, setName] = useState(draft?.name ?? '');
  const [errors, setErrors] = useState<{ email?: string; name?: string }>({});

  async function next(event: FormEvent) {
    event.preventDefault();
    const [wrongEmail, wrongName] = [userEmailProblem(email), userNameProblem(name)];
    setErrors({ email: wrongEmail ? withLabel(t('field.email'), wrongEmail) : undefined, name: wrongName ? withLabel(t('field.name'), wrongName) : undefined });
    if (wrongEmail || wrongName) return;
    const state = { invite: { email: email.trim(), name: tidyUserName(name), accesses: draft?.accesses ?? [] } };
    // This entry keeps what was typed, for Back.
    await navigate(ADD_USER_PATH, { replace: true, state });
    await navigate(ADD_ACCESSES_PATH, { state });
  }
  // The same list while somebody types: a new one would take the focus to the summary.
  const listed = useMemo(
    () => [...(errors.email ? [{ field: 'email', message: errors.email }] : []), ...(errors.name ? [{ field: 'name', message: errors.name }] : [])],
    [errors],
  );
  return (
    <FlowPage
      title={t('invite')}
      breadcrumb={[{ label: t('users'), to: USERS_PATH }]}
      steps={steps}
      current="person"
      width="narrow"
      hasErrors={listed.length > 0}
      before={<ErrorSummary errors={listed} />}
      actions={
        <>
          <LinkButton size="lg" to={USERS_PATH}>
            {core('cancel')}
          </LinkButton>
          <Button type="submit" form={FORM} variant="solid" size="lg">
            {t('next')}
          </Button>
        </>
      }
    >
      <Fields id={FORM} noValidate onSubmit={(event) => void next(event)} aria-label={t('personTitle')}>
        <Field label={t('field.email')} hint={t('emailHint')} error={errors.email} id="email">
          <EmailInput autoComplete="off" autoFocus value={email} onChange={(event) => setEmail(event.target.value)} />
        </Field>
        <Field label={t('field.name')} hint={t('nameHint')} error={errors.name} id="name">
          <TextInput autoComplete="off" autoCapitalize="words" dir="auto" value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
      </Fields>
    </FlowPage>
  );
}
