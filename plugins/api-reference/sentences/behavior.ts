import type { Sentence } from './sentences';

/**
 * Whether a sentence says what the table does, so that a test could prove it. All sentences do but those that the rules below name:
 * they lead elsewhere, introduce what follows, advise without a reason, say what the types say, or tell history.
 */
export function isBehavior(sentence: Sentence): boolean {
  return !whyNot(sentence);
}

/** Which rule says that a sentence claims nothing about behavior. */
export function whyNot(sentence: Sentence): string | undefined {
  return Object.entries(rules).find(([, holds]) => holds(sentence))?.[0];
}

const reason = /[;:]|\b(?:because|since|otherwise|so|but|although|unless)\b/;

// What the site's texts begin an advice with.
const verb =
  '(?:add|ask|call|check|choose|clear|compare|compute|convert|create|decide|define|delegate|disable|draw|extend|fetch|fill|find|flatten|format|give|go|guard|hide|import|keep|leave|let|limit|load|look|make|mark|measure|merge|mind|mount|name|offer|override|pass|pick|prefer|put|raise|read|rename|render|repeat|replace|return|see|set|show|sort|spread|start|store|switch|take|tell|treat|try|turn|update|use|wait|wrap|write)';
const advice = new RegExp(
  `^(?:Always|Never|Do|Don't|Better|Please|${verb.replace(/\b\w(?=\w*[|)])/g, (first) => first.toUpperCase())})\\b|^(?:For|To|Instead)\\b[^;:]*?[ ,](?:don't |never )?${verb}\\b(?! (?:and|or|out)\\b)|^(?:If|When|Where|Before|With)\\b[^;:]*, (?:don't |never )?${verb}\\b(?! (?:and|or|out)\\b)`,
);

const rules: Record<string, (sentence: Sentence) => boolean> = {
  'a note about a prop of a component: its presence and kind are recorded from the running library': ({
    place,
  }) => place === 'note',
  'fewer than three words': ({ text }) => text.split(' ').length < 3,
  'a cross reference': ({ text, unlinked, heading }) =>
    heading === 'Related' ||
    /^(?:See|Demos?|Related|More|Try|Read more)\b|\bhas the props and a demo\b/.test(text) ||
    unlinked.split(/\s+/).filter(isWord).length < 3,
  'a question': ({ text }) => text.endsWith('?'),
  'an introduction of what follows': ({ text }) => text.endsWith(':') && !text.includes(';'),
  'an advice that gives no reason': ({ text }) => advice.test(text) && !reason.test(text.slice(0, -1)),
  'what the types say: the compiler holds it, in the samples of the page': ({ text }) =>
    /^The types?\b|\b(?:in|from|by|which|as) the types?\b|\btyped as\b|\bTypeScript\b/i.test(text) &&
    !/;|\b(?:but|although|though|whatever|works|never|absent|at runtime)\b/i.test(text),
  'history: read from the published packages': ({ text }) =>
    /\bversions? \d|\bnew name of\b|\buntil \d|\bin [3-7]\.\d/i.test(text),
};

function isWord(text: string): boolean {
  return /\p{L}/u.test(text);
}
