import type { ApolloClient } from '@apollo/client';
import { silent } from '../apollo/links';
import { IssueOfflineKeyDocument } from './__generated__/offline';
import type { IssuedKey } from './vault';

/** The key of this person on this device: the same again, until somebody says that the device is lost. */
export async function issueKey(client: ApolloClient, deviceId: string): Promise<IssuedKey | null> {
  const { data } = await client.mutate({ mutation: IssueOfflineKeyDocument, variables: { input: { deviceId } }, context: silent(), fetchPolicy: 'no-cache' });
  const { key, keyId } = data?.issueOfflineKey ?? {};
  return key && keyId ? { id: keyId, key } : null;
}
