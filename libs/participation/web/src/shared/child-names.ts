import { formatPersonName, type PersonName, spokenPersonName } from '@afterbell/people/domain';
import { takeText } from './take-texts';

/** A roster that was kept on the device before rosters told of namesakes has no ID. */
type Child = PersonName & { readonly generatedId?: string | null };

/** What is written beside the name of whoever shares it with another on the list. */
export const idBeside = ({ generatedId }: Pick<Child, 'generatedId'>): string | null => (generatedId ? takeText('candidate.id', { id: generatedId }) : null);

/** A name with what tells its namesakes apart. */
export const beside = (name: string, child: Pick<Child, 'generatedId'>): string => (child.generatedId ? `${name} (${idBeside(child)})` : name);

/** The names of people/domain, for sentences and lists that say which of two namesakes is meant. */
export const shownChild = (child: Child): string => beside(formatPersonName(child), child);
export const spokenChild = (child: Child): string => beside(spokenPersonName(child), child);
