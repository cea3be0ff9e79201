import { formatTime, todayIn } from '@afterbell/core/domain';
import { ConfirmDialog, failuresOf, notify, serverNow, silent } from '@afterbell/core/web';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type RosterDay, takesMarks } from '../roster/marks';
import { visibleRows } from '../roster/visible-rows';
import { spokenChild } from '../shared/child-names';
import { type CheckInAtDoorMutation, useCheckInAtDoorMutation, useScanBadgeAtDoorMutation } from './__generated__/door';
import { CheckOutDialog } from './check-out-dialog';
import { sound } from './door-sound';
import { useDoorTexts } from './door-texts';
import { ScanDialog } from './scan-dialog';
import { useWedge } from './use-wedge';

export type DoorDone = NonNullable<CheckInAtDoorMutation['checkIn']['done']>;
export type DoorKind = 'in' | 'out';

interface Asked {
  code: string;
  message: string;
  personId: string;
}

interface Answer {
  personId?: string | null;
  problems: readonly { code: string; message: string }[];
  done: DoorDone | null;
}

export interface RosterDoor {
  /** Whether children can be checked in and out here: today, where marks can be set. */
  open: boolean;
  onDoor: (personId: string, kind: DoorKind) => void;
  scan: () => void;
  panel: ReactNode;
}

/** Checking in and out on a roster: by hand, by a scanner at any time, by the camera. */
export function useRosterDoor(day: RosterDay, refetch: () => Promise<void>, searchBox: RefObject<HTMLInputElement | null>): RosterDoor {
  const t = useDoorTexts();
  const [checkIn] = useCheckInAtDoorMutation({ context: silent(), fetchPolicy: 'no-cache' });
  const [scanBadge] = useScanBadgeAtDoorMutation({ context: silent(), fetchPolicy: 'no-cache' });
  const [asked, setAsked] = useState<Asked | null>(null);
  const [leaving, setLeaving] = useState<string | null>(null);
  const [scanning, setScanning] = useState(false);
  const [read, setRead] = useState<readonly string[]>([]);
  const { sessionId, date } = day;
  const open = takesMarks(day) && date === todayIn(day.timeZone, serverNow());
  const nameOf = (personId: string) => {
    const person = day.rows.find((row) => row.personId === personId);
    return person ? spokenChild(person) : t('someone');
  };

  /** Whoever is not on the roster is named by the server's answer. */
  const questionOf = ({ code, message, personId }: Asked) => {
    const listed = day.rows.some((row) => row.personId === personId);
    const name = nameOf(personId);
    if (code === 'ATTENDANCE_OVERLAP') return { title: listed ? t('askOverlap', { name }) : t('askUnlisted'), description: message };
    return listed ? { title: t('askEnroll', { name }), description: t('askEnrollHint', { name }) } : { title: t('askUnlisted'), description: t('askUnlistedHint', { who: message }) };
  };

  const tell = useCallback(
    (line: string, severity: 'success' | 'warn' | 'error') => {
      sound(severity === 'success' ? 'yes' : severity === 'warn' ? 'known' : 'no');
      // The list of the open camera says it; a note over it would cover its button.
      if (!scanning) notify({ severity, title: line });
      setRead((before) => [line, ...before].slice(0, 5));
    },
    [scanning],
  );
  const finish = useCallback(
    (done: DoorDone) => {
      const { did, at, name } = done;
      tell(at === null ? t(did === 'already_in' ? 'done.here' : 'done.gone', { name }) : t(`done.${did}`, { name, time: formatTime(at) }), did === 'in' || did === 'out' ? 'success' : 'warn');
      void refetch();
    },
    [tell, t, refetch],
  );

  async function run(call: () => Promise<Answer | undefined>, personId: string | null) {
    try {
      const answer = await call();
      const [problem] = answer?.problems ?? [];
      const whose = answer?.personId ?? personId;
      if (answer?.done) finish(answer.done);
      else if (problem && whose && (problem.code === 'ATTENDANCE_NOT_ENROLLED' || problem.code === 'ATTENDANCE_OVERLAP')) {
        sound('no');
        setAsked({ ...problem, personId: whose });
      } else tell(problem?.message ?? t('offline'), 'error');
    } catch (error) {
      tell(failuresOf(error)[0]?.message.join(' ') || t('offline'), 'error');
    }
  }
  const arrive = (personId: string, more: { enrollMissing?: boolean; allowOverlap?: boolean } = {}) => run(async () => (await checkIn({ variables: { input: { sessionId, date, personId, ...more } } })).data?.checkIn, personId);
  const onCode = (code: string) => void run(async () => (await scanBadge({ variables: { sessionId, date, code } })).data?.scanBadge, null);
  // On another day too, where the server refuses it: the letters of a code must mark nobody there either.
  useWedge(onCode, day.viewerCan.edit, { box: searchBox, finds: (words) => visibleRows(day.rows, null, words).length > 0 });

  // The same function for all renders: the handlers of the list rest on it.
  const latest = useRef(arrive);
  useEffect(() => {
    latest.current = arrive;
  });
  const onDoor = useCallback((personId: string, kind: DoorKind) => (kind === 'in' ? void latest.current(personId) : setLeaving(personId)), []);

  const scan = useCallback(() => setScanning(true), []);

  return {
    open,
    onDoor,
    scan,
    panel: (
      <>
        {scanning && !asked && <ScanDialog read={read} onCode={onCode} onClose={() => setScanning(false)} />}
        {leaving && (
          <CheckOutDialog
            day={day}
            personId={leaving}
            name={nameOf(leaving)}
            onClose={() => setLeaving(null)}
            onDone={(done) => {
              setLeaving(null);
              finish(done);
            }}
          />
        )}
        {asked && (
          <ConfirmDialog
            open
            onClose={() => setAsked(null)}
            onConfirm={() => arrive(asked.personId, asked.code === 'ATTENDANCE_OVERLAP' ? { allowOverlap: true } : { enrollMissing: true })}
            {...questionOf(asked)}
            confirmLabel={t('checkInAnyway')}
          />
        )}
      </>
    ),
  };
}
