import { flowDraft, type FlowDraft } from '@afterbell/forms/web';
import type { ApolloClient } from '@apollo/client';
import type { Wizard } from './wizard';

const KEY = { section: 'participants', subSection: 'participant' } as const;

/** Keeps on the server what the steps hold: it outlives the browser, and no child's data stays in it. */
export const draftOf = (wizard: Wizard, client: ApolloClient): FlowDraft => flowDraft(wizard, KEY, client);
