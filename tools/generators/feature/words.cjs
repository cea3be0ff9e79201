// The shapes of a noun: fundraising-event, fundraisingEvent, FundraisingEvent, FUNDRAISING_EVENT, fundraising_event, Fundraising event.

const parts = (kebab) => kebab.split('-');
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const pascal = (kebab) => parts(kebab).map(capital).join('');
const camel = (kebab) => pascal(kebab).charAt(0).toLowerCase() + pascal(kebab).slice(1);
const snake = (kebab) => kebab.replaceAll('-', '_');
const plural = (noun) => (/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`);

/** @param {{ name: string, noun: string, feature: string, path: string }} options */
exports.wordsOf = ({ name, noun, feature, path }) => {
  const nouns = plural(noun);
  const said = noun.replaceAll('-', ' ');
  return {
    section: name, noun, nouns, feature, path,
    Noun: pascal(noun), Nouns: pascal(nouns), nounCamel: camel(noun), nounsCamel: camel(nouns), NOUN: snake(noun).toUpperCase(), table: snake(noun),
    said, saidMany: nouns.replaceAll('-', ' '), Said: capital(said), SaidMany: capital(nouns.replaceAll('-', ' ')),
    Section: pascal(name), sectionCamel: camel(name),
  };
};
