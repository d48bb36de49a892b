import Head from '@docusaurus/Head';
import { useState } from 'react';
import { copyPage, type Outcome } from './copy-page';

interface Props {
  /** The address of the page's Markdown version (plugins/markdown-export). */
  address: string;
}

const words: Record<Outcome, string> = {
  copied: 'Copied',
  'not loaded': 'The page could not be loaded. Try again, or view it as Markdown.',
  refused: 'The browser does not allow copying. View the page as Markdown.',
};

/** Copy the page as Markdown, or open it. Without scripts the link stays. */
export default function PageTools({ address }: Props) {
  const [outcome, setOutcome] = useState<Outcome>();
  const copy = async () => {
    setOutcome(undefined);
    setOutcome(await copyPage(address));
  };
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <span role="status">{outcome && words[outcome]}</span>
      <button type="button" onClick={() => void copy()}>
        Copy page
      </button>
      <a href={address}>View as Markdown</a>
    </>
  );
}
