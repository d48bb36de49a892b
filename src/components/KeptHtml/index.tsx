import { useEffect, useMemo, useRef, useState, type HTMLAttributes, type JSX } from 'react';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: keyof JSX.IntrinsicElements;
  /** The markup, on the server only. */
  html: string | undefined;
  /** Fetch the markup, for a page that was reached by navigation and has none from the server. */
  load: () => Promise<string>;
}

/** Markup that the static page holds and the scripts don't: kept at hydration, fetched after a navigation. */
export default function KeptHtml({ as = 'div', html, load, ...rest }: Props) {
  const Tag = as as 'div';
  const ref = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<string>();
  // One object for one text: React writes the markup again whenever this object is another one.
  const inner = useMemo(() => ({ __html: loaded ?? html ?? '' }), [loaded, html]);
  const loadRef = useRef(load);
  useEffect(() => {
    if (ref.current?.firstChild) return undefined;
    let isMounted = true;
    loadRef.current().then(
      (text) => isMounted && setLoaded(text),
      (error: unknown) =>
        isMounted &&
        setLoaded(
          `<p role="alert">This text could not be loaded (${String(error)}). Load the page again to see it.</p>`,
        ),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return <Tag {...rest} ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={inner} />;
}
