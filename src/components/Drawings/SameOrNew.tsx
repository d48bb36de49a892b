import Drawing, { Arrow } from './Drawing';
import styles from './styles.module.css';

/** Draw what happens to a filter if the next render passes the same columns, and if it passes new ones. */
export default function SameOrNew() {
  return (
    <Drawing
      title="Two renders compared. With useMemo the second render passes the same columns, which still contain the filter. Without useMemo the second render passes new columns, which contain no filter."
      caption="The filter is stored in the column objects, so it lasts as long as they do."
      height={214}
    >
      <text className={styles.name} x={98} y={14}>
        With useMemo
      </text>
      <text className={styles.name} x={302} y={14}>
        Without
      </text>
      <text className={styles.quiet} x={200} y={54}>
        1st render
      </text>
      <text className={styles.quiet} x={200} y={154}>
        2nd render
      </text>
      <Columns x={98} y={104} filter="filter: Oslo" />
      <Arrow from={[98, 62]} to={[98, 78]} />
      <Arrow from={[98, 146]} to={[98, 130]} />
      <text x={98} y={52}>
        columns
      </text>
      <text x={98} y={162}>
        columns
      </text>
      <Columns x={302} y={54} filter="filter: Oslo" isOld />
      <Columns x={302} y={154} filter="no filter" />
      <Arrow from={[302, 82]} to={[302, 126]} />
      <text x={98} y={204}>
        One object: kept
      </text>
      <text x={302} y={204}>
        Two objects: lost
      </text>
    </Drawing>
  );
}

function Columns({ x, y, filter, isOld }: { x: number; y: number; filter: string; isOld?: boolean }) {
  return (
    <>
      <rect
        className={isOld ? styles.other : styles.box}
        x={x - 58}
        y={y - 24}
        width={116}
        height={48}
        rx={6}
      />
      <text className={styles.name} x={x} y={y - 4}>
        column objects
      </text>
      <text className={styles.quiet} x={x} y={y + 14}>
        {filter}
      </text>
    </>
  );
}
