export const handle = { hydrate: true };
export default function Page() {
  return <main><h1>not-found-page</h1></main>;
}
