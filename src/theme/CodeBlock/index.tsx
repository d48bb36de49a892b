// Change: code is highlighted at build time (plugins/code-blocks), so neither Prism nor react-live of the live code-block theme is on a page.
// What still comes here is code written as JSX, shown without colors.
import type { ReactNode } from 'react';
import CodeBlock from '../../components/CodeBlock';

export default function ThemeCodeBlock({ children, title }: { children?: ReactNode; title?: string }) {
  const text = typeof children === 'string' ? children : '';
  const html = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return <CodeBlock language="text" html={html} title={title} />;
}
