import { Button, IconButton, LinkButton, Menu, SaveState, useIsPhone, useMediaQuery, usePageTitle, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { ArrowLeft, BookOpen, Eye, History, Keyboard, MoreHorizontal, Redo2, Undo2, X } from 'lucide-react';
import { HOME, libraryPath, previewPath } from './builder-paths';
import { useBuilderTexts } from './builder-texts';
import { useBuilderContext } from './use-builder';
import type { SavingForm } from './use-save-form';

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: 'var(--ab-top, 0px)',
    zIndex: 'bar',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: { base: '2', md: '4' },
    py: '2',
    minH: '14',
    bg: 'bg.panel',
    borderBottom: 'hairline',
    // On a phone the name has the line to itself and the buttons, and what is saved stands beneath all of them.
    mdDown: { flexWrap: 'wrap', rowGap: '0', '& [data-title]': { display: 'contents', '& h1': { flex: '1 1 0', minW: '0', fontSize: 'sm', whiteSpace: 'normal', lineClamp: '2', lineHeight: 'snug' }, '& p': { order: '1', flexBasis: 'full', px: '2', pb: '1', whiteSpace: 'normal', flexWrap: 'wrap' } } },
    '& [data-title]': { flex: '1 1 auto', minW: '0', '& h1': { fontSize: 'md', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }, '& p': { display: 'flex', gap: '2', fontSize: 'xs', color: 'fg.muted', whiteSpace: 'nowrap', overflow: 'hidden', '& > * + *::before': { content: '"·"', me: '2' }, '& [data-save]': { fontSize: 'xs', minH: '0' } } },
  },
});

/** Not `disabled`, which would lose the focus: after a save, and after the last step, it stays where it was. What is pressed then does nothing. */
const unable = (is: boolean) => (is ? { 'aria-disabled': true, 'data-disabled': '' } : {});

export interface BuilderBarProps {
  saving: SavingForm;
  onSave: () => void;
  onVersions: () => void;
  onKeys: () => void;
}

export function BuilderBar({ saving, onSave, onVersions, onKeys }: BuilderBarProps) {
  const t = useBuilderTexts();
  const { timeZone } = useSession();
  const { maintenance, base, draft, tab, dirty, kept, changes, past, future, undo, redo, discard, readOnly, problems } = useBuilderContext();
  const roomy = useMediaQuery('(min-width: 1024px)');
  const phone = useIsPhone();
  const title = t('title', { form: maintenance.label });
  usePageTitle(title, problems.length > 0);
  const icon = { size: 16, 'aria-hidden': true } as const;
  const status = saving.status;
  const quiet = status.kind === 'idle' || (status.kind !== 'saving' && dirty);
  return (
    <Bar>
      <LinkButton variant="ghost" to={HOME} aria-label={t('list.back')} title={t('list.back')} icon={<ArrowLeft size={18} data-mirror="" aria-hidden="true" />}>
        {null}
      </LinkButton>
      <div data-title="">
        <h1>{title}</h1>
        <p>
          <span>{base.version === 0 ? t('bar.asShipped') : t('bar.version', { version: base.version })}</span>
          {quiet ? (
            <span role="status">
              {dirty ? t('bar.changes', { count: Math.max(1, changes.length) }) : t('bar.none')}
              {dirty && roomy && ` · ${t(kept ? 'bar.kept' : 'bar.notKept')}`}
            </span>
          ) : (
            <SaveState status={status} timeZone={timeZone} />
          )}
        </p>
      </div>
      {!readOnly && (
        <>
          <IconButton label={t('bar.undo')} icon={<Undo2 size={18} data-mirror="" aria-hidden="true" />} {...unable(past.length === 0)} onClick={() => undo()} />
          {!phone && <IconButton label={t('bar.redo')} icon={<Redo2 size={18} data-mirror="" aria-hidden="true" />} {...unable(future.length === 0)} onClick={redo} />}
        </>
      )}
      {roomy && (
        <>
          <LinkButton variant="ghost" to={libraryPath(draft, tab)} icon={<BookOpen {...icon} />}>
            {t('bar.library')}
          </LinkButton>
          <Button variant="ghost" icon={<History {...icon} />} onClick={onVersions}>
            {t('bar.versions')}
          </Button>
          <LinkButton to={previewPath(draft, tab)} icon={<Eye {...icon} />}>
            {t('bar.preview')}
          </LinkButton>
        </>
      )}
      <Menu
        trigger={<IconButton label={t('bar.more')} icon={<MoreHorizontal size={18} aria-hidden="true" />} />}
        groups={[
          {
            items: roomy
              ? []
              : [
                  { id: 'preview', label: t('bar.preview'), icon: <Eye {...icon} />, to: previewPath(draft, tab) },
                  { id: 'library', label: t('bar.library'), icon: <BookOpen {...icon} />, to: libraryPath(draft, tab) },
                  { id: 'versions', label: t('bar.versions'), icon: <History {...icon} />, onSelect: onVersions },
                ],
          },
          {
            items: [
              ...(phone && !readOnly ? [{ id: 'redo', label: t('bar.redo'), icon: <Redo2 data-mirror="" {...icon} />, disabled: future.length === 0, onSelect: redo }] : []),
              { id: 'keys', label: t('bar.keys'), icon: <Keyboard {...icon} />, onSelect: onKeys },
              ...(readOnly ? [] : [{ id: 'discard', label: t('bar.discard'), icon: <X {...icon} />, disabled: !dirty, onSelect: discard }]),
            ],
          },
        ]}
      />
      {!readOnly && (
        <Button variant="solid" {...unable(!dirty)} loading={status.kind === 'saving'} onClick={onSave}>
          {t('bar.save')}
        </Button>
      )}
    </Bar>
  );
}
