/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../core/web/src/__generated__/schema-types';

import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PersonPrivacyFieldsFragment = { __typename: 'PersonPrivacy', isErased: boolean, hold: { __typename: 'LegalHold', id: string, startsOn: string, reason: string | null, createdAt: string, createdByName: string | null } | null, erasure: { __typename: 'PersonErasure', id: string, reason: string, requestedAt: string, dueAt: string } | null } & { ' $fragmentName'?: 'PersonPrivacyFieldsFragment' };

export type PersonExportFieldsFragment = { __typename: 'PersonExport', id: string, state: Types.PersonExportState, doneParts: number, allParts: number, recipient: string, requestedAt: string, requestedByName: string | null, expiresAt: string | null, size: number | null, isOwn: boolean, leftOut: Array<{ __typename: 'LeftOut', title: string, why: string }> } & { ' $fragmentName'?: 'PersonExportFieldsFragment' };

export type PersonPrivacyQueryVariables = Exact<{
  personId: string;
}>;


export type PersonPrivacyQuery = { personPrivacy: { __typename: 'PersonPrivacy', isErased: boolean, hold: { __typename: 'LegalHold', id: string, startsOn: string, reason: string | null, createdAt: string, createdByName: string | null } | null, erasure: { __typename: 'PersonErasure', id: string, reason: string, requestedAt: string, dueAt: string } | null } };

export type SetLegalHoldMutationVariables = Exact<{
  personId: string;
  startsOn: string;
  reason: string;
}>;


export type SetLegalHoldMutation = { setLegalHold: { __typename: 'PrivacyPayload', privacy: { __typename: 'PersonPrivacy', isErased: boolean, hold: { __typename: 'LegalHold', id: string, startsOn: string, reason: string | null, createdAt: string, createdByName: string | null } | null, erasure: { __typename: 'PersonErasure', id: string, reason: string, requestedAt: string, dueAt: string } | null } | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, path: string | null, message: string }
      | { __typename: 'DuplicateProblem', code: string, path: string | null, message: string }
      | { __typename: 'PlainProblem', code: string, path: string | null, message: string }
    > } };

export type LiftLegalHoldMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type LiftLegalHoldMutation = { liftLegalHold: { __typename: 'PrivacyPayload', privacy: { __typename: 'PersonPrivacy', isErased: boolean, hold: { __typename: 'LegalHold', id: string, startsOn: string, reason: string | null, createdAt: string, createdByName: string | null } | null, erasure: { __typename: 'PersonErasure', id: string, reason: string, requestedAt: string, dueAt: string } | null } | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, path: string | null, message: string }
      | { __typename: 'DuplicateProblem', code: string, path: string | null, message: string }
      | { __typename: 'PlainProblem', code: string, path: string | null, message: string }
    > } };

export type ErasurePreviewQueryVariables = Exact<{
  personId: string;
}>;


export type ErasurePreviewQuery = { erasurePreview: { __typename: 'ErasurePreview', name: string, graceDays: number, obstacles: Array<string>, parts: Array<{ __typename: 'ErasedPart', title: string, treatment: string, count: number, reason: string | null }> } };

export type ErasePersonMutationVariables = Exact<{
  input: Types.ErasePersonInput;
}>;


export type ErasePersonMutation = { erasePerson: { __typename: 'PrivacyPayload', privacy: { __typename: 'PersonPrivacy', isErased: boolean, hold: { __typename: 'LegalHold', id: string, startsOn: string, reason: string | null, createdAt: string, createdByName: string | null } | null, erasure: { __typename: 'PersonErasure', id: string, reason: string, requestedAt: string, dueAt: string } | null } | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, path: string | null, message: string }
      | { __typename: 'DuplicateProblem', code: string, path: string | null, message: string }
      | { __typename: 'PlainProblem', code: string, path: string | null, message: string }
    > } };

export type CancelErasureMutationVariables = Exact<{
  id: string;
}>;


export type CancelErasureMutation = { cancelErasure: { __typename: 'PrivacyPayload', privacy: { __typename: 'PersonPrivacy', isErased: boolean, hold: { __typename: 'LegalHold', id: string, startsOn: string, reason: string | null, createdAt: string, createdByName: string | null } | null, erasure: { __typename: 'PersonErasure', id: string, reason: string, requestedAt: string, dueAt: string } | null } | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, path: string | null, message: string }
      | { __typename: 'DuplicateProblem', code: string, path: string | null, message: string }
      | { __typename: 'PlainProblem', code: string, path: string | null, message: string }
    > } };

