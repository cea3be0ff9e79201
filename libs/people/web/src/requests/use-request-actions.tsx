import { notify, silent, usePermissions, useSession, type MenuAction } from '@afterbell/core/web';
import { PRIVACY_REQUEST_FIELDS } from '@afterbell/people/domain';
import { Check, Hand, Pencil, Undo2, X } from 'lucide-react';
import type { EntryProblem } from '../record/entries/entry-documents';
import { useDecideTeacherLinkMutation, useSavePrivacyRequestMutation } from './__generated__/requests';
import { isLink, type PersonRequestRow } from './request-words';
import { useRequestsTexts } from './requests-texts';

const REFETCH = ['personRequests', 'personRequestCounts', 'waitingRequests'];

export interface RequestActions {
  actionsOf: (request: PersonRequestRow, change: () => void) => MenuAction[];
  decide: (request: PersonRequestRow, status: 'linked' | 'declined') => Promise<boolean>;
  /** What stands against it; nothing when it is saved, null when it failed. */
  save: (held: { id?: string; version?: number | null; personId: string }, values: Record<string, unknown>) => Promise<readonly EntryProblem[] | null>;
}

/** What a request holds, as it is saved. */
export const valuesOf = (request: PersonRequestRow): Record<string, string | null> => {
  const held: Record<string, unknown> = { ...request, assignedTo: request.assigneeId };
  return Object.fromEntries(Object.keys(PRIVACY_REQUEST_FIELDS).map((key) => [key, (held[key] as string | null) ?? null]));
};

export function useRequestActions(): RequestActions {
  const t = useRequestsTexts();
  const { can, set } = usePermissions();
  const { user } = useSession();
  const [decideLink] = useDecideTeacherLinkMutation();
  const [saveRequest] = useSavePrivacyRequestMutation();
  const edits = can('edit', 'people.requests');

  async function send(request: PersonRequestRow, version: number, status: string): Promise<number | null> {
    const answer = (await decideLink({ variables: { input: { id: request.id, version, status } }, context: silent(false), refetchQueries: REFETCH }).catch(() => null))?.data?.decideTeacherLink;
    if (answer?.request) return answer.request.version;
    const stale = answer?.problems.some(({ code }) => code === 'STALE_VERSION');
    if (answer) notify({ severity: 'error', title: stale ? t('stale', { name: request.personName }) : t('failed'), detail: stale ? undefined : answer.problems[0]?.message });
    return null;
  }
  const decide: RequestActions['decide'] = async (request, status) => {
    const version = await send(request, request.version, status);
    if (version === null) return false;
    const back = () => void send(request, version, 'pending');
    notify({ severity: 'success', title: status === 'linked' ? t('linked', { name: request.askedBy ?? '–' }) : t('declined'), action: { label: t('undo'), onClick: back } });
    return true;
  };
  const save: RequestActions['save'] = async (held, values) => {
    const answer = (await saveRequest({ variables: { input: held, values }, context: silent(false), refetchQueries: REFETCH }).catch(() => null))?.data?.savePrivacyRequest;
    return answer ? (answer.problems as readonly EntryProblem[]) : null;
  };
  async function take(request: PersonRequestRow) {
    const problems = await save({ id: request.id, version: request.version, personId: request.visiblePersonId ?? '' }, { ...valuesOf(request), assignedTo: user.id, status: 'in_progress' });
    notify(problems?.length === 0 ? { severity: 'success', title: t('taken') } : { severity: 'error', title: problems?.[0]?.message ?? t('failed') });
  }
  const actionsOf: RequestActions['actionsOf'] = (request, change) => {
    const icon = { size: 16, 'aria-hidden': true } as const;
    if (isLink(request)) {
      if (!edits || !set.allows('edit', 'people.participants', 'TEACHERS')) return [];
      if (request.status !== 'open') return [{ id: 'reopen', label: t('action.reopen'), icon: <Undo2 {...icon} />, onSelect: () => void send(request, request.version, 'pending') }];
      return [
        { id: 'link', label: t('action.link'), icon: <Check {...icon} />, onSelect: () => void decide(request, 'linked') },
        { id: 'decline', label: t('action.decline'), icon: <X {...icon} />, onSelect: () => void decide(request, 'declined') },
      ];
    }
    if (!edits || !request.visiblePersonId) return [];
    const free = request.assigneeId !== user.id && (request.status === 'open' || request.status === 'in_progress');
    return [
      ...(free ? [{ id: 'take', label: t('action.take'), icon: <Hand {...icon} />, onSelect: () => void take(request) }] : []),
      { id: 'change', label: t('action.change'), icon: <Pencil {...icon} />, onSelect: change },
    ];
  };
  return { actionsOf, decide, save };
}
