import { EXPLAIN_STEPS, formatDate, isOrganizationLevel, VERBS, type ExplainStepKind } from '@afterbell/core/domain';
import { Badge, Button, failuresOf, LinkButton, LoadHint, Notice, Section, silent, Skeleton, useCoreTexts, useSession, VisuallyHidden } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { CircleCheck, CircleX, KeyRound } from 'lucide-react';
import { useExplainAccessQuery, type ExplainAccessQuery, type ExplainAccessQueryVariables } from './__generated__/roles';
import { useCatalogueLabels, useValueWord } from './catalogue-labels';
import { useRolesTexts } from './roles-texts';

type Explained = ExplainAccessQuery['explainAccess'][number];
type Step = Explained['steps'][number];

const Card = chakra('section', {
  base: {
    borderTop: 'hairline',
    pt: '3',
    pb: '4',
    maxW: '44rem',
    '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', mb: '2' },
    '& ol': { listStyle: 'none', p: '0', m: '0' },
    '& li': { display: 'flex', gap: '2', py: '1', alignItems: 'flex-start', '& svg': { boxSize: '5', flexShrink: '0', color: 'green.fg' } },
    '& li[data-fails]': { fontWeight: 'semibold', '& svg': { color: 'red.fg' } },
    '& li[data-asks] svg': { color: 'fg.muted' },
    '& li[data-after]': { color: 'fg.muted' },
  },
});

export function ExplainResults({ input }: ExplainAccessQueryVariables) {
  const t = useRolesTexts();
  const core = useCoreTexts();
  const { data, error, loading, refetch } = useExplainAccessQuery({ variables: { input }, context: silent(), fetchPolicy: 'network-only' });
  if (error) {
    const [failure] = failuresOf(error);
    return (
      <Notice severity="error" title={failure?.message[0] ?? core('errors.load')} live action={<Button onClick={() => void refetch().catch(() => undefined)}>{core('retry')}</Button>}>
        <LoadHint />
      </Notice>
    );
  }
  if (loading || !data) return <Skeleton lines={5} />;
  return (
    <Section title={t('explain.results')}>
      <VisuallyHidden role="status">{data.explainAccess.map(({ allowed, roleName, organization }) => `${t('explain.by', { role: roleName, place: organization.name })}: ${t(allowed ? 'explain.allowed' : 'explain.denied')}`).join('; ')}</VisuallyHidden>
      <div>
        {data.explainAccess.map((explained) => (
          <Explanation key={explained.accessId} explained={explained} />
        ))}
      </div>
    </Section>
  );
}

function Explanation({ explained }: { explained: Explained }) {
  const t = useRolesTexts();
  const { allowed, roleId, roleName, organization, steps } = explained;
  const stopsAt = steps.findIndex(({ passed }) => !passed);
  return (
    <Card aria-label={t('explain.by', { role: roleName, place: organization.name })}>
      <header>
        <Badge tone={allowed ? 'green' : 'red'}>{t(allowed ? 'explain.allowed' : 'explain.denied')}</Badge>
        <strong>{t('explain.by', { role: roleName, place: organization.name })}</strong>
      </header>
      <ol>
        {steps.map((step, index) => (
          <li key={`${step.kind}${step.entry}`} data-fails={!step.passed || undefined} data-asks={asks(step) || undefined} data-after={(stopsAt !== -1 && index > stopsAt && step.passed) || undefined}>
            {asks(step) ? <KeyRound aria-hidden="true" /> : step.passed ? <CircleCheck aria-hidden="true" /> : <CircleX aria-hidden="true" />}
            <span>
              <VisuallyHidden>{t(asks(step) ? 'explain.asks' : step.passed ? 'explain.passes' : 'explain.fails')}: </VisuallyHidden>
              <StepWords step={step} level={explained.acting.level} />
            </span>
          </li>
        ))}
      </ol>
      <LinkButton variant="link" to={`/settings/roles/${roleId}`}>
        {t('explain.open', { role: roleName })}
      </LinkButton>
    </Card>
  );
}

/** What is asked for on the way, and stops nobody. */
const asks = ({ kind }: Step) => kind === 'passkey' || kind === 'confirm';
const isKind = (kind: string): kind is ExplainStepKind => (EXPLAIN_STEPS as readonly string[]).includes(kind);

function StepWords({ step, level }: { step: Step; level: string }) {
  const t = useRolesTexts();
  const labels = useCatalogueLabels();
  const valueWord = useValueWord();
  const { levelName } = useSession();
  if (!isKind(step.kind)) return step.kind;
  if (step.page === 'signed-in') return t('everybody');
  if (step.page === 'guest') return t('byLink');
  if (step.page === 'public') return t('signedOut');
  const [place = '', tab = null] = (step.entry ?? '').split('/');
  const [section = '', subSection = ''] = place.split('.');
  const name = (value: string) => (isOrganizationLevel(value) ? levelName(value) : value);
  const verb = VERBS.find((known) => known === step.verb);
  return t(`step.${step.kind}.${step.passed ? 'yes' : 'no'}`, {
    entry: labels.place(section, subSection, tab),
    value: valueWord(step.value),
    verb: verb ? t(`verb.${verb}`) : '',
    level: name(level),
    levels: (step.levels ?? []).map(name).join(', '),
    date: step.date ? formatDate(step.date) : '',
  });
}
