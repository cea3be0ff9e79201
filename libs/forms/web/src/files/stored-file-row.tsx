import { chakra } from '@chakra-ui/react';
import { Badge, i18n, Skeleton, useDownload } from '@afterbell/core/web';
import { CircleAlert, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { fileSize } from './file-size';
import { useFileTexts } from './file-texts';
import type { FileInfo } from './use-file-info';

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '2', minH: 'control', px: '3', py: '2', border: '1px solid {colors.border}', borderRadius: 'md', bg: 'bg.panel' },
});
const Words = chakra('div', { base: { flex: '1 1 10rem', minW: '0', display: 'flex', flexDirection: 'column', gap: '0.5' } });
const Name = chakra('a', { base: { color: 'fg.link', fontWeight: 'semibold', fontSize: 'sm', textDecoration: 'underline', textUnderlineOffset: '0.2em', overflowWrap: 'anywhere', '&[aria-busy=true]': { cursor: 'progress', opacity: '0.75' } } });
const Plain = chakra('span', { base: { fontSize: 'sm', fontWeight: 'semibold', overflowWrap: 'anywhere' } });
const Small = chakra('span', { base: { fontSize: 'xs', color: 'fg.muted' } });
const Picture = chakra('img', { base: { maxW: '8rem', maxH: '6rem', borderRadius: 'sm', bg: 'bg.muted', objectFit: 'contain' } });
const Mark = chakra('span', { base: { color: 'fg.muted', display: 'inline-flex', '& svg': { boxSize: '5' } } });

const Actions = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '1', marginInlineStart: 'auto' } });

export interface StoredFileRowProps {
  info: FileInfo;
  actions?: ReactNode;
}

export const downloadPath = (id: string): string => `/file/download/${id}`;

function FileName({ id, name }: { id: string; name: string }) {
  const t = useFileTexts();
  return (
    <Name {...useDownload(downloadPath(id), name)} aria-label={t('download', { name })}>
      {name}
    </Name>
  );
}

/** A file that the server has: its name leads to it. */
export function StoredFileRow({ info, actions }: StoredFileRowProps) {
  const t = useFileTexts();
  if (info.state === 'loading') {
    return (
      <Row aria-busy="true">
        <Skeleton label={t('loading')} lines={1} />
        {actions && <Actions>{actions}</Actions>}
      </Row>
    );
  }
  if (info.state === 'gone') {
    return (
      <Row>
        <Mark>
          <CircleAlert aria-hidden="true" />
        </Mark>
        <Words>
          <Plain>{t('gone')}</Plain>
        </Words>
        {actions && <Actions>{actions}</Actions>}
      </Row>
    );
  }
  const { id, name, size, kind, state } = info.file;
  const available = state === 'available';
  return (
    <Row>
      {kind === 'image' && available ? (
        <Picture src={downloadPath(id)} alt={t('preview', { name })} loading="lazy" />
      ) : (
        <Mark>
          <FileText aria-hidden="true" />
        </Mark>
      )}
      <Words>
        {available ? (
          <FileName id={id} name={name} />
        ) : (
          <Plain>{name}</Plain>
        )}
        <Small>{fileSize(size, i18n.language)}</Small>
        {state === 'pending' && (
          <Small>
            <Badge tone="orange">{t('pending')}</Badge> {t('pendingHint')}
          </Small>
        )}
        {state === 'refused' && (
          <Small>
            <Badge tone="red">{t('refused')}</Badge> {t('refusedHint')}
          </Small>
        )}
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Row>
  );
}
