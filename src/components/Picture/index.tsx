import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

interface Props {
  /** A demo's page or an example: the build makes its picture (plugins/demos/pictures.ts). */
  id: string;
}

/** The picture of a demo or an example, in the page's colors. Decorative: the link has a name. */
export default function Picture({ id }: Props) {
  const address = useBaseUrl(`/img/gallery/${id}`);
  return ['light', 'dark'].map((theme) => (
    <img
      key={theme}
      className={`${styles.picture} ${styles[theme]}`}
      src={`${address}.${theme}.svg`}
      alt=""
      width={320}
      height={200}
      loading="lazy"
    />
  ));
}
