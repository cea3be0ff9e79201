/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SessionPlacesHeadQueryVariables = Exact<{
  sessionId: string;
}>;


export type SessionPlacesHeadQuery = { activitySession: { __typename: 'Session', id: string, name: string, startsOn: string, endsOn: string, capacity: number | null, enrolled: number, waitingCount: number } };

export type SessionPlacesQueryVariables = Exact<{
  sessionId: string;
  search?: string | null | undefined;
  ended: boolean;
  first: number;
}>;


export type SessionPlacesQuery = { sessionPlaces: { __typename: 'SessionPlacePage', total: number, nodes: Array<{ __typename: 'SessionPlace', id: string, personId: string, displayName: string, generatedId: string | null, grade: string | null, startsOn: string, endsOn: string | null, endsWithStay: boolean }> } };

export type SessionApplicantsQueryVariables = Exact<{
  sessionId: string;
  on: string;
  search?: string | null | undefined;
  rosterId?: string | null | undefined;
  grades?: Array<string> | string | null | undefined;
  first: number;
}>;


export type SessionApplicantsQuery = { sessionApplicants: { __typename: 'SessionApplicantPage', total: number, grades: Array<string>, nodes: Array<{ __typename: 'SessionApplicant', personId: string, displayName: string, grade: string | null, birthDate: string | null, localId: string | null, waiting: boolean }> } };

export type SessionWaitingQueryVariables = Exact<{
  sessionId: string;
}>;


export type SessionWaitingQuery = { sessionWaiting: Array<{ __typename: 'SessionWaiting', id: string, personId: string, displayName: string, generatedId: string | null, grade: string | null, startsOn: string, endsOn: string | null, reason: string | null, askedAt: string, stays: boolean }> };

export type PlacesRostersQueryVariables = Exact<{
  first: number;
}>;


export type PlacesRostersQuery = { savedRosters: { __typename: 'SavedRosterConnection', nodes: Array<{ __typename: 'SavedRoster', id: string, name: string }> } };

export type EnrollInSessionMutationVariables = Exact<{
  input: Types.EnrollParticipantsInput;
}>;


export type EnrollInSessionMutation = { enrollParticipants: { __typename: 'EnrollParticipantsPayload', enrolledPersonIds: Array<string> | null, widenedPersonIds: Array<string> | null, waitingPersonIds: Array<string> | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string, path: string | null }
      | { __typename: 'DuplicateProblem', code: string, message: string, path: string | null }
      | { __typename: 'PlainProblem', code: string, message: string, path: string | null }
    > } };

export type ChangePlacesMutationVariables = Exact<{
  input: Types.ChangePlacesInput;
}>;


export type ChangePlacesMutation = { changePlaces: { __typename: 'PlacesPayload', places: Array<{ __typename: 'PlaceDays', id: string, startsOn: string, endsOn: string | null }> | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string, path: string | null }
      | { __typename: 'DuplicateProblem', code: string, message: string, path: string | null }
      | { __typename: 'PlainProblem', code: string, message: string, path: string | null }
    > } };

export type RemovePlacesMutationVariables = Exact<{
  input: Types.RemovePlacesInput;
}>;


export type RemovePlacesMutation = { removePlaces: { __typename: 'PlacesPayload', problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string, path: string | null }
      | { __typename: 'DuplicateProblem', code: string, message: string, path: string | null }
      | { __typename: 'PlainProblem', code: string, message: string, path: string | null }
    > } };

export type RemoveWaitingMutationVariables = Exact<{
  input: Types.SessionWaitingInput;
}>;


export type RemoveWaitingMutation = { removeWaiting: { __typename: 'SessionWaitingPayload', waiting: Array<{ __typename: 'SessionWaiting', id: string }> | null, problems: Array<
      | { __typename: 'ConflictProblem', message: string }
      | { __typename: 'DuplicateProblem', message: string }
      | { __typename: 'PlainProblem', message: string }
    > } };

export type ReorderWaitingMutationVariables = Exact<{
  input: Types.SessionWaitingInput;
}>;


export type ReorderWaitingMutation = { reorderWaiting: { __typename: 'SessionWaitingPayload', waiting: Array<{ __typename: 'SessionWaiting', id: string }> | null, problems: Array<
      | { __typename: 'ConflictProblem', message: string }
      | { __typename: 'DuplicateProblem', message: string }
      | { __typename: 'PlainProblem', message: string }
    > } };

export type SessionReachWarningsQueryVariables = Exact<{
  sessionId: string;
  on: string;
  personIds: Array<string> | string;
}>;


export type SessionReachWarningsQuery = { sessionReachWarnings: Array<{ __typename: 'SessionReachWarning', personId: string, message: string }> };


