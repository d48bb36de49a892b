import facts from '@generated/advice/facts.json';
import current from '@generated/codemod/current.json';
import { examine, mayHaveAdvice } from '#check-code/examine.ts';
import { asSentence, reasonOf } from '#check-code/sentences.ts';
import { rules } from '#check-code/rules/index.ts';
import type { Advice, Edit } from '#check-code/types.ts';
import { siteAddress } from '../../site-path';
import type { Context, Fixer, RuleModule } from './eslint';

/** The result for a file, by all rules in one pass; each rule takes its own. ESLint reads files in turn. */
let last: { text: string; fileName: string; advice: Advice[] } | undefined;

function adviceOn({ filename, sourceCode: { text } }: Context): Advice[] {
  if (!mayHaveAdvice(text)) return [];
  if (last?.text !== text || last.fileName !== filename) {
    const { advice } = examine(text, filename, facts);
    last = { text, fileName: filename, advice };
  }
  return last.advice;
}

const severityOf = (id: string) => facts.reasons[id]?.severity;

const ruleModules: Record<string, RuleModule> = Object.fromEntries(
  rules.map(({ id, title }) => {
    const rule: RuleModule = {
      meta: {
        type: severityOf(id) === 'error' ? 'problem' : 'suggestion',
        docs: { description: title.replaceAll('`', ''), url: siteAddress(facts.reasons[id]?.href ?? '') },
        fixable: 'code',
        hasSuggestions: true,
        schema: [],
      },
      create: (context) => ({
        Program: () => {
          for (const advice of adviceOn(context)) if (advice.rule === id) report(context, advice);
        },
      }),
    };
    return [id, rule];
  }),
);

function report(context: Context, advice: Advice): void {
  const { from, to, message, cure, fix } = advice;
  const { sourceCode } = context;
  const parts = [message, reasonOf(advice), cure && `Fix: ${asSentence(cure)}`];
  const change = fix && ((fixer: Fixer) => fix.edits.map((edit) => changeOf(fixer, edit)));
  context.report({
    loc: { start: sourceCode.getLocFromIndex(from), end: sourceCode.getLocFromIndex(to) },
    message: parts.filter(Boolean).join(' '),
    ...(fix?.isSafe && change ? { fix: change } : {}),
    ...(fix && !fix.isSafe && change ? { suggest: [{ desc: `${fix.label}.`, fix: change }] } : {}),
  });
}

const changeOf = (fixer: Fixer, { from, to, insert }: Edit) => fixer.replaceTextRange([from, to], insert);

const plugin = {
  meta: { name: '@material-table/eslint-plugin', version: current.version, namespace: 'material-table' },
  rules: ruleModules,
  configs: {} as { recommended: object },
};

plugin.configs.recommended = {
  name: 'material-table/recommended',
  files: ['**/*.{js,jsx,mjs,cjs,ts,tsx,mts,cts}'],
  plugins: { 'material-table': plugin },
  rules: Object.fromEntries(
    rules.map(({ id }) => [`material-table/${id}`, severityOf(id) === 'error' ? 'error' : 'warn']),
  ),
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
};

export default plugin;
/** What `require()` returns. */
export { plugin as 'module.exports' };
