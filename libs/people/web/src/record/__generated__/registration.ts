/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ParticipantStaysQueryVariables = Exact<{
  participantId: string;
}>;


export type ParticipantStaysQuery = { participantStays: Array<{ __typename: 'ParticipantStay', id: string, siteId: string, siteName: string, startsOn: string, endsOn: string | null, endReason: string | null }> };


export const ParticipantStaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"participantStays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"participantStays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"participantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"participantId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"siteId"}},{"kind":"Field","name":{"kind":"Name","value":"siteName"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}}]}}]}}]} as unknown as DocumentNode<ParticipantStaysQuery, ParticipantStaysQueryVariables>;
export function useParticipantStaysQuery(options: { skip: boolean; variables?: ParticipantStaysQueryVariables } & Omit<useQuery.Options<ParticipantStaysQuery, ParticipantStaysQueryVariables>, 'variables' | 'skip'> | ({ variables: ParticipantStaysQueryVariables } & useQuery.Options<ParticipantStaysQuery, ParticipantStaysQueryVariables>)) {
  return useQuery<ParticipantStaysQuery, ParticipantStaysQueryVariables>(ParticipantStaysDocument, options as useQuery.Options<ParticipantStaysQuery, ParticipantStaysQueryVariables>);
}

export function useParticipantStaysLazyQuery(options?: useLazyQuery.Options<ParticipantStaysQuery, ParticipantStaysQueryVariables>) {
  return useLazyQuery<ParticipantStaysQuery, ParticipantStaysQueryVariables>(ParticipantStaysDocument, options);
}