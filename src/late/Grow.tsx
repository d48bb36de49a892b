// Stands in for Material UI's Grow in Tooltip, in the browser (see plugins/site-behavior). It renders inside a Popper that is open, so the
// chunk is there.
import { use, type ComponentType } from 'react';
import { popups } from './chunks';

export default function Grow(props: object) {
  const RealGrow = (popups.loaded() ?? use(popups.load())).Grow as ComponentType<object>;
  return <RealGrow {...props} />;
}
