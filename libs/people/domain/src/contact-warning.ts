/** One line for whoever releases or edits the child. Names only for who may see the child's relationships. */
export interface Restricted {
  readonly name: string;
  readonly text: string | null;
}

/** `noted` is what the child's own record says; `restricted` is null where names may not be told. */
export function contactWarning(noted: string | null, restricted: readonly Restricted[] | null): string | null {
  const named = restricted === null ? ['There is a contact restriction on file: ask the office before anyone takes the child.'] : restricted.map(({ name, text }) => `No contact with ${name}${text ? `: ${text}` : ''}`);
  const isSaid = restricted?.some(({ text }) => text === noted) ?? false;
  return [...named, ...(noted && !isSaid ? [noted] : [])].join(' · ') || null;
}
