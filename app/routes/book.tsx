export const handle = { hydrate: true };
export default function Page() {
  return <main><h1>book</h1></main>;
}
