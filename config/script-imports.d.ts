/** See `inlineScripts` in `bundled-scripts.ts`. */
declare module "*?script" {
  const code: string;
  // biome-ignore lint/style/noDefaultExport: as Vite types its own `?url` and `?raw`.
  export default code;
}
