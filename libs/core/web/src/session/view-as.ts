import type { ApolloClient } from '@apollo/client';
import { LeaveViewAsDocument, StartViewAsDocument } from './__generated__/session';

/** Both answer the messages of what stood in the way. */
export async function startView(client: ApolloClient, accessId: string): Promise<string[]> {
  const { data } = await client.mutate({ mutation: StartViewAsDocument, variables: { accessId } });
  return data?.startViewAs.problems.map(({ message }) => message) ?? [];
}

export async function leaveView(client: ApolloClient): Promise<string[]> {
  const { data } = await client.mutate({ mutation: LeaveViewAsDocument });
  return data?.leaveViewAs.problems.map(({ message }) => message) ?? [];
}
