// Change: code is highlighted at build time (plugins/code-blocks), so Prism is on no page.
// What still comes here is code written as JSX, shown without colors.
import type { ReactNode } from 'react';
import CodeBlock from '../../components/CodeBlock';
import { escapeHtml } from '#kit/escape-html';

export default function ThemeCodeBlock({ children, title }: { children?: ReactNode; title?: string }) {
  const text = typeof children === 'string' ? children : '';
  return <CodeBlock language="text" html={escapeHtml(text)} title={title} />;
}
