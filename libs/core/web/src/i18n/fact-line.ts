/** Facts about one thing, one after the other. What is missing is left out; where the line wraps, none begins with the dot. */
export const factLine = (facts: readonly (string | number | false | null | undefined)[]): string => facts.filter(Boolean).join('\u00a0· ');
