import { failuresOf, silent, UnreachableError } from '@afterbell/core/web';
import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { SaveMarksDocument, type SaveMarksMutation, type SaveMarksMutationVariables } from './__generated__/roster';
import type { Batch, SendOutcome } from './marks';

/** Statuses after which the same save may still succeed; every other 4xx is the server's last word. */
const PASSING: ReadonlySet<number> = new Set([0, 401, 403, 408, 425, 429]);

/** The page's own mutation: each asks for its own right, and all save alike. */
type SavesMarks = TypedDocumentNode<SaveMarksMutation, SaveMarksMutationVariables>;

/** Sends one batch as one transaction. Sending it again, after whatever went wrong, changes nothing more. */
export async function sendMarks(client: ApolloClient, { sessionId, date }: { sessionId: string; date: string }, batch: Batch, reason: string | null = null, by: SavesMarks = SaveMarksDocument): Promise<SendOutcome> {
  const input = {
    sessionId,
    date,
    idempotencyKey: batch.key,
    marks: batch.marks.map(({ personId, status, startTime, endTime, version }) => ({ personId, status, startTime, endTime, version })),
    ...(batch.consent.overlap ? { allowOverlap: true } : {}),
    ...(batch.consent.enroll ? { enrollMissing: true } : {}),
    ...(batch.consent.long ? { allowLong: true } : {}),
    ...(reason ? { reason } : {}),
  };
  try {
    const { data } = await client.mutate({ mutation: by, variables: { input }, context: silent(), fetchPolicy: 'no-cache' });
    if (!data) return { kind: 'failed', reason: 'server' };
    const { saved, problems } = data.saveAttendance;
    if (saved) return { kind: 'saved', marks: saved.marks, savedAt: saved.savedAt, enrolled: saved.enrolledPersonIds };
    const conflicts = problems.flatMap((problem) => (problem.__typename === 'ConflictProblem' ? problem.conflicts : []));
    if (conflicts.length > 0) return { kind: 'conflict', conflicts };
    return { kind: 'refused', problems: problems.map(({ code, message, path }) => ({ code, message, path })) };
  } catch (error) {
    return failureOutcome(error);
  }
}

function failureOutcome(error: unknown): SendOutcome {
  const [failure] = failuresOf(error);
  if (!failure) return { kind: 'failed', reason: error instanceof UnreachableError ? 'unreachable' : 'offline' };
  const { statusCode, code, message, error: title } = failure;
  if (statusCode === 403) return { kind: 'failed', reason: 'denied' };
  if (statusCode >= 500 || PASSING.has(statusCode)) return { kind: 'failed', reason: 'server' };
  return { kind: 'refused', problems: [{ code: code ?? '', message: message.join(' ') || title, path: null }] };
}
