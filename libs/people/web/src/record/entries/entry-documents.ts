import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

export interface EntryNode {
  id: string;
  version: number;
  canEdit: boolean;
  createdAt?: string;
  createdByName?: string | null;
}

export interface EntryProblem {
  code: string;
  path: string | null;
  message: string;
  conflicts?: readonly { field: string; current: string | null; changedBy: string | null; version: number }[];
}

interface Saved {
  saved: { entry: { id: string } | null; problems: readonly EntryProblem[] };
}
interface Done {
  done: { problems: readonly { message: string }[] };
}

/** What is asked of the server for one kind of entry; the documents differ in names alone. */
export interface EntryDocuments {
  /** Variables differ in the type of `values` alone, which its own parser makes. */
  save: TypedDocumentNode<Saved, never>;
  remove: TypedDocumentNode<Done, { id: string }>;
  restore: TypedDocumentNode<Done, { id: string }>;
}

export interface ListedDocuments<N extends EntryNode> extends EntryDocuments {
  list: TypedDocumentNode<{ entries: { nodes: readonly N[]; pageInfo: { hasNextPage: boolean } } }, { participantId: string; first: number }>;
}

/** The texts of a tab: fields by `field.<name>`, codes by `code.<code>`, hints by `hint.<name>`. */
export type EntryText = (key: string, params?: Record<string, string | number>) => string;
export type Draft = Readonly<Record<string, string | boolean>>;
