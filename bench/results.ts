import fs from 'node:fs';
import os from 'node:os';

const resultsFile = 'bench/RESULTS.md';
const headlinesFile = 'bench/headlines.json';

/** A figure that the About page shows, and the day it was measured. */
interface Headline {
  value: number;
  date: string;
}

/** Put a section into the file of results in the place of the one with the same title, with the date and the class of this machine. */
export function recordResult(title: string, command: string, text: string): void {
  const old = fs.existsSync(resultsFile) ? fs.readFileSync(resultsFile, 'utf8') : '# Results\n';
  const body = `${today()}, \`${command}\`, ${machineClass()}.\n\n${text.trim()}`;
  fs.writeFileSync(resultsFile, withSection(old, title, body));
}

/** Put figures into the file from which the About page takes them, beside those of other parts. */
export function recordHeadlines(figures: Record<string, number>): void {
  const old = JSON.parse(fs.readFileSync(headlinesFile, 'utf8')) as Record<string, Headline>;
  const date = today();
  const added = Object.entries(figures).map(
    ([name, value]) => [name, { value: rounded(value), date }] as const,
  );
  const all = Object.entries({ ...old, ...Object.fromEntries(added) }).sort(([a], [b]) => a.localeCompare(b));
  fs.writeFileSync(headlinesFile, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
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

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Three digits that mean something, at most. */
function rounded(value: number): number {
  return Math.abs(value) < 1 ? Number(value.toFixed(3)) : Number(value.toPrecision(3));
}

function machineClass(): string {
  const cores = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const load = os.loadavg()[0] ?? 0;
  return `${cores.length} cores of ${cores[0]?.model.trim() ?? 'unknown make'}, ${memory} GB, load ${load.toFixed(1)} at the end, Node ${process.versions.node}`;
}
