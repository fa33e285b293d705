// One prerendered page answers every missed address, so the browser has to say which one it was. We leave out the query,
// which may hold what a visitor typed.
// biome-ignore lint/suspicious/noConsole: a developer looks for broken links in the console.
console.error(`404 - Page Not Found: ${location.pathname}`);
