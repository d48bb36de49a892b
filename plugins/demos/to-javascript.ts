import prettier from 'prettier';
import { transform } from 'sucrase';

/** The JavaScript version of a demo: formatted and without types; comments and JSX stay. */
export async function toJavaScript(source: string, options: prettier.Options): Promise<string> {
  const { code } = transform(source, {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
  });
  return prettier.format(code, { ...options, parser: 'babel' });
}
