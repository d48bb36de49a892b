import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

interface Props {
  /** `demos/sort/multi` or `examples/budget`: the build makes its picture (plugins/demos/pictures.ts). */
  id: string;
}

/** The picture of a demo or an example, in the page's colors. Decorative: the link has a name. */
export default function Picture({ id }: Props) {
  const sheet = useBaseUrl(`/img/gallery/${id.split('/')[0]}`);
  return ['light', 'dark'].map((theme) => (
    <img
      key={theme}
      className={`${styles.picture} ${styles[theme]}`}
      src={`${sheet}.${theme}.svg#${id}`}
      alt=""
      width={320}
      height={200}
      loading="lazy"
    />
  ));
}