export type PersonExportsQueryVariables = Exact<{
  personId: string;
}>;


export type PersonExportsQuery = { personExports: Array<{ __typename: 'PersonExport', id: string, state: Types.PersonExportState, doneParts: number, allParts: number, recipient: string, requestedAt: string, requestedByName: string | null, expiresAt: string | null, size: number | null, isOwn: boolean, leftOut: Array<{ __typename: 'LeftOut', title: string, why: string }> }> };

export type ExportPersonMutationVariables = Exact<{
  personId: string;
  values: Types.PersonExportValues;
}>;


export type ExportPersonMutation = { exportPerson: { __typename: 'PersonExportPayload', export: { __typename: 'PersonExport', id: string, state: Types.PersonExportState, doneParts: number, allParts: number, recipient: string, requestedAt: string, requestedByName: string | null, expiresAt: string | null, size: number | null, isOwn: boolean, leftOut: Array<{ __typename: 'LeftOut', title: string, why: string }> } | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, path: string | null, message: string }
      | { __typename: 'DuplicateProblem', code: string, path: string | null, message: string }
      | { __typename: 'PlainProblem', code: string, path: string | null, message: string }
    > } };

export type CancelPersonExportMutationVariables = Exact<{
  id: string;
}>;


export type CancelPersonExportMutation = { cancelPersonExport: { __typename: 'PersonExportPayload', export: { __typename: 'PersonExport', id: string, state: Types.PersonExportState, doneParts: number, allParts: number, recipient: string, requestedAt: string, requestedByName: string | null, expiresAt: string | null, size: number | null, isOwn: boolean, leftOut: Array<{ __typename: 'LeftOut', title: string, why: string }> } | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, path: string | null, message: string }
      | { __typename: 'DuplicateProblem', code: string, path: string | null, message: string }
      | { __typename: 'PlainProblem', code: string, path: string | null, message: string }
    > } };

export type DisclosuresQueryVariables = Exact<{
  personId: string;
  first: number;
}>;


export type DisclosuresQuery = { disclosures: { __typename: 'DisclosureConnection', nodes: Array<{ __typename: 'Disclosure', id: string, onDate: string, ground: Types.DisclosureGround, recipient: string, purpose: string, what: string, struckAt: string | null, isAutomatic: boolean, createdAt: string, createdByName: string | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean } } };

export type EnterDisclosureMutationVariables = Exact<{
  personId: string;
  values: Types.DisclosureValues;
}>;


export type EnterDisclosureMutation = { enterDisclosure: { __typename: 'DisclosurePayload', entry: { __typename: 'Disclosure', id: string } | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, path: string | null, message: string }
      | { __typename: 'DuplicateProblem', code: string, path: string | null, message: string }
      | { __typename: 'PlainProblem', code: string, path: string | null, message: string }
    > } };

export type StrikeDisclosureMutationVariables = Exact<{
  id: string;
  struck: boolean;
}>;


export type StrikeDisclosureMutation = { strikeDisclosure: { __typename: 'DisclosurePayload', entry: { __typename: 'Disclosure', id: string } | null, problems: Array<
      | { __typename: 'ConflictProblem', code: string, path: string | null, message: string }
      | { __typename: 'DuplicateProblem', code: string, path: string | null, message: string }
      | { __typename: 'PlainProblem', code: string, path: string | null, message: string }
    > } };

