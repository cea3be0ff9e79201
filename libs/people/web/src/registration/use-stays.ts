import { failuresOf, notify, silent, useCoreTexts } from '@afterbell/core/web';
import { type StayFieldsFragment, useBeginStayMutation, useChangeStayMutation, useMoveStayMutation, useSetEnrolledProgrammesMutation } from './__generated__/registration';
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
}
interface Payload {
  problems: readonly { code: string; message: string; path: string | null }[];
  placesEnded?: number | null;
  placesReturned?: number | null;
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
  const [setProgrammes] = useSetEnrolledProgrammesMutation(quiet);

  async function done(call: () => Promise<Payload | null | undefined>, undo?: () => void): Promise<StayFailure | null> {
    try {
      const payload = await call();
      const problem = payload?.problems[0];
      if (problem?.code === 'STALE_VERSION') {
        await reload();
        return { path: null, message: t('stale') };
      }
      if (problem) return { path: problem.path, message: sentence(problem) };
      await reload();
      notify({ severity: 'success', title: saved(payload ?? {}), ...(undo ? { action: { label: t('undo'), onClick: undo } } : {}) });
      return null;
    } catch (error) {
      return { path: null, message: failuresOf(error)[0]?.message.join(' ') || core('errors.load') };
    }
  }
  const saved = ({ placesEnded, placesReturned }: Partial<Payload> = {}) =>
    placesEnded ? outlook('savedEnds', { count: placesEnded }) : placesReturned ? outlook('savedReturns', { count: placesReturned }) : t('saved');
  const words: Readonly<Record<string, string>> = { startsOn: t('firstDay'), on: t('firstDay'), endsOn: t('lastDay'), endReason: t('reason') };
  const sentence = ({ path, message }: { path: string | null; message: string }) => {
    const label = words[path ?? ''] ?? (path?.startsWith('programmes') ? t('programme') : null);
    return label ? t('problem', { field: label, message }) : message;
  };
  const back = ({ id, startsOn, endsOn, endReason, version }: StayFieldsFragment) =>
    void done(async () => (await change({ variables: { input: { id, version: version + 1, startsOn, endsOn, endReason } } })).data?.changeStay);

  return {
    save: ({ task, siteId, startsOn, endsOn, endReason }: StayChange) => {
      if (task.kind === 'begin') return done(async () => (await begin({ variables: { input: { personId, siteId, startsOn, endsOn, endReason } } })).data?.beginStay);
      const { id, version } = task.stay;
      if (task.kind === 'move') return done(async () => (await move({ variables: { input: { id, version, siteId, on: startsOn } } })).data?.moveStay);
      // What ended with the stay (its programs) does not come back by itself: only a plain change is undone here.
      const plain = task.stay.programmes.length === 0;
      return done(async () => (await change({ variables: { input: { id, version, startsOn, endsOn, endReason } } })).data?.changeStay, plain ? () => back(task.stay) : undefined);
    },
    programmes: (stay: StayFieldsFragment, programmes: readonly WishedProgramme[]) =>
      done(async () => (await setProgrammes({ variables: { input: { stayId: stay.id, version: stay.version, programmes: [...programmes] } } })).data?.setEnrolledProgrammes),
  };
}
