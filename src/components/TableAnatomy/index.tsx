import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const pages = '/docs/api/components/';

/** Draw a schematic table whose parts name the component that renders them and link to its page. */
export default function TableAnatomy() {
  return (
    <figure className={styles.figure}>
      <div className={styles.scroll}>
        <Part name="Container" to={`${pages}components_index#container`} className={styles.container}>
          <Part name="Toolbar" to={`${pages}mtabletoolbar`} className={styles.bar}>
            <b>People</b>
            <span className={styles.input}>Search</span>
            <ActionsPart />
          </Part>
          <Part name="Groupbar" to={`${pages}component_m_table_groupbar`} className={styles.bar}>
            <span className={styles.chip}>City</span>
          </Part>
          <Part
            name="Header"
            to={`${pages}component_m_table_header`}
            className={clsx(styles.row, styles.strong)}
          >
            <Cells texts={['', 'Name', 'Age', 'Actions']} />
          </Part>
          <Part name="Body" to={`${pages}component_m_table_body`}>
            <Part name="FilterRow" to={`${pages}component_m_table_filter-row`} className={styles.row}>
              <span />
              <span className={styles.input}>Filter</span>
              <span className={styles.input}>Filter</span>
            </Part>
            <Part name="GroupRow" to={`${pages}component_m_table_group-row`} className={styles.row}>
              <span className={styles.wide}>▾ City: Bonn</span>
            </Part>
            <Part name="Row" to={`${pages}component_m_table_body-row`} className={styles.row}>
              <span className={styles.box} />
              <Part name="Cell" to={`${pages}component_m_table_cell`}>
                Ann
              </Part>
              <Part name="EditCell" to={`${pages}components_index#editcell`}>
                <span className={styles.input}>30</span>
              </Part>
              <ActionsPart />
            </Part>
            <Part name="EditRow" to={`${pages}component_m_table_edit-row`} className={styles.row}>
              <span />
              <Part name="EditField" to={`${pages}component_m_table_edit-field`}>
                <span className={styles.input}>Cid</span>
              </Part>
              <span className={styles.input}>41</span>
              <span>✓ ✕</span>
            </Part>
            <Part
              name="SummaryRow"
              to={`${pages}components_index#summaryrow`}
              className={clsx(styles.row, styles.strong)}
            >
              <Cells texts={['', 'All', '71']} />
            </Part>
          </Part>
          <Part name="Pagination" to={`${pages}component_m_table_pagination`} className={styles.bar}>
            <span className={styles.end}>5 rows ▾ &nbsp; « ‹ 1-2 of 12 › »</span>
          </Part>
          <div className={styles.overlays}>
            <Part name="OverlayLoading" to={`${pages}components_index#overlayloading`}>
              while loading
            </Part>
            <Part name="OverlayError" to={`${pages}components_index#overlayerror`}>
              after a failed query
            </Part>
          </div>
        </Part>
      </div>
      <figcaption>
        The parts of a table. Each name leads to the page or paragraph of its component.
      </figcaption>
    </figure>
  );
}

function Part({
  name,
  to,
  className,
  children,
}: {
  name: string;
  to: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.part}>
      <Link to={to} className={styles.name}>
        {name}
      </Link>
      <div className={className}>{children}</div>
    </div>
  );
}

function ActionsPart() {
  return (
    <Part name="Actions" to={`${pages}component_m_table_actions`}>
      <Part name="Action" to={`${pages}component_m_table_action`}>
        ✎
      </Part>
    </Part>
  );
}

function Cells({ texts }: { texts: string[] }) {
  return texts.map((text, index) => <span key={index}>{text}</span>);
}
