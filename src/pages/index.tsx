import Layout from '@theme/Layout';
export default function Home() {
  return (
    <Layout>
      <main>home</main>
    </Layout>
  );
}
