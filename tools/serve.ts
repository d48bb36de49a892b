import { serve } from './server';

/** npm run serve: the built site at PORT or the next free port; COMPRESS=no sends files uncompressed. */
async function main(): Promise<void> {
  const { url } = await serve({
    port: Number(process.env.PORT ?? 3000),
    isCompressed: process.env.COMPRESS !== 'no',
  });
  console.log(`The site is served at ${url} (stop with Ctrl+C).`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
