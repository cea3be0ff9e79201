import { failuresOf, notify, silent, useCoreTexts } from '@afterbell/core/web';
import { type StayFieldsFragment, useBeginStayMutation, useChangeStayMutation, useMoveStayMutation, useRemoveStayMutation, useRestoreStayMutation, useSetEnrolledProgrammesMutation } from './__generated__/registration';
import { useRegistrationTexts } from './registration-texts';
import { useStayOutlookTexts } from './stay-outlook-texts';
import type { StayTask } from './stay-dialog';

export interface StayChange {
  task: StayTask;
  siteId: string;
  startsOn: string;
  endsOn: string | null;
  endReason: string | null;
}
export interface StayFailure {
  path: string | null;
  message: string;
  /** Everything that stood in the way, this first. */
  all?: readonly StayFailure[];
}
interface Payload {
  problems: readonly { code: string; message: string; path: string | null }[];
  placesEnded?: number | null;
  placesReturned?: number | null;
  stays?: readonly StayFieldsFragment[] | null;
}
interface WishedProgramme {
  code: string;
  startsOn: string;
  endsOn: string | null;
}

/** Everything that changes stays; each answers what stood in the way, or null. */
export function useStays(personId: string, reload: () => Promise<unknown>) {
  const t = useRegistrationTexts();
  const core = useCoreTexts();
  const outlook = useStayOutlookTexts();
  const quiet = { context: silent(), fetchPolicy: 'no-cache' } as const;
  const [begin] = useBeginStayMutation(quiet);
  const [change] = useChangeStayMutation(quiet);
  const [move] = useMoveStayMutation(quiet);
  const [remove] = useRemoveStayMutation(quiet);
  const [restore] = useRestoreStayMutation(quiet);
  const [setProgrammes] = useSetEnrolledProgrammesMutation(quiet);

  async function done(call: () => Promise<Payload | null | undefined>, undo?: (made: Payload) => void, title?: string): Promise<StayFailure | null> {
    try {
      const payload = await call();
      const problem = payload?.problems[0];
      if (problem?.code === 'STALE_VERSION') {
        await reload();
        return { path: null, message: t('stale') };
      }
      if (problem) return { ...said(problem), all: payload.problems.map(said) };
      await reload();
      notify({ severity: 'success', title: [title, !title || payload?.placesEnded ? saved(payload ?? {}) : null].filter(Boolean).join('. '), ...(undo && payload ? { action: { label: t('undo'), onClick: () => undo(payload) } } : {}) });
      return null;
    } catch (error) {
      return { path: null, message: failuresOf(error)[0]?.message.join(' ') || core('errors.load') };
    }
  }
  const saved = ({ placesEnded, placesReturned }: Partial<Payload> = {}) =>
    placesEnded ? outlook('savedEnds', { count: placesEnded }) : placesReturned ? outlook('savedReturns', { count: placesReturned }) : t('saved');
  const words: Readonly<Record<string, string>> = { startsOn: t('firstDay'), on: t('firstDay'), endsOn: t('lastDay'), endReason: t('reason'), code: t('programme') };
  const sentence = ({ path, message }: { path: string | null; message: string }) => {
    const label = words[path?.split('.').at(-1) ?? ''] ?? (path?.startsWith('programmes') ? t('programmes') : null);
    return label ? t('problem', { field: label, message }) : message;
  };
  const said = (problem: Payload['problems'][number]): StayFailure => ({ path: problem.path, message: sentence(problem) });
  /** Brings the stay back with its programs and places, in place of the one that began instead. */
  async function back({ id, startsOn, endsOn, endReason, organization, programmes }: StayFieldsFragment, version: number | null, instead: StayFieldsFragment | null = null, movedFrom: string | null = null) {
    const was = programmes.map((one) => ({ code: one.code, startsOn: one.startsOn, endsOn: one.endsOn }));
    const input = { id, version, personId, siteId: organization.id, startsOn, endsOn, endReason, programmes: was, instead: instead && { id: instead.id, version: instead.version }, ...(movedFrom ? { movedFrom } : {}) };
    const failure = await done(async () => (await restore({ variables: { input } })).data?.restoreStay);
    if (failure) notify({ severity: 'error', title: failure.message });
  }

  return {
    save: ({ task, siteId, startsOn, endsOn, endReason }: StayChange) => {
      if (task.kind === 'begin') return done(async () => (await begin({ variables: { input: { personId, siteId, startsOn, endsOn, endReason } } })).data?.beginStay);
      const { stay } = task;
      const { id, version } = stay;
      if (task.kind !== 'move') return done(async () => (await change({ variables: { input: { id, version, startsOn, endsOn, endReason } } })).data?.changeStay, () => void back(stay, version + 1));
      return done(
        async () => (await move({ variables: { input: { id, version, siteId, on: startsOn } } })).data?.moveStay,
        ({ stays }) => void back(stay, version + 1, stays?.find((one) => one.organization.id === siteId && one.startsOn === startsOn)),
      );
    },
    /** Of these stays. The one that ended by the move to it loses that reason, and has it again when it comes back. */
    remove: (stay: StayFieldsFragment, of: readonly StayFieldsFragment[]) =>
      done(async () => (await remove({ variables: { input: { id: stay.id, version: stay.version } } })).data?.removeStay, ({ stays }) => void back(stay, null, null, of.find(({ id, endReason }) => endReason !== null && stays?.some((one) => one.id === id && one.endReason === null))?.id), t('removed', { site: stay.organization.name })),
    programmes: (stay: StayFieldsFragment, programmes: readonly WishedProgramme[]) =>
      done(async () => (await setProgrammes({ variables: { input: { stayId: stay.id, version: stay.version, programmes: [...programmes] } } })).data?.setEnrolledProgrammes),
  };
}
