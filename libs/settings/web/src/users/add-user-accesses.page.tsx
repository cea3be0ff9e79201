import { Button, ErrorSummary, FlowPage, notify, silent, type SummaryError, UnsavedGuard, useCoreTexts, useHalfTyped, useSession } from '@afterbell/core/web';
import { ACCESSES_AT_ONCE } from '@afterbell/settings/domain';
import { chakra } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate, useNavigate } from 'react-router';
import { useInviteUserMutation } from './__generated__/user';
import { accessInput, draftProblems, errorsOf } from './access-draft';
import { AccessForm, type AccessDraft, type AccessErrors, type AccessField, NEW_ACCESS } from './access-form';
import { type InviteDraft, useInviteDraft } from './invite-draft';
import { useInviteSteps } from './invite-steps';
import { useAccessWords } from './use-access-words';
import { wordsOf } from './use-bulk';
import { ADD_USER_PATH, USERS_PATH, userPath } from './users-paths';
import { useUsersTexts } from './users-texts';

const Card = chakra('section', { base: { borderTop: 'hairline', pt: '4', '& > header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: '3', minH: 'control' }, '& h2': { fontSize: 'md' } } });

export default function AddUserAccessesPage() {
  const draft = useInviteDraft();
  return draft ? <Accesses draft={draft} /> : <Navigate to={ADD_USER_PATH} replace />;
}

function Accesses({ draft }: { draft: InviteDraft }) {
  const t = useUsersTexts();
  const core = useCoreTexts();
  const navigate = useNavigate();
  const steps = useInviteSteps();
  const words = useAccessWords();
  const { today } = useSession();
  const [inviteUser] = useInviteUserMutation();
  const [accesses, setAccesses] = useState<readonly AccessDraft[]>(draft.accesses.length ? draft.accesses : [NEW_ACCESS]);
  const [errors, setErrors] = useState<readonly AccessErrors[]>([]);
  // As of the last attempt: it stays while somebody types, because a new list would take the focus to the summary.
  const [listed, setListed] = useState<readonly SummaryError[]>([]);
  const [busy, setBusy] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const isHalf = useHalfTyped();
  const cards = useRef<HTMLDivElement>(null);
  const touched = accesses.some(({ organization }) => organization !== null);

  const change = (at: number, value: AccessDraft) => {
    setAccesses(accesses.map((access, index) => (index === at ? value : access)));
    setErrors(errors.map((error, index) => (index === at ? {} : error)));
  };
  function go(to: string, state?: object) {
    // Nothing is lost on this way, so nothing is asked.
    flushSync(() => setLeaving(true));
    void navigate(to, { state });
  }
  function show(found: readonly AccessErrors[], others: readonly string[]) {
    setErrors(found);
    setListed([
      ...others.map((message) => ({ message })),
      ...found.flatMap((one, index) =>
        (Object.keys(one) as AccessField[]).map((field) => {
          const message = one[field] ?? '';
          return { field: `access${index}-${field}`, message: accesses.length > 1 ? t('errorOfAccess', { number: index + 1, message }) : message };
        }),
      ),
    ]);
  }
  async function send() {
    if (isHalf(cards.current)) return;
    const found = accesses.map((access) => draftProblems(access, { isNew: true, today, words }));
    show(found, []);
    if (found.some((one) => Object.keys(one).length > 0)) return;
    setBusy(true);
    try {
      const { data } = await inviteUser({ variables: { input: { email: draft.email, name: draft.name, accesses: accesses.map(accessInput) } }, context: silent() });
      const answer = data?.inviteUser;
      if (answer?.user && !answer.problems.length) {
        notify({ severity: 'success', title: t('sent', { name: answer.user.name }), detail: t('sentHint', { email: answer.user.email }) });
        return go(userPath(answer.user.id));
      }
      const problems = answer?.problems ?? [];
      show(
        accesses.map((_, index) => errorsOf(problems, `accesses.${index}.`, words).errors),
        problems.filter(({ path }) => !path?.startsWith('accesses.')).map(({ message }) => message),
      );
    } catch (error) {
      show([], [wordsOf(error, t('failed'))]);
    } finally {
      setBusy(false);
    }
  }
  return (
    <FlowPage
      title={t('accessesTitle', { name: draft.name })}
      subtitle={draft.email}
      breadcrumb={[{ label: t('users'), to: USERS_PATH }]}
      steps={steps}
      current="accesses"
      width="narrow"
      hasErrors={listed.length > 0}
      before={<ErrorSummary errors={listed} />}
      actions={
        <>
          <Button size="lg" onClick={() => go(ADD_USER_PATH, { invite: { ...draft, accesses } })}>
            {core('back')}
          </Button>
          <Button variant="solid" size="lg" loading={busy} onClick={() => void send()}>
            {t('send')}
          </Button>
        </>
      }
    >
      <UnsavedGuard dirty={touched && !leaving} />
      <div ref={cards} style={{ display: 'contents' }}>
        {accesses.map((access, index) => (
          <Card key={index} aria-label={t('accessNumber', { number: index + 1 })}>
            {accesses.length > 1 && (
              <header>
                <h2>{t('accessNumber', { number: index + 1 })}</h2>
                <Button
                  variant="ghost"
                  aria-label={t('removeNumber', { number: index + 1 })}
                  icon={<X aria-hidden="true" />}
                  onClick={() => {
                    setAccesses(accesses.filter((_, other) => other !== index));
                    setErrors(errors.filter((_, other) => other !== index));
                  }}
                >
                  {t('remove')}
                </Button>
              </header>
            )}
            <AccessForm prefix={`access${index}-`} value={access} errors={errors[index] ?? {}} onChange={(value) => change(index, value)} />
          </Card>
        ))}
      </div>
      {accesses.length < ACCESSES_AT_ONCE && (
        <div>
          <Button icon={<Plus aria-hidden="true" />} onClick={() => setAccesses([...accesses, NEW_ACCESS])}>
            {t('anotherAccess')}
          </Button>
        </div>
      )}
    </FlowPage>
  );
}
