export interface TextFile {
  name: string;
  text: string;
}

const longest = 256 * 1024;

/** Read the files of code that a visitor chose, and say which ones were left out. */
export async function readFiles(list: FileList): Promise<{ texts: TextFile[]; refused: string }> {
  const all = [...list];
  const taken = all
    .filter(({ name, size }) => /\.(?:tsx?|jsx?|mjs|mts)$/.test(name) && size <= longest)
    .slice(0, 20);
  const left = all.filter((file) => !taken.includes(file)).map(({ name }) => name);
  // Two folders may have an `index.tsx` each; the tool identifies files by name.
  const nameOf = ({ name }: File, index: number) => {
    const earlier = taken.slice(0, index).filter((file) => file.name === name).length;
    return earlier === 0 ? name : `${earlier + 1}-${name}`;
  };
  return {
    texts: await Promise.all(
      taken.map(async (file, index) => ({ name: nameOf(file, index), text: await file.text() })),
    ),
    refused:
      left.length > 0
        ? `Left out, because only code of up to 256 KB is read: ${left.slice(0, 5).join(', ')}.`
        : '',
  };
}
