import { formatDate } from '@afterbell/core/domain';
import { Badge, defineTexts, useDownload, useSession } from '@afterbell/core/web';
import { FileControl } from '@afterbell/forms/web';
import { DOCUMENT_FIELDS } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import type { ParticipantTabProps } from '../participant-tabs';
import { ParticipantDocumentsDocument, RemoveParticipantDocumentDocument, RestoreParticipantDocumentDocument, SaveParticipantDocumentDocument } from './__generated__/document';
import { EntriesTab } from './entries-tab';
import { FieldOf, type ControlProps } from './entry-control';
import type { EntryText } from './entry-documents';
import { EntryLine } from './entry-line';

const { useTexts } = defineTexts('participantDocuments', {
  label: 'Documents',
  add: 'Add a document',
  edit: 'Change the document',
  removed: 'Document removed',
  empty: 'No documents yet',
  emptyHint: 'Consents, medical plans, custody orders: kept with the participant, read by those with this tab.',
  expires: 'Valid until {{date}}',
  expired: 'Expired {{date}}',
  waiting: 'Being checked for viruses',
  refused: 'Refused by the virus scanner',
  field: { name: 'Name', kind: 'Kind', fileId: 'File', expiresOn: 'Valid until', remark: 'Remark' },
  code: { consent: 'Consent', medical: 'Medical', custody: 'Custody', school_record: 'School record', identification: 'Identification', other: 'Other' },
});

const ANY_FILE = { type: 'file', limits: {}, maxWidth: null, maxHeight: null } as const;
const documents = { list: ParticipantDocumentsDocument, save: SaveParticipantDocumentDocument as never, remove: RemoveParticipantDocumentDocument, restore: RestoreParticipantDocumentDocument };
const DownloadLink = chakra('a', { base: { display: 'inline-flex', alignItems: 'center', gap: '1.5', width: 'fit-content', minH: '6', color: 'accent.fg', textDecoration: 'underline', '& svg': { boxSize: '4', flexShrink: '0' } } });

function DocumentFile({ id, name }: { id: string; name: string }) {
  return (
    <DownloadLink {...useDownload(`/file/download/${id}`, name)}>
      <Download aria-hidden="true" />
      {name}
    </DownloadLink>
  );
}

function fileControl(props: ControlProps) {
  if (props.name !== 'fileId') return null;
  return (
    <FieldOf {...props}>
      <FileControl field={ANY_FILE} value={typeof props.value === 'string' && props.value !== '' ? props.value : null} onChange={(id) => props.onChange(id ?? '')} />
    </FieldOf>
  );
}

export default function DocumentsTab(props: ParticipantTabProps) {
  const t = useTexts();
  const { today } = useSession();
  return (
    <EntriesTab
      {...props}
      noun="document"
      label={t('label')}
      fields={DOCUMENT_FIELDS}
      documents={documents}
      t={t as EntryText}
      start={{ kind: 'consent' }}
      control={fileControl}
      rowName={({ name }) => name}
      row={(entry) => {
        const expired = entry.expiresOn !== null && entry.expiresOn < today;
        return (
          <EntryLine
            title={entry.name}
            badges={expired && entry.expiresOn && <Badge tone="red">{t('expired', { date: formatDate(entry.expiresOn) })}</Badge>}
            text={entry.remark}
            facts={[t(`code.${entry.kind}`), !expired && entry.expiresOn && t('expires', { date: formatDate(entry.expiresOn) })]}
            by={entry}
          >
            {entry.file?.state === 'available' ? (
              <DocumentFile id={entry.file.id} name={entry.file.name} />
            ) : (
              <span>{t(entry.file?.state === 'refused' ? 'refused' : 'waiting')}</span>
            )}
          </EntryLine>
        );
      }}
    />
  );
}
