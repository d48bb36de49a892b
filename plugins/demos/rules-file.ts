import path from 'node:path';

/** Where `plugins/delivery` finds the style rules of the first frames: `{ demo id: { name: rule } }`. */
export const rulesFile = (generatedFilesDir: string) => path.join(generatedFilesDir, 'demos', 'rules.json');
