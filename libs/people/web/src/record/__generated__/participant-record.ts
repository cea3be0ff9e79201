/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ParticipantRecordQueryVariables = Exact<{
  id: string;
}>;


export type ParticipantRecordQuery = { participant: { __typename: 'Participant', id: string, displayName: string, firstName: string, lastName: string, birthDate: string | null, grade: string | null, localId: string | null, generatedId: string | null, allergies: string | null, contactRestriction: string | null, createdAt: string, sites: Array<{ __typename: 'OrganizationRef', id: string, name: string }>, tags: Array<{ __typename: 'Tag', id: string, name: string, colour: Types.TagColour }> }, participantTabs: Array<{ __typename: 'ParticipantTabState', key: string, count: number | null, canEdit: boolean }> };


export const ParticipantRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"participantRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"participant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"localId"}},{"kind":"Field","name":{"kind":"Name","value":"generatedId"}},{"kind":"Field","name":{"kind":"Name","value":"allergies"}},{"kind":"Field","name":{"kind":"Name","value":"contactRestriction"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"participantTabs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"participantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}}]}}]}}]} as unknown as DocumentNode<ParticipantRecordQuery, ParticipantRecordQueryVariables>;
export function useParticipantRecordQuery(options: { skip: boolean; variables?: ParticipantRecordQueryVariables } & Omit<useQuery.Options<ParticipantRecordQuery, ParticipantRecordQueryVariables>, 'variables' | 'skip'> | ({ variables: ParticipantRecordQueryVariables } & useQuery.Options<ParticipantRecordQuery, ParticipantRecordQueryVariables>)) {
  return useQuery<ParticipantRecordQuery, ParticipantRecordQueryVariables>(ParticipantRecordDocument, options as useQuery.Options<ParticipantRecordQuery, ParticipantRecordQueryVariables>);
}

export function useParticipantRecordLazyQuery(options?: useLazyQuery.Options<ParticipantRecordQuery, ParticipantRecordQueryVariables>) {
  return useLazyQuery<ParticipantRecordQuery, ParticipantRecordQueryVariables>(ParticipantRecordDocument, options);
}