export const PersonPrivacyFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonPrivacyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonPrivacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isErased"}},{"kind":"Field","name":{"kind":"Name","value":"hold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"erasure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}}]}}]} as unknown as DocumentNode<PersonPrivacyFieldsFragment, unknown>;
export const PersonExportFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonExportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonExport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"doneParts"}},{"kind":"Field","name":{"kind":"Name","value":"allParts"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"requestedByName"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"why"}}]}}]}}]} as unknown as DocumentNode<PersonExportFieldsFragment, unknown>;
export const PersonPrivacyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"personPrivacy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"personId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personPrivacy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"personId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"personId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonPrivacyFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonPrivacyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonPrivacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isErased"}},{"kind":"Field","name":{"kind":"Name","value":"hold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"erasure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}}]}}]} as unknown as DocumentNode<PersonPrivacyQuery, PersonPrivacyQueryVariables>;
export const SetLegalHoldDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"setLegalHold"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"personId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startsOn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setLegalHold"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"personId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"personId"}}},{"kind":"Argument","name":{"kind":"Name","value":"startsOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startsOn"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonPrivacyFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonPrivacyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonPrivacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isErased"}},{"kind":"Field","name":{"kind":"Name","value":"hold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"erasure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}}]}}]} as unknown as DocumentNode<SetLegalHoldMutation, SetLegalHoldMutationVariables>;
export const LiftLegalHoldDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"liftLegalHold"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liftLegalHold"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonPrivacyFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonPrivacyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonPrivacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isErased"}},{"kind":"Field","name":{"kind":"Name","value":"hold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"erasure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}}]}}]} as unknown as DocumentNode<LiftLegalHoldMutation, LiftLegalHoldMutationVariables>;
export const ErasurePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"erasurePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"personId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erasurePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"personId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"personId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"graceDays"}},{"kind":"Field","name":{"kind":"Name","value":"obstacles"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"treatment"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<ErasurePreviewQuery, ErasurePreviewQueryVariables>;
export const ErasePersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"erasePerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ErasePersonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"erasePerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonPrivacyFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonPrivacyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonPrivacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isErased"}},{"kind":"Field","name":{"kind":"Name","value":"hold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"erasure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}}]}}]} as unknown as DocumentNode<ErasePersonMutation, ErasePersonMutationVariables>;
export const CancelErasureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"cancelErasure"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelErasure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"privacy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonPrivacyFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonPrivacyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonPrivacy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isErased"}},{"kind":"Field","name":{"kind":"Name","value":"hold"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"erasure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}}]}}]} as unknown as DocumentNode<CancelErasureMutation, CancelErasureMutationVariables>;
export const PersonExportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"personExports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"personId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personExports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"personId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"personId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonExportFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonExportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonExport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"doneParts"}},{"kind":"Field","name":{"kind":"Name","value":"allParts"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"requestedByName"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"why"}}]}}]}}]} as unknown as DocumentNode<PersonExportsQuery, PersonExportsQueryVariables>;
export const ExportPersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"exportPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"personId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"values"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonExportValues"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportPerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"personId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"personId"}}},{"kind":"Argument","name":{"kind":"Name","value":"values"},"value":{"kind":"Variable","name":{"kind":"Name","value":"values"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonExportFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonExportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonExport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"doneParts"}},{"kind":"Field","name":{"kind":"Name","value":"allParts"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"requestedByName"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"why"}}]}}]}}]} as unknown as DocumentNode<ExportPersonMutation, ExportPersonMutationVariables>;
export const CancelPersonExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"cancelPersonExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelPersonExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"export"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonExportFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonExportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonExport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"doneParts"}},{"kind":"Field","name":{"kind":"Name","value":"allParts"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"requestedByName"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"why"}}]}}]}}]} as unknown as DocumentNode<CancelPersonExportMutation, CancelPersonExportMutationVariables>;
export const DisclosuresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"disclosures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"personId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disclosures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"personId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"personId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"onDate"}},{"kind":"Field","name":{"kind":"Name","value":"ground"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"struckAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAutomatic"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<DisclosuresQuery, DisclosuresQueryVariables>;
export const EnterDisclosureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"enterDisclosure"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"personId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"values"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DisclosureValues"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enterDisclosure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"personId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"personId"}}},{"kind":"Argument","name":{"kind":"Name","value":"values"},"value":{"kind":"Variable","name":{"kind":"Name","value":"values"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<EnterDisclosureMutation, EnterDisclosureMutationVariables>;
export const StrikeDisclosureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"strikeDisclosure"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"struck"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"strikeDisclosure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"struck"},"value":{"kind":"Variable","name":{"kind":"Name","value":"struck"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<StrikeDisclosureMutation, StrikeDisclosureMutationVariables>;
export function usePersonPrivacyQuery(options: { skip: boolean; variables?: PersonPrivacyQueryVariables } & Omit<useQuery.Options<PersonPrivacyQuery, PersonPrivacyQueryVariables>, 'variables' | 'skip'> | ({ variables: PersonPrivacyQueryVariables } & useQuery.Options<PersonPrivacyQuery, PersonPrivacyQueryVariables>)) {
  return useQuery<PersonPrivacyQuery, PersonPrivacyQueryVariables>(PersonPrivacyDocument, options as useQuery.Options<PersonPrivacyQuery, PersonPrivacyQueryVariables>);
}

export function usePersonPrivacyLazyQuery(options?: useLazyQuery.Options<PersonPrivacyQuery, PersonPrivacyQueryVariables>) {
  return useLazyQuery<PersonPrivacyQuery, PersonPrivacyQueryVariables>(PersonPrivacyDocument, options);
}

export function useSetLegalHoldMutation(options?: useMutation.Options<SetLegalHoldMutation, SetLegalHoldMutationVariables>) {
  return useMutation<SetLegalHoldMutation, SetLegalHoldMutationVariables>(SetLegalHoldDocument, options);
}

export function useLiftLegalHoldMutation(options?: useMutation.Options<LiftLegalHoldMutation, LiftLegalHoldMutationVariables>) {
  return useMutation<LiftLegalHoldMutation, LiftLegalHoldMutationVariables>(LiftLegalHoldDocument, options);
}

export function useErasurePreviewQuery(options: { skip: boolean; variables?: ErasurePreviewQueryVariables } & Omit<useQuery.Options<ErasurePreviewQuery, ErasurePreviewQueryVariables>, 'variables' | 'skip'> | ({ variables: ErasurePreviewQueryVariables } & useQuery.Options<ErasurePreviewQuery, ErasurePreviewQueryVariables>)) {
  return useQuery<ErasurePreviewQuery, ErasurePreviewQueryVariables>(ErasurePreviewDocument, options as useQuery.Options<ErasurePreviewQuery, ErasurePreviewQueryVariables>);
}

export function useErasurePreviewLazyQuery(options?: useLazyQuery.Options<ErasurePreviewQuery, ErasurePreviewQueryVariables>) {
  return useLazyQuery<ErasurePreviewQuery, ErasurePreviewQueryVariables>(ErasurePreviewDocument, options);
}

export function useErasePersonMutation(options?: useMutation.Options<ErasePersonMutation, ErasePersonMutationVariables>) {
  return useMutation<ErasePersonMutation, ErasePersonMutationVariables>(ErasePersonDocument, options);
}

export function useCancelErasureMutation(options?: useMutation.Options<CancelErasureMutation, CancelErasureMutationVariables>) {
  return useMutation<CancelErasureMutation, CancelErasureMutationVariables>(CancelErasureDocument, options);
}

export function usePersonExportsQuery(options: { skip: boolean; variables?: PersonExportsQueryVariables } & Omit<useQuery.Options<PersonExportsQuery, PersonExportsQueryVariables>, 'variables' | 'skip'> | ({ variables: PersonExportsQueryVariables } & useQuery.Options<PersonExportsQuery, PersonExportsQueryVariables>)) {
  return useQuery<PersonExportsQuery, PersonExportsQueryVariables>(PersonExportsDocument, options as useQuery.Options<PersonExportsQuery, PersonExportsQueryVariables>);
}

export function usePersonExportsLazyQuery(options?: useLazyQuery.Options<PersonExportsQuery, PersonExportsQueryVariables>) {
  return useLazyQuery<PersonExportsQuery, PersonExportsQueryVariables>(PersonExportsDocument, options);
}

export function useExportPersonMutation(options?: useMutation.Options<ExportPersonMutation, ExportPersonMutationVariables>) {
  return useMutation<ExportPersonMutation, ExportPersonMutationVariables>(ExportPersonDocument, options);
}

export function useCancelPersonExportMutation(options?: useMutation.Options<CancelPersonExportMutation, CancelPersonExportMutationVariables>) {
  return useMutation<CancelPersonExportMutation, CancelPersonExportMutationVariables>(CancelPersonExportDocument, options);
}

export function useDisclosuresQuery(options: { skip: boolean; variables?: DisclosuresQueryVariables } & Omit<useQuery.Options<DisclosuresQuery, DisclosuresQueryVariables>, 'variables' | 'skip'> | ({ variables: DisclosuresQueryVariables } & useQuery.Options<DisclosuresQuery, DisclosuresQueryVariables>)) {
  return useQuery<DisclosuresQuery, DisclosuresQueryVariables>(DisclosuresDocument, options as useQuery.Options<DisclosuresQuery, DisclosuresQueryVariables>);
}

export function useDisclosuresLazyQuery(options?: useLazyQuery.Options<DisclosuresQuery, DisclosuresQueryVariables>) {
  return useLazyQuery<DisclosuresQuery, DisclosuresQueryVariables>(DisclosuresDocument, options);
}

export function useEnterDisclosureMutation(options?: useMutation.Options<EnterDisclosureMutation, EnterDisclosureMutationVariables>) {
  return useMutation<EnterDisclosureMutation, EnterDisclosureMutationVariables>(EnterDisclosureDocument, options);
}

export function useStrikeDisclosureMutation(options?: useMutation.Options<StrikeDisclosureMutation, StrikeDisclosureMutationVariables>) {
  return useMutation<StrikeDisclosureMutation, StrikeDisclosureMutationVariables>(StrikeDisclosureDocument, options);
}