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
          <th>Alone</th>
          <th>In an app with MUI</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, alone, added }) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{inKilobytes(alone)}</td>
            <td>{inKilobytes(added)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">Minified</th>
          <td>{inKilobytes(programs.table.minified)}</td>
          <td>{inKilobytes(programs.appWithTable.minified - programs.app.minified)}</td>
        </tr>
        <tr>
          <th scope="row">Minified, brotli</th>
          <td>{inKilobytes(programs.table.brotli)}</td>
          <td>{inKilobytes(programs.appWithTable.brotli - programs.app.brotli)}</td>
        </tr>
      </tbody>
    </table>
  );
}
