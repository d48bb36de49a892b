// Change: code is highlighted at build time (plugins/code-blocks), so Prism is on no page.
// Only code written as JSX is still rendered here, without colors.
import type { ReactNode } from 'react';
import CodeBlock from '../../components/CodeBlock';
import { escapeHtml } from '#kit/escape-html.ts';

export default function ThemeCodeBlock({ children, title }: { children?: ReactNode; title?: string }) {
  const text = typeof children === 'string' ? children : '';
  return <CodeBlock language="text" html={escapeHtml(text)} title={title} />;
}