export const SessionPlacesHeadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"sessionPlacesHead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activitySession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"enrolled"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}}]}}]}}]} as unknown as DocumentNode<SessionPlacesHeadQuery, SessionPlacesHeadQueryVariables>;
export const SessionPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"sessionPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ended"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionPlaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"ended"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ended"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"generatedId"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsWithStay"}}]}}]}}]}}]} as unknown as DocumentNode<SessionPlacesQuery, SessionPlacesQueryVariables>;
export const SessionApplicantsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"sessionApplicants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"on"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlainDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rosterId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"grades"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionApplicants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"on"},"value":{"kind":"Variable","name":{"kind":"Name","value":"on"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"rosterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rosterId"}}},{"kind":"Argument","name":{"kind":"Name","value":"grades"},"value":{"kind":"Variable","name":{"kind":"Name","value":"grades"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"grades"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"localId"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]}}]}}]} as unknown as DocumentNode<SessionApplicantsQuery, SessionApplicantsQueryVariables>;
export const SessionWaitingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"sessionWaiting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionWaiting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"generatedId"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"stays"}}]}}]}}]} as unknown as DocumentNode<SessionWaitingQuery, SessionWaitingQueryVariables>;
export const PlacesRostersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"placesRosters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedRosters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"rules"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"kind"}},{"kind":"ObjectField","name":{"kind":"Name","value":"mode"},"value":{"kind":"EnumValue","value":"equals"}},{"kind":"ObjectField","name":{"kind":"Name","value":"value"},"value":{"kind":"StringValue","value":"manual","block":false}}]}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<PlacesRostersQuery, PlacesRostersQueryVariables>;
export const EnrollInSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"enrollInSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrollParticipantsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrollParticipants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolledPersonIds"}},{"kind":"Field","name":{"kind":"Name","value":"widenedPersonIds"}},{"kind":"Field","name":{"kind":"Name","value":"waitingPersonIds"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<EnrollInSessionMutation, EnrollInSessionMutationVariables>;
export const ChangePlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"changePlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePlacesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePlaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<ChangePlacesMutation, ChangePlacesMutationVariables>;
export const RemovePlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"removePlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemovePlacesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePlaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<RemovePlacesMutation, RemovePlacesMutationVariables>;
export const RemoveWaitingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"removeWaiting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SessionWaitingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeWaiting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveWaitingMutation, RemoveWaitingMutationVariables>;
export const ReorderWaitingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"reorderWaiting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SessionWaitingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reorderWaiting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ReorderWaitingMutation, ReorderWaitingMutationVariables>;
export const SessionReachWarningsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"sessionReachWarnings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"on"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlainDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"personIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionReachWarnings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sessionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sessionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"on"},"value":{"kind":"Variable","name":{"kind":"Name","value":"on"}}},{"kind":"Argument","name":{"kind":"Name","value":"personIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"personIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SessionReachWarningsQuery, SessionReachWarningsQueryVariables>;
export function useSessionPlacesHeadQuery(options: { skip: boolean; variables?: SessionPlacesHeadQueryVariables } & Omit<useQuery.Options<SessionPlacesHeadQuery, SessionPlacesHeadQueryVariables>, 'variables' | 'skip'> | ({ variables: SessionPlacesHeadQueryVariables } & useQuery.Options<SessionPlacesHeadQuery, SessionPlacesHeadQueryVariables>)) {
  return useQuery<SessionPlacesHeadQuery, SessionPlacesHeadQueryVariables>(SessionPlacesHeadDocument, options as useQuery.Options<SessionPlacesHeadQuery, SessionPlacesHeadQueryVariables>);
}

export function useSessionPlacesHeadLazyQuery(options?: useLazyQuery.Options<SessionPlacesHeadQuery, SessionPlacesHeadQueryVariables>) {
  return useLazyQuery<SessionPlacesHeadQuery, SessionPlacesHeadQueryVariables>(SessionPlacesHeadDocument, options);
}

export function useSessionPlacesQuery(options: { skip: boolean; variables?: SessionPlacesQueryVariables } & Omit<useQuery.Options<SessionPlacesQuery, SessionPlacesQueryVariables>, 'variables' | 'skip'> | ({ variables: SessionPlacesQueryVariables } & useQuery.Options<SessionPlacesQuery, SessionPlacesQueryVariables>)) {
  return useQuery<SessionPlacesQuery, SessionPlacesQueryVariables>(SessionPlacesDocument, options as useQuery.Options<SessionPlacesQuery, SessionPlacesQueryVariables>);
}

export function useSessionPlacesLazyQuery(options?: useLazyQuery.Options<SessionPlacesQuery, SessionPlacesQueryVariables>) {
  return useLazyQuery<SessionPlacesQuery, SessionPlacesQueryVariables>(SessionPlacesDocument, options);
}

export function useSessionApplicantsQuery(options: { skip: boolean; variables?: SessionApplicantsQueryVariables } & Omit<useQuery.Options<SessionApplicantsQuery, SessionApplicantsQueryVariables>, 'variables' | 'skip'> | ({ variables: SessionApplicantsQueryVariables } & useQuery.Options<SessionApplicantsQuery, SessionApplicantsQueryVariables>)) {
  return useQuery<SessionApplicantsQuery, SessionApplicantsQueryVariables>(SessionApplicantsDocument, options as useQuery.Options<SessionApplicantsQuery, SessionApplicantsQueryVariables>);
}

export function useSessionApplicantsLazyQuery(options?: useLazyQuery.Options<SessionApplicantsQuery, SessionApplicantsQueryVariables>) {
  return useLazyQuery<SessionApplicantsQuery, SessionApplicantsQueryVariables>(SessionApplicantsDocument, options);
}

export function useSessionWaitingQuery(options: { skip: boolean; variables?: SessionWaitingQueryVariables } & Omit<useQuery.Options<SessionWaitingQuery, SessionWaitingQueryVariables>, 'variables' | 'skip'> | ({ variables: SessionWaitingQueryVariables } & useQuery.Options<SessionWaitingQuery, SessionWaitingQueryVariables>)) {
  return useQuery<SessionWaitingQuery, SessionWaitingQueryVariables>(SessionWaitingDocument, options as useQuery.Options<SessionWaitingQuery, SessionWaitingQueryVariables>);
}

export function useSessionWaitingLazyQuery(options?: useLazyQuery.Options<SessionWaitingQuery, SessionWaitingQueryVariables>) {
  return useLazyQuery<SessionWaitingQuery, SessionWaitingQueryVariables>(SessionWaitingDocument, options);
}

export function usePlacesRostersQuery(options: { skip: boolean; variables?: PlacesRostersQueryVariables } & Omit<useQuery.Options<PlacesRostersQuery, PlacesRostersQueryVariables>, 'variables' | 'skip'> | ({ variables: PlacesRostersQueryVariables } & useQuery.Options<PlacesRostersQuery, PlacesRostersQueryVariables>)) {
  return useQuery<PlacesRostersQuery, PlacesRostersQueryVariables>(PlacesRostersDocument, options as useQuery.Options<PlacesRostersQuery, PlacesRostersQueryVariables>);
}

export function usePlacesRostersLazyQuery(options?: useLazyQuery.Options<PlacesRostersQuery, PlacesRostersQueryVariables>) {
  return useLazyQuery<PlacesRostersQuery, PlacesRostersQueryVariables>(PlacesRostersDocument, options);
}

export function useEnrollInSessionMutation(options?: useMutation.Options<EnrollInSessionMutation, EnrollInSessionMutationVariables>) {
  return useMutation<EnrollInSessionMutation, EnrollInSessionMutationVariables>(EnrollInSessionDocument, options);
}

export function useChangePlacesMutation(options?: useMutation.Options<ChangePlacesMutation, ChangePlacesMutationVariables>) {
  return useMutation<ChangePlacesMutation, ChangePlacesMutationVariables>(ChangePlacesDocument, options);
}

export function useRemovePlacesMutation(options?: useMutation.Options<RemovePlacesMutation, RemovePlacesMutationVariables>) {
  return useMutation<RemovePlacesMutation, RemovePlacesMutationVariables>(RemovePlacesDocument, options);
}

export function useRemoveWaitingMutation(options?: useMutation.Options<RemoveWaitingMutation, RemoveWaitingMutationVariables>) {
  return useMutation<RemoveWaitingMutation, RemoveWaitingMutationVariables>(RemoveWaitingDocument, options);
}

export function useReorderWaitingMutation(options?: useMutation.Options<ReorderWaitingMutation, ReorderWaitingMutationVariables>) {
  return useMutation<ReorderWaitingMutation, ReorderWaitingMutationVariables>(ReorderWaitingDocument, options);
}

export function useSessionReachWarningsQuery(options: { skip: boolean; variables?: SessionReachWarningsQueryVariables } & Omit<useQuery.Options<SessionReachWarningsQuery, SessionReachWarningsQueryVariables>, 'variables' | 'skip'> | ({ variables: SessionReachWarningsQueryVariables } & useQuery.Options<SessionReachWarningsQuery, SessionReachWarningsQueryVariables>)) {
  return useQuery<SessionReachWarningsQuery, SessionReachWarningsQueryVariables>(SessionReachWarningsDocument, options as useQuery.Options<SessionReachWarningsQuery, SessionReachWarningsQueryVariables>);
}

export function useSessionReachWarningsLazyQuery(options?: useLazyQuery.Options<SessionReachWarningsQuery, SessionReachWarningsQueryVariables>) {
  return useLazyQuery<SessionReachWarningsQuery, SessionReachWarningsQueryVariables>(SessionReachWarningsDocument, options);
}