import type { Sizes } from '../../../docs/_choosing/sizes';
import measured from '../../../docs/_choosing/sizes.json';
import { repository } from '../../../site-path';

const sizes: Sizes = measured;
const samples = `${repository}/blob/main/docs/_choosing/`;

/** Show what each table weighs, as `npm run compare-tables` measured it, with links to the samples. */
export function TableSizes() {
  return (
    <table>
      <thead>
        <tr>
          <th>Table</th>
          <th>Measured version</th>
          <th data-number>All but React</th>
          <th data-number>Without Material UI too</th>
        </tr>
      </thead>
      <tbody>
        {sizes.tables.map(({ id, name, version, kilobytes, besideMaterialUi }) => (
          <tr key={id}>
            <td>
              <a href={`${samples}${id}.jsx`}>{name}</a>
            </td>
            <td>{version}</td>
            <td data-number>{kilobytes} kB</td>
            <td data-number>{besideMaterialUi} kB</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Show the newest version of each package, since when the registry has it, and the license in its package.json. */
export function TableVersions() {
  const packages = new Map(sizes.tables.map((table) => [table.package, table]));
  return (
    <table>
      <thead>
        <tr>
          <th>Package</th>
          <th>License</th>
          <th>Newest version</th>
          <th>In the registry since</th>
        </tr>
      </thead>
      <tbody>
        {[...packages.values()].map((table) => (
          <tr key={table.package}>
            <td>
              <a href={`https://www.npmjs.com/package/${table.package}`}>{table.package}</a>
            </td>
            <td>{table.license}</td>
            <td>{table.newest}</td>
            <td>{table.inRegistrySince}, or earlier</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The size of one table with all it needs but React. Throws for an id that was not measured. */
export function Kilobytes({ of }: { of: string }) {
  const table = sizes.tables.find(({ id }) => id === of);
  if (!table)
    throw new Error(
      `No table "${of}" was measured. The sentence would lack its figure: take an id of docs/_choosing/sizes.json.`,
    );
  return <>{Math.round(table.kilobytes)} kB</>;
}

/** Say when and with what the sizes were measured, and which versions are not the newest. */
export function Measured() {
  const older = sizes.tables.filter(({ version, newest }) => version !== newest);
  return (
    <>
      Measured on {sizes.measured} with esbuild {sizes.esbuild}, React {sizes.react} and Material UI{' '}
      {sizes.materialUi}.
      {older.map(({ id, name, version, newest }) => (
        <span key={id}>
          {' '}
          Of {name} we took {version}, because {newest} could not be installed that day.
        </span>
      ))}
    </>
  );
}
