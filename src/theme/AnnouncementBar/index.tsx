// Change: the bar can't be closed, so it doesn't read a dismissal stored by an earlier visit.
import { useThemeConfig } from '@docusaurus/theme-common';
import styles from './styles.module.css';

export default function AnnouncementBar() {
  const { announcementBar } = useThemeConfig();
  if (!announcementBar) return null;
  return (
    <div className={styles.bar} role="banner" aria-label="Announcement" data-announcement-bar>
      <div dangerouslySetInnerHTML={{ __html: announcementBar.content }} />
    </div>
  );
}
