// Change: the components that pages use without an import, no runtime highlighting or diagrams, headings
// whose # copies their address, and answers with a mark.
import Head from '@docusaurus/Head';
import Admonition from '@theme/Admonition';
import MDXA from '@theme/MDXComponents/A';
import MDXDetails from '@theme/MDXComponents/Details';
import MDXHeading from '@theme/MDXComponents/Heading';
import MDXImg from '@theme/MDXComponents/Img';
import MDXLi from '@theme/MDXComponents/Li';
import MDXUl from '@theme/MDXComponents/Ul';
import type { ComponentProps } from 'react';
import CodeBlock from '../../components/CodeBlock';
import { copyAddress } from './copy-address';

type HeadingProps = Omit<ComponentProps<typeof MDXHeading>, 'as'>;

const headings = { onClick: copyAddress };

/** Get a mark in tables and in their legend (src/css/text.css). */
const answers: unknown[] = ['Yes', 'Workaround', 'No'];

const MDXComponents = {
  Head,
  details: MDXDetails,
  Details: MDXDetails,
  a: MDXA,
  ul: MDXUl,
  li: MDXLi,
  img: MDXImg,
  h1: (props: HeadingProps) => <MDXHeading as="h1" {...headings} {...props} />,
  h2: (props: HeadingProps) => <MDXHeading as="h2" {...headings} {...props} />,
  h3: (props: HeadingProps) => <MDXHeading as="h3" {...headings} {...props} />,
  h4: (props: HeadingProps) => <MDXHeading as="h4" {...headings} {...props} />,
  h5: (props: HeadingProps) => <MDXHeading as="h5" {...headings} {...props} />,
  h6: (props: HeadingProps) => <MDXHeading as="h6" {...headings} {...props} />,
  strong: ({ children }: ComponentProps<'strong'>) => (
    <strong data-answer={answers.includes(children) ? children : undefined}>{children}</strong>
  ),
  admonition: Admonition,
  CodeBlock,
};

export default MDXComponents;
