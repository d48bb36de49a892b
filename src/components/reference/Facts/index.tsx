import { useHistory } from '@docusaurus/router';
import { type MouseEvent, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The facts of one member as HTML, written by plugins/api-reference at build time. */
  h: string;
}

/** Type, default and the other facts of a member, below its heading. */
export default function Facts({ h }: Props): ReactNode {
  const history = useHistory();

  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.dataset.copy === undefined) {
      event.preventDefault();
      history.push(link.pathname + link.hash);
    } else {
      void navigator.clipboard?.writeText(link.href).then(() => {
        link.textContent = 'Copied';
      });
    }
  };

  return (
    <div className={styles.facts} data-facts onClick={onClick} dangerouslySetInnerHTML={{ __html: h }} />
  );
}
