import weights from '@generated/package-facts/weights.json';
import { inKilobytes } from '../Weight';

const { parts, programs } = weights;

/** What the minified table consists of, alone and beside the parts of Material UI that an app has already. */
export default function WeightParts() {
  return (
    <table>
      <thead>
        <tr>
          <th>Part</th>
          <th data-number>Alone</th>
          <th data-number>In an app with MUI</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, alone, added }) => (
          <tr key={name}>
            <td>{name}</td>
            <td data-number>{inKilobytes(alone)}</td>
            <td data-number>{inKilobytes(added)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">Minified</th>
          <td data-number>{inKilobytes(programs.table.minified)}</td>
          <td data-number>{inKilobytes(programs.appWithTable.minified - programs.app.minified)}</td>
        </tr>
        <tr>
          <th scope="row">Minified, brotli</th>
          <td data-number>{inKilobytes(programs.table.brotli)}</td>
          <td data-number>{inKilobytes(programs.appWithTable.brotli - programs.app.brotli)}</td>
        </tr>
      </tbody>
    </table>
  );
}
