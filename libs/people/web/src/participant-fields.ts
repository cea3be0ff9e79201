import type { ListSort } from '@afterbell/core/domain';
import { silent, useSession, type ListField, type ListParts } from '@afterbell/core/web';
import { GRADES, gradeLabel, type StayState } from '@afterbell/people/domain';
import { useMemo } from 'react';
import type { ParticipantsListQueryVariables } from './__generated__/participants-list';
import { useParticipantsTexts } from './participants-texts';
import { useTagsQuery } from './tags/__generated__/tags';
import { useTagsTexts } from './tags/tags-texts';

export type FilterField = NonNullable<ParticipantsListQueryVariables['filter']>['rules'][number]['field'];
type Sorts = NonNullable<ParticipantsListQueryVariables['sort']>;
export type ParticipantSort = (Sorts extends (infer One)[] | infer One ? One : never)['field'];

export const PARTICIPANT_SORTS = ['lastName', 'firstName', 'birthDate', 'grade', 'localId', 'generatedId', 'stateId', 'createdAt'] as const satisfies readonly ParticipantSort[];
export const BY_LAST_NAME: readonly ListSort[] = [{ field: 'lastName', direction: 'asc' }];

/** What the list can be filtered by. At a site every row has the same one, so it is not asked for. */
export function useParticipantFields(): readonly ListField<FilterField>[] {
  const t = useParticipantsTexts();
  const words = useTagsTexts();
  const tags = useTagsQuery({ context: silent() }).data?.tags;
  const { levelName, organization } = useSession();
  return useMemo(() => {
    const site: readonly ListField<FilterField>[] = organization.level === 'site' ? [] : [{ id: 'site', label: levelName('site'), type: 'text' }];
    const fields: readonly ListField<FilterField>[] = [
      { id: 'lastName', label: t('field.lastName'), type: 'text' },
      { id: 'firstName', label: t('field.firstName'), type: 'text' },
      { id: 'grade', label: t('field.grade'), type: 'enum', options: GRADES.map((grade) => ({ value: grade, label: gradeLabel(grade) })) },
      { id: 'birthDate', label: t('field.birthDate'), type: 'date' },
      ...site,
      { id: 'tagId', label: words('tags'), type: 'enum', options: (tags ?? []).map(({ id, name }) => ({ value: id, label: name })) },
      { id: 'allergies', label: t('field.allergies'), type: 'text' },
      { id: 'localId', label: t('field.localId'), type: 'text' },
      { id: 'generatedId', label: t('field.generatedId'), type: 'text' },
      { id: 'stateId', label: t('field.stateId'), type: 'text' },
      { id: 'createdAt', label: t('field.createdAt'), type: 'datetime' },
    ];
    return fields;
  }, [t, words, tags, levelName, organization.level]);
}

/** In which parts the list is looked at: who has left is there when asked for. */
export function useStayParts(): ListParts {
  const t = useParticipantsTexts();
  return useMemo(() => {
    const rule = (mode: 'equals' | 'notEquals', value: StayState) => ({ field: 'stay', mode, value }) as const;
    return {
      label: t('parts.label'),
      parts: [
        { id: 'current', label: t('parts.current'), rule: rule('notEquals', 'ended') },
        { id: 'now', label: t('parts.now'), rule: rule('equals', 'now') },
        { id: 'coming', label: t('parts.coming'), rule: rule('equals', 'ahead') },
        { id: 'left', label: t('parts.left'), rule: rule('equals', 'ended') },
        { id: 'all', label: t('parts.all'), rule: null },
      ],
    };
  }, [t]);
}
