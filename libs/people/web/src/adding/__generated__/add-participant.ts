/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AddParticipantMutationVariables = Exact<{
  input: Types.AddParticipantInput;
}>;


export type AddParticipantMutation = { addParticipant: { __typename: 'AddParticipantPayload', participant: { __typename: 'Participant', id: string, displayName: string } | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, message: string, path: string | null }
      | { __typename: 'DuplicateProblem', code: string, message: string, path: string | null, candidates: Array<{ __typename: 'DuplicateCandidate', id: string, label: string, reason: string | null, birthDate: string | null, grade: string | null, localId: string | null, generatedId: string | null }> }
      | { __typename: 'PlainProblem', code: string, message: string, path: string | null }
    > } };

export type ParticipantMatchesQueryVariables = Exact<{
  input: Types.ParticipantMatchInput;
}>;


export type ParticipantMatchesQuery = { participantMatches: { __typename: 'ParticipantMatches', duplicate: boolean, candidates: Array<{ __typename: 'DuplicateCandidate', id: string, label: string, reason: string | null, birthDate: string | null, grade: string | null, localId: string | null }> } };

export type PeopleToLinkQueryVariables = Exact<{
  search: string;
}>;


export type PeopleToLinkQuery = { peopleToLink: Array<{ __typename: 'PersonToLink', id: string, displayName: string, kinds: Array<string>, phone: string | null, email: string | null, address: string | null, children: Array<string> }> };

export type AddingListsQueryVariables = Exact<{
  on?: string | null | undefined;
}>;


export type AddingListsQuery = { codeLists: Array<{ __typename: 'CodeList', list: Types.CodeListName, label: string, several: boolean, sensitive: boolean, codes: Array<{ __typename: 'ListCode', code: string, label: string }> }> };

export type AddedParticipantQueryVariables = Exact<{
  id: string;
}>;


export type AddedParticipantQuery = { participant: { __typename: 'Participant', id: string, displayName: string, firstName: string, lastName: string } };

export type SiblingContactsQueryVariables = Exact<{
  personId: string;
}>;


export type SiblingContactsQuery = { personRelationships: Array<{ __typename: 'Relationship', id: string, kind: Types.RelationshipKind, isPrimary: boolean, isGuardian: boolean, livesWith: boolean, emergencyOrder: number | null, mayPickUp: boolean, isRestricted: boolean, restrictionText: string | null, restrictedFrom: string | null, restrictedTo: string | null, endedOn: string | null, other: { __typename: 'RelatedPerson', id: string, displayName: string }, participant: { __typename: 'RelatedPerson', id: string } }> };


