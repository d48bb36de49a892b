import { Suspense, use, useState, type ComponentType } from 'react';
import { popups } from './chunks';

interface Props {
  open?: boolean;
  keepMounted?: boolean;
}

/** A popup of Material UI whose code comes when it first opens. Closed it renders nothing, as the real one does. */
export function whenOpen(name: 'Menu' | 'Popper') {
  function Late(props: Props) {
    const Popup = (popups.loaded() ?? use(popups.load()))[name] as ComponentType<object>;
    return <Popup {...props} />;
  }
  return function PopupWhenOpen(props: Props) {
    const [isWanted, setIsWanted] = useState(false);
    if (!isWanted && !props.open && !props.keepMounted) return null;
    if (!isWanted) setIsWanted(true);
    return (
      <Suspense fallback={null}>
        <Late {...props} />
      </Suspense>
    );
  };
}
