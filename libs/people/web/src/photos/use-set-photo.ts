import { notify, silent } from '@afterbell/core/web';
import { uploadFile } from '@afterbell/forms/web';
import { PHOTO_SIDE } from '@afterbell/people/domain';
import { type PersonPhotoQuery, useSetPersonPhotoMutation } from './__generated__/photo';
import { usePhotoTexts } from './photo-texts';

export type Photo = PersonPhotoQuery['personPhoto'];
export type SetOutcome = { kind: 'done' } | { kind: 'stale' } | { kind: 'failed'; reason: string };

/** In all answers that the browser keeps, whatever kind the person was read as. */
const NODES = ['Participant', 'Person', 'StaffMember', 'Teacher', 'BoardMember', 'Contact'];

/** Gives a person another photo, or none; either can be taken back from the message about it. */
export function useSetPhoto(personId: string, name: string) {
  const t = usePhotoTexts();
  const [mutate] = useSetPersonPhotoMutation();

  async function put(fileId: string | null, before: string | null): Promise<SetOutcome> {
    const { data } = await mutate({
      variables: { input: { personId, fileId, before } },
      context: silent(false),
      refetchQueries: ['personPhoto'],
      awaitRefetchQueries: true,
      update: (cache, answer) => {
        const photo = answer.data?.setPersonPhoto.photo;
        if (!photo) return;
        for (const __typename of NODES) cache.modify({ id: cache.identify({ __typename, id: personId }), fields: { photoId: () => (photo.withheld ? null : photo.fileId) } });
      },
    });
    const problem = data?.setPersonPhoto.problems[0];
    if (!problem) return { kind: 'done' };
    return problem.code === 'STALE_VERSION' ? { kind: 'stale' } : { kind: 'failed', reason: problem.message };
  }

  async function change(fileId: string | null, before: string | null): Promise<SetOutcome> {
    const outcome = await put(fileId, before);
    if (outcome.kind !== 'done') return outcome;
    const back = async () => {
      const undone = await put(before, fileId);
      notify(undone.kind === 'done' ? { severity: 'success', title: t('undone', { name }) } : { severity: 'error', title: undone.kind === 'stale' ? t('changedSince') : undone.reason });
    };
    notify({ severity: 'success', title: t(fileId ? 'saved' : 'removed', { name }), action: { label: t('undo'), onClick: () => void back().catch(() => undefined) } });
    return outcome;
  }

  async function upload(file: File, before: string | null): Promise<SetOutcome> {
    const { data, error } = await uploadFile({ file, kind: 'image', maxWidth: PHOTO_SIDE, maxHeight: PHOTO_SIDE });
    return data ? change(data.id, before) : { kind: 'failed', reason: error.message.join(' ') };
  }
  return { upload, remove: (before: string) => change(null, before) };
}
