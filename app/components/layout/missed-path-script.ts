// One prerendered page answers every missing URL, so the browser has to say which one it was. We omit the query,
// which may hold a visitor's text.
// biome-ignore lint/suspicious/noConsole: a developer looks for broken links in the console.
console.error(`404 - Page Not Found: ${location.pathname}`);