export const AddParticipantDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"addParticipant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddParticipantInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addParticipant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"participant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DuplicateProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"localId"}},{"kind":"Field","name":{"kind":"Name","value":"generatedId"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<AddParticipantMutation, AddParticipantMutationVariables>;
export const ParticipantMatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"participantMatches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ParticipantMatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"participantMatches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicate"}},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"localId"}}]}}]}}]}}]} as unknown as DocumentNode<ParticipantMatchesQuery, ParticipantMatchesQueryVariables>;
export const PeopleToLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"peopleToLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"peopleToLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"children"}}]}}]}}]} as unknown as DocumentNode<PeopleToLinkQuery, PeopleToLinkQueryVariables>;
export const AddingListsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"addingLists"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"on"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PlainDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codeLists"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"on"},"value":{"kind":"Variable","name":{"kind":"Name","value":"on"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"several"}},{"kind":"Field","name":{"kind":"Name","value":"sensitive"}},{"kind":"Field","name":{"kind":"Name","value":"codes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}}]} as unknown as DocumentNode<AddingListsQuery, AddingListsQueryVariables>;
export const AddedParticipantDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"addedParticipant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"participant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<AddedParticipantQuery, AddedParticipantQueryVariables>;
export const SiblingContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"siblingContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"personId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personRelationships"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"personId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"personId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"isGuardian"}},{"kind":"Field","name":{"kind":"Name","value":"livesWith"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyOrder"}},{"kind":"Field","name":{"kind":"Name","value":"mayPickUp"}},{"kind":"Field","name":{"kind":"Name","value":"isRestricted"}},{"kind":"Field","name":{"kind":"Name","value":"restrictionText"}},{"kind":"Field","name":{"kind":"Name","value":"restrictedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"restrictedTo"}},{"kind":"Field","name":{"kind":"Name","value":"endedOn"}},{"kind":"Field","name":{"kind":"Name","value":"other"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"participant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SiblingContactsQuery, SiblingContactsQueryVariables>;
export function useAddParticipantMutation(options?: useMutation.Options<AddParticipantMutation, AddParticipantMutationVariables>) {
  return useMutation<AddParticipantMutation, AddParticipantMutationVariables>(AddParticipantDocument, options);
}

export function useParticipantMatchesQuery(options: { skip: boolean; variables?: ParticipantMatchesQueryVariables } & Omit<useQuery.Options<ParticipantMatchesQuery, ParticipantMatchesQueryVariables>, 'variables' | 'skip'> | ({ variables: ParticipantMatchesQueryVariables } & useQuery.Options<ParticipantMatchesQuery, ParticipantMatchesQueryVariables>)) {
  return useQuery<ParticipantMatchesQuery, ParticipantMatchesQueryVariables>(ParticipantMatchesDocument, options as useQuery.Options<ParticipantMatchesQuery, ParticipantMatchesQueryVariables>);
}

export function useParticipantMatchesLazyQuery(options?: useLazyQuery.Options<ParticipantMatchesQuery, ParticipantMatchesQueryVariables>) {
  return useLazyQuery<ParticipantMatchesQuery, ParticipantMatchesQueryVariables>(ParticipantMatchesDocument, options);
}

export function usePeopleToLinkQuery(options: { skip: boolean; variables?: PeopleToLinkQueryVariables } & Omit<useQuery.Options<PeopleToLinkQuery, PeopleToLinkQueryVariables>, 'variables' | 'skip'> | ({ variables: PeopleToLinkQueryVariables } & useQuery.Options<PeopleToLinkQuery, PeopleToLinkQueryVariables>)) {
  return useQuery<PeopleToLinkQuery, PeopleToLinkQueryVariables>(PeopleToLinkDocument, options as useQuery.Options<PeopleToLinkQuery, PeopleToLinkQueryVariables>);
}

export function usePeopleToLinkLazyQuery(options?: useLazyQuery.Options<PeopleToLinkQuery, PeopleToLinkQueryVariables>) {
  return useLazyQuery<PeopleToLinkQuery, PeopleToLinkQueryVariables>(PeopleToLinkDocument, options);
}

export function useAddingListsQuery(options?: useQuery.Options<AddingListsQuery, AddingListsQueryVariables>) {
  return useQuery<AddingListsQuery, AddingListsQueryVariables>(AddingListsDocument, options as useQuery.Options<AddingListsQuery, AddingListsQueryVariables>);
}

export function useAddingListsLazyQuery(options?: useLazyQuery.Options<AddingListsQuery, AddingListsQueryVariables>) {
  return useLazyQuery<AddingListsQuery, AddingListsQueryVariables>(AddingListsDocument, options);
}

export function useAddedParticipantQuery(options: { skip: boolean; variables?: AddedParticipantQueryVariables } & Omit<useQuery.Options<AddedParticipantQuery, AddedParticipantQueryVariables>, 'variables' | 'skip'> | ({ variables: AddedParticipantQueryVariables } & useQuery.Options<AddedParticipantQuery, AddedParticipantQueryVariables>)) {
  return useQuery<AddedParticipantQuery, AddedParticipantQueryVariables>(AddedParticipantDocument, options as useQuery.Options<AddedParticipantQuery, AddedParticipantQueryVariables>);
}

export function useAddedParticipantLazyQuery(options?: useLazyQuery.Options<AddedParticipantQuery, AddedParticipantQueryVariables>) {
  return useLazyQuery<AddedParticipantQuery, AddedParticipantQueryVariables>(AddedParticipantDocument, options);
}

export function useSiblingContactsQuery(options: { skip: boolean; variables?: SiblingContactsQueryVariables } & Omit<useQuery.Options<SiblingContactsQuery, SiblingContactsQueryVariables>, 'variables' | 'skip'> | ({ variables: SiblingContactsQueryVariables } & useQuery.Options<SiblingContactsQuery, SiblingContactsQueryVariables>)) {
  return useQuery<SiblingContactsQuery, SiblingContactsQueryVariables>(SiblingContactsDocument, options as useQuery.Options<SiblingContactsQuery, SiblingContactsQueryVariables>);
}

export function useSiblingContactsLazyQuery(options?: useLazyQuery.Options<SiblingContactsQuery, SiblingContactsQueryVariables>) {
  return useLazyQuery<SiblingContactsQuery, SiblingContactsQueryVariables>(SiblingContactsDocument, options);
}