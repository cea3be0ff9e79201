import { SERVICE_FIELDS, type ServiceField } from '@afterbell/participation/domain';
import type { ServiceRowFragment } from './__generated__/services';
import type { Person } from './person-choice';

export type Draft = Readonly<Record<Exclude<ServiceField, 'staffPersonId'>, string>>;

/** A service while somebody types it. */
export interface ServiceDraft {
  draft: Draft;
  staff: Person | null;
  people: readonly Person[];
}

const FIELDS = Object.keys(SERVICE_FIELDS) as ServiceField[];
const EMPTY = Object.fromEntries(FIELDS.filter((field) => field !== 'staffPersonId').map((field) => [field, ''])) as Draft;

export const emptyService = (today: string, people: readonly Person[]): ServiceDraft => ({ draft: { ...EMPTY, onDate: today, visibility: 'everyone' }, staff: null, people });

export function draftOfService(service: ServiceRowFragment): ServiceDraft {
  const held = service as unknown as Readonly<Record<string, string | number | null>>;
  const draft = Object.fromEntries(Object.keys(EMPTY).map((field) => [field, String(held[field] ?? '')])) as Draft;
  // Times say the minutes by themselves.
  return { draft: { ...draft, minutes: service.startTime ? '' : draft.minutes }, staff: service.staffPersonId ? { id: service.staffPersonId, name: service.staffName ?? '' } : null, people: service.participants.map(({ id, name }) => ({ id, name })) };
}
