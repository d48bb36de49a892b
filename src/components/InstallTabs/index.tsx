import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import CopyButton from '#kit/react/CopyButton/index.tsx';
import styles from './styles.module.css';

interface Props {
  /** The packages to install, separated by spaces. */
  packages: string;
}

/** The install command for the visitor's package manager; the choice is remembered for every page. */
export default function InstallTabs({ packages }: Props) {
  const commands = {
    npm: `npm install ${packages}`,
    yarn: `yarn add ${packages}`,
    pnpm: `pnpm add ${packages}`,
  };
  return <CommandTabs commands={commands} name="the install command" groupId="package-manager" />;
}

interface CommandProps {
  /** The commands by the names of their tabs. */
  commands: Record<string, string>;
  /** What is copied, for the button's name. */
  name: string;
  groupId?: string;
}

/** One of several commands, which wraps next to its button. */
export function CommandTabs({ commands, name, groupId }: CommandProps) {
  return (
    <div className={styles.install}>
      <Tabs groupId={groupId}>
        {Object.entries(commands).map(([tab, command]) => (
          <TabItem key={tab} value={tab} label={tab} className={styles.command}>
            <code>
              {command.split(' ').map((word, index) => [index > 0 && ' ', <span key={word}>{word}</span>])}
            </code>
            <CopyButton getText={() => command} label={name} />
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}
