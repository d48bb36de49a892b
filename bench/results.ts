import fs from 'node:fs';
import os from 'node:os';

const resultsFile = 'bench/RESULTS.md';

/** Put a section into the file of results in the place of the one with the same title, with the date and the class of this machine. */
export function recordResult(title: string, command: string, text: string): void {
  const old = fs.existsSync(resultsFile) ? fs.readFileSync(resultsFile, 'utf8') : '# Results\n';
  const date = new Date().toISOString().slice(0, 10);
  const body = `${date}, \`${command}\`, ${machineClass()}.\n\n${text.trim()}`;
  fs.writeFileSync(resultsFile, withSection(old, title, body));
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
