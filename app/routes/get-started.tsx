export const handle = { hydrate: true };
export default function Page() {
  return <main><h1>get-started</h1></main>;
}
