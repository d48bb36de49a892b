import fs from 'node:fs';
import os from 'node:os';

const resultsFile = 'tools/bench/RESULTS.md';

/** What a part of the bench measured. */
export interface Findings {
  /** The heading in tools/bench/RESULTS.md. */
  title: string;
  /** How it was measured, in a sentence or two. */
  explanation: string;
  columns: string[];
  rows: string[][];
  /** Figures over their limit, each a sentence; the run exits with 1 if there is any. */
  over: string[];
}

/** The text of a section of tools/bench/RESULTS.md. */
export function textOf({ explanation, columns, rows, over }: Findings): string {
  const rule = columns.map((_name, index) => (index === 0 ? '---' : '---:'));
  const table = [columns, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const lines = over.map((line) => `- Over its limit: ${line}`).join('\n');
  return [explanation, table, lines].filter(Boolean).join('\n\n');
}

/** Replace the section with the same title in the results, adding the date and this machine's class. */
export function recordResult(title: string, command: string, text: string): void {
  const old = fs.existsSync(resultsFile) ? fs.readFileSync(resultsFile, 'utf8') : '# Results\n';
  const day = new Date().toISOString().slice(0, 10);
  fs.writeFileSync(
    resultsFile,
    withSection(old, title, `${day}, \`${command}\`, ${machineClass()}.\n\n${text.trim()}`),
  );
}

/** Replace the section under the heading `title`, or add it at the end. */
export function withSection(markdown: string, title: string, body: string): string {
  const [head = '', ...sections] = markdown.split(/^(?=## )/m);
  const isMeant = (section: string) => section.split('\n')[0] === `## ${title}`;
  const section = `## ${title}\n\n${body.trim()}\n`;
  const others = sections.some(isMeant)
    ? sections.map((other) => (isMeant(other) ? section : other))
    : [...sections, section];
  return `${[head, ...others].map((part) => part.trim()).join('\n\n')}\n`;
}

function machineClass(): string {
  const cores = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const load = os.loadavg()[0] ?? 0;
  return `${cores.length} cores of ${cores[0]?.model.trim() ?? 'unknown make'}, ${memory} GB, load ${load.toFixed(1)} at the end, Node ${process.versions.node}`;
}
