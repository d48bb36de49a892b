import Drawing, { Arrow } from './Drawing';
import styles from './styles.module.css';

const lanes = ['User', 'Table', 'Your function', 'Server'].map((name, index) => ({
  name,
  x: 42 + index * 105,
}));
const messages = [
  { from: 0, to: 1, text: 'next page' },
  { from: 1, to: 2, text: 'query' },
  { from: 2, to: 3, text: 'request' },
  { from: 3, to: 2, text: 'response' },
  { from: 2, to: 1, text: 'data, total' },
  { from: 1, to: 0, text: 'rows' },
];

/** Draw how a click becomes a query, a request and rows. */
export default function Query() {
  const xOf = (lane: number) => lanes[lane]?.x ?? 0;
  return (
    <Drawing
      title="Sequence: the user goes to the next page, the table calls your function with a query, your function sends a request to the server, and the answer comes back as data and total count, which the table shows as rows."
      caption="Remote data: each change of page, sorting, search or filters follows this path."
      height={226}
    >
      {lanes.map(({ name, x }) => (
        <g key={name}>
          <path className={styles.lane} d={`M${x} 24V222`} />
          <text className={styles.name} x={x} y={14}>
            {name}
          </text>
        </g>
      ))}
      {messages.map(({ from, to, text }, index) => (
        <Arrow key={text} from={[xOf(from), 56 + index * 31]} to={[xOf(to), 56 + index * 31]} text={text} />
      ))}
    </Drawing>
  );
}
