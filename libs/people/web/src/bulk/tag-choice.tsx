import { Button, Field, NativeSelect, Notice, silent, Skeleton, useCoreTexts } from '@afterbell/core/web';
import { useState } from 'react';
import { useTagsQuery } from '../tags/__generated__/tags';
import { TagManager } from '../tags/tag-manager';
import { useTagsTexts } from '../tags/tags-texts';
import type { BulkFormProps } from './bulk-forms';
import { useBulkTexts } from './bulk-texts';

/** Which tag; whoever gives one may make it here, and look after the others. */
export function TagChoice({ wish, onChange, giving }: BulkFormProps & { giving: boolean }) {
  const t = useBulkTexts();
  const words = useTagsTexts();
  const core = useCoreTexts();
  const [managing, setManaging] = useState(false);
  const { data, error } = useTagsQuery({ context: silent(), fetchPolicy: 'cache-and-network' });
  const tags = data?.tags;
  if (!tags) return error ? <Notice severity="error">{core('errors.load')}</Notice> : <Skeleton lines={2} />;
  const offered = giving ? tags.filter(({ retired }) => !retired) : tags;
  const open = giving && (managing || offered.length === 0);
  const choose = (targetId: string) => onChange({ ...wish, targetId: targetId || null });
  return (
    <>
      {offered.length > 0 ? (
        <Field label={t('form.tag')}>
          <NativeSelect value={wish.targetId ?? ''} placeholder={t('form.chooseTag')} options={offered.map(({ id, name }) => ({ value: id, label: name }))} onChange={(event) => choose(event.target.value)} />
        </Field>
      ) : (
        <p>{t('form.noTags')}</p>
      )}
      {giving && offered.length > 0 && (
        <div>
          <Button variant="link" aria-expanded={open} onClick={() => setManaging(!managing)}>
            {words(managing ? 'manageDone' : 'manage')}
          </Button>
        </div>
      )}
      {open && <TagManager tags={tags} onMade={(id) => (setManaging(false), choose(id))} />}
    </>
  );
}
