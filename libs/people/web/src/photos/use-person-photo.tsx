import { Avatar, Notice, silent } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { Camera } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { usePersonPhotoQuery } from './__generated__/photo';
import { spokenOrder } from './named-person';
import { PhotoDialog } from './photo-dialog';
import { wholePhoto } from './photo-paths';
import { usePhotoTexts } from './photo-texts';

const Face = chakra('button', {
  base: { position: 'relative', display: 'inline-grid', borderRadius: 'full', cursor: 'pointer', '& svg': { position: 'absolute', insetInlineEnd: '-1', bottom: '-1', boxSize: '6', p: '1', borderRadius: 'full', bg: 'bg.panel', color: 'fg', border: '1px solid {colors.border.control}' } },
});

/** The photo of a person in the head of the record, where it is looked at and changed; and why nobody else sees it. */
export function usePersonPhoto(personId: string, name: string, canEdit: boolean): { media: ReactNode; notice: ReactNode } {
  const t = usePhotoTexts();
  const [open, setOpen] = useState(false);
  const { data } = usePersonPhotoQuery({ variables: { personId }, skip: personId === '', context: silent(), fetchPolicy: 'cache-and-network' });
  const photo = data?.personPhoto ?? null;
  const face = <Avatar key={photo?.fileId} size="lg" name={spokenOrder(name)} photoUrl={photo?.fileId ? wholePhoto(photo.fileId) : null} />;
  if (!photo || (!canEdit && !photo.fileId)) return { media: face, notice: null };
  return {
    media: (
      <>
        <Face type="button" aria-label={t(!canEdit ? 'look' : photo.fileId ? 'change' : 'add', { name })} onClick={() => setOpen(true)}>
          {face}
          {canEdit && <Camera aria-hidden="true" />}
        </Face>
        {open && <PhotoDialog photo={photo} name={name} canEdit={canEdit} onClose={() => setOpen(false)} />}
      </>
    ),
    notice: photo.fileId && photo.withheld && <Notice title={t('withheld')}>{t('withheldWhy')}</Notice>,
  };
}
