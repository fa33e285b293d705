export const handle = { hydrate: true };
export default function Page() {
  return <main><h1>form-success</h1></main>;
}
