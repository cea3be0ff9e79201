// jsdom answers getComputedStyle by asking its selector engine about every rule of every style sheet, then parses every value that it found. Whoever looks
// for a role asks for hundreds of elements, anew after each change of the page. The answers here are the same ones, with less work:
//   a rule whose last part names a tag or class that the element has not is passed over without asking the engine;
//   of what has no state to open or close, the few properties that queries, pointers and overlays read are looked up one by one; all others come from jsdom's own whole answer.
// Loaded before jsdom, whose modules then take this.
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors');

const { matchesDontThrow } = selectors;

/** By selector: what an element must have for each of its alternatives, or null where only the engine can tell. */
const needs = new Map();

/** @returns {{ tag: string | undefined, classes: string[] }[] | null} */
function needsOf(selector) {
  let text = selector.replace(/\[[^\]]*\]/g, '[]').replace(/\[\]/g, '');
  for (let before; before !== text; ) {
    before = text;
    text = text.replace(/\([^()]*\)/g, '');
  }
  // Escapes, namespaces, quotes within quotes.
  if (/[\\|"'()[\]]/.test(text)) return null;
  return text.split(',').map((alternative) => {
    const last = alternative.trim().split(/[\s>+~]+/).pop();
    return { tag: /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase(), classes: Array.from(last.matchAll(/\.([^.:#*\s]+)/g), (found) => found[1]) };
  });
}

let classText = '';
let classNames = new Set();

function classesOf(element) {
  const text = element.getAttributeNS(null, 'class') ?? '';
  if (text !== classText) {
    classText = text;
    classNames = new Set(text.split(/\s+/));
  }
  return classNames;
}

selectors.matchesDontThrow = (element, selector) => {
  if (typeof selector !== 'string') return matchesDontThrow(element, selector);
  let wanted = needs.get(selector);
  if (wanted === undefined) needs.set(selector, (wanted = needsOf(selector)));
  if (wanted) {
    const has = classesOf(element);
    const tag = element._localName.toLowerCase();
    if (!wanted.some((one) => (one.tag === undefined || one.tag === tag) && one.classes.every((name) => has.has(name)))) return false;
  }
  return matchesDontThrow(element, selector);
};

const { getDeclarationForElement, getResolvedValue, propertiesWithResolvedValueImplemented } = require('jsdom/lib/jsdom/living/helpers/style-rules');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils');

const ALONE = ['display', 'visibility', 'pointer-events', 'content', 'opacity', 'position', 'transform', 'animation-name', 'overflow-x', 'overflow-y', 'user-select', 'direction'];
const nameOf = new Map(ALONE.flatMap((name) => [[name, name], [name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()), name]]));

/** window.getComputedStyle of a page, which works out what is read of its answer. */
function lazyComputedStyle(window) {
  const computeAll = window.getComputedStyle;
  return function getComputedStyle(element, pseudo) {
    const impl = implForWrapper(element);
    // What opens and closes keeps the answer and compares it with a later one: it must be of the moment it was asked for, as jsdom's is.
    if (pseudo || !impl?._ownerDocument || element.hasAttribute('data-state')) return computeAll.call(window, element, pseudo);
    let all;
    const whole = () => (all ??= computeAll.call(window, element));
    const valueOf = (name) => (name in propertiesWithResolvedValueImplemented ? getResolvedValue(impl, name) : getDeclarationForElement(impl).getPropertyValue(name));
    return new Proxy(Object.create(null), {
      get(_, key) {
        if (nameOf.has(key)) return valueOf(nameOf.get(key));
        if (key === 'getPropertyValue') return (name) => (nameOf.get(name) === name ? valueOf(name) : whole().getPropertyValue(name));
        const value = whole()[key];
        return typeof value === 'function' ? value.bind(whole()) : value;
      },
      has: (_, key) => key in whole(),
      getPrototypeOf: () => Object.getPrototypeOf(whole()),
    });
  };
}

module.exports = { lazyComputedStyle };
