/** Packages that are upgraded together, named by the leading one. */
export interface Update {
  lead: string;
  version: string;
  /** Each package with the version to install. */
  packages: Record<string, string>;
}

const watched = [
  { lead: '@material-table/core', isPart: (name: string) => name.startsWith('@material-table/') },
  { lead: '@mui/material', isPart: (name: string) => name.startsWith('@mui/') },
  { lead: '@docusaurus/core', isPart: (name: string) => name.startsWith('@docusaurus/') },
];

/**
 * The versions of the table, Material UI and the generator that are newer than in package.json.
 * @param installed exact versions by name.
 * @param latest asks the registry for a package's newest version.
 */
export function newVersions(installed: Record<string, string>, latest: (name: string) => string): Update[] {
  return watched.flatMap(({ lead, isPart }) => {
    const names = Object.keys(installed).filter(isPart);
    const packages = Object.fromEntries(
      names.map((name) => [name, latest(name)]).filter(([name = '', version]) => version !== installed[name]),
    );
    const [first] = Object.keys(packages);
    if (!first) return [];
    // The group has the leading package's name, even if only a smaller one has a new version.
    const named = packages[lead] ? lead : first;
    return [{ lead: named, version: packages[named] ?? '', packages }];
  });
}
