import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import CopyButton from '#kit/react/CopyButton/index.tsx';
import styles from './styles.module.css';

const commands = { npm: 'npm install', yarn: 'yarn add', pnpm: 'pnpm add' };

interface Props {
  /** The packages to install, separated by spaces. */
  packages: string;
}

/** The install command for the visitor's package manager; the choice is remembered for every page. */
export default function InstallTabs({ packages }: Props) {
  return (
    <div className={styles.install}>
      <Tabs groupId="package-manager">
        {Object.entries(commands).map(([name, command]) => (
          <TabItem key={name} value={name} label={name} className={styles.command}>
            <code>
              {command} <span>{packages}</span>
            </code>
            <CopyButton getText={() => `${command} ${packages}`} label="the install command" />
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}
