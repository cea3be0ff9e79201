import { FEATURE_KEYS, isFeatureKey, menuFor, ORGANIZATION_LEVELS, PermissionSet, ROUTES, tabsOf, VERBS, entriesFor, type FeatureKey } from '@afterbell/core/domain';
import { Button, EmptyState, Field, FieldGroup, NativeSelect, SegmentedRadios, SegmentedScope, silent, useCoreTexts, useNavText } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useExplainableUserQuery } from './__generated__/roles';
import { useCatalogueLabels } from './catalogue-labels';
import { ExplainResults } from './explain-results';
import { useRolesTexts } from './roles-texts';
import { UserPicker } from './user-picker';

const Form = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', maxW: '32rem' } });
const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', '& > *': { flex: '1 1 10rem' } } });
const Picked = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '2', border: 'hairline', borderRadius: 'md', px: '3', py: '2', '& small': { display: 'block', color: 'fg.muted', overflowWrap: 'anywhere' } } });

/** Everything that is asked stands in the address, so that an explanation can be sent on. */
function useQuestion() {
  const [params, setParams] = useSearchParams();
  const get = (key: string) => params.get(key) ?? '';
  const feature = get('feature');
  const question = { userId: get('user'), kind: get('of') === 'page' ? ('page' as const) : ('feature' as const), feature: isFeatureKey(feature) ? feature : null, verb: VERBS.find((verb) => verb === get('verb')) ?? 'view', aspect: get('aspect'), path: get('path') };
  const put = (next: Record<string, string | null>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [key, value] of Object.entries(next)) {
          if (value) after.set(key, value);
          else after.delete(key);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return { question, put };
}

export function ExplainAccess() {
  const t = useRolesTexts();
  const { question, put } = useQuestion();
  const { userId, kind, feature, verb, aspect, path } = question;
  const asked = kind === 'page' ? (path ? { path } : null) : feature ? { feature, verb, tab: tabsOf(feature).includes(aspect) ? aspect : null } : null;
  return (
    <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '5' }}>
      <p>{t('explain.intro')}</p>
      <Form>
        {userId ? (
          <PickedUser key={userId} id={userId} onChange={() => put({ user: null })} />
        ) : (
          <UserPicker onPick={(user) => put({ user: user.id })} />
        )}
        <FieldGroup legend={t('explain.what')}>
          <SegmentedScope>
            <SegmentedRadios legend={t('explain.what')} name="explain-of" value={kind} options={[{ value: 'feature', label: t('explain.feature') }, { value: 'page', label: t('explain.page') }]} onChange={(of) => put({ of: of === 'page' ? of : null })} />
          </SegmentedScope>
          {kind === 'page' ? <PageChoice value={path} onChange={(next) => put({ path: next })} /> : <FeatureChoice feature={feature} verb={verb} tab={aspect} put={put} />}
        </FieldGroup>
      </Form>
      {userId && asked ? <ExplainResults input={{ userId, ...asked }} /> : <EmptyState kind="nothing" title={t('explain.need')} />}
    </chakra.div>
  );
}

/** Who stands in the address, by the name that the server knows: an address says whose id, never what they are called. */
function PickedUser({ id, onChange }: { id: string; onChange: () => void }) {
  const t = useRolesTexts();
  const core = useCoreTexts();
  const { data, error } = useExplainableUserQuery({ variables: { id }, context: silent() });
  const user = data?.explainableUser;
  return (
    <Picked>
      <div>
        {t('explain.who')}: {user ? <strong>{user.name}</strong> : <span role="status">{error ? t('explain.nobodyThere') : core('loading')}</span>}
        {user && <small>{user.email}</small>}
      </div>
      <Button onClick={onChange}>{t('explain.change')}</Button>
    </Picked>
  );
}

function FeatureChoice({ feature, verb, tab, put }: { feature: FeatureKey | null; verb: string; tab: string; put: (next: Record<string, string | null>) => void }) {
  const t = useRolesTexts();
  const labels = useCatalogueLabels();
  const options = useMemo(() => FEATURE_KEYS.map((value) => ({ value, label: labels.place(value.slice(0, value.indexOf('.')), value.slice(value.indexOf('.') + 1), null) })), [labels]);
  const tabs = feature ? tabsOf(feature) : [];
  return (
    <>
      <Field label={t('explain.featureField')}>
        <NativeSelect value={feature ?? ''} options={options} placeholder={t('explain.choose')} onChange={(event) => put({ feature: event.target.value, aspect: null })} />
      </Field>
      <Row>
        <Field label={t('explain.verbField')}>
          <NativeSelect value={verb} options={VERBS.map((value) => ({ value, label: t(`verb.${value}`) }))} onChange={(event) => put({ verb: event.target.value })} />
        </Field>
        {feature && tabs.length > 0 && (
          <Field label={t('explain.tabField')}>
            <NativeSelect value={tab} options={tabs.map((value) => ({ value, label: labels.tab(feature, value) }))} placeholder={t('explain.noTab')} onChange={(event) => put({ aspect: event.target.value })} />
          </Field>
        )}
      </Row>
    </>
  );
}

const EVERYTHING = new PermissionSet(FEATURE_KEYS.flatMap((feature) => entriesFor(feature, 'edit')));

/** Pages that the menu leads to, at whatever level; a page of the address that is none of them stays choosable. */
function PageChoice({ value, onChange }: { value: string; onChange: (path: string) => void }) {
  const t = useRolesTexts();
  const text = useNavText();
  const options = useMemo(() => {
    const built = new Set(ORGANIZATION_LEVELS.flatMap((level) => menuFor({ permissions: EVERYTHING, level })).flatMap((item) => [item.path, ...item.children.map(({ path }) => path)]));
    const sections = new Map(ROUTES.map((row) => [row.path, row]));
    return ROUTES.flatMap(({ path, menu }) => {
      if (!menu || !built.has(path)) return [];
      const parent = menu.parent === null ? null : sections.get(menu.parent)?.menu?.label;
      return [{ value: path, label: parent ? `${text(parent)} › ${text(menu.label)}` : text(menu.label) }];
    });
  }, [text]);
  const shown = value && !options.some((option) => option.value === value) ? [...options, { value, label: value }] : options;
  return (
    <Field label={t('explain.pageField')}>
      <NativeSelect value={value} options={shown} placeholder={t('explain.choose')} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}
