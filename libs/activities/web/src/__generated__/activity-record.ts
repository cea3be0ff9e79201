/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ActivityRecordQueryVariables = Exact<{
  id: string;
  withSessions: boolean;
}>;


export type ActivityRecordQuery = { activity: { __typename: 'Activity', id: string, name: string, category: string | null, type: Types.ActivityType, enabled: boolean, version: number, createdAt: string, site: { __typename: 'OrganizationRef', id: string, name: string }, term: { __typename: 'TermRef', id: string, name: string } | null, sessions?: Array<{ __typename: 'Session', id: string, activityId: string, name: string, startsOn: string, startTime: string, endTime: string, weekdays: Array<number>, location: string | null, nextDate: string | null }> } };


export const ActivityRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"activityRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withSessions"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"term"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withSessions"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"activityId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"nextDate"}}]}}]}}]}}]} as unknown as DocumentNode<ActivityRecordQuery, ActivityRecordQueryVariables>;
export function useActivityRecordQuery(options: { skip: boolean; variables?: ActivityRecordQueryVariables } & Omit<useQuery.Options<ActivityRecordQuery, ActivityRecordQueryVariables>, 'variables' | 'skip'> | ({ variables: ActivityRecordQueryVariables } & useQuery.Options<ActivityRecordQuery, ActivityRecordQueryVariables>)) {
  return useQuery<ActivityRecordQuery, ActivityRecordQueryVariables>(ActivityRecordDocument, options as useQuery.Options<ActivityRecordQuery, ActivityRecordQueryVariables>);
}

export function useActivityRecordLazyQuery(options?: useLazyQuery.Options<ActivityRecordQuery, ActivityRecordQueryVariables>) {
  return useLazyQuery<ActivityRecordQuery, ActivityRecordQueryVariables>(ActivityRecordDocument, options);
}