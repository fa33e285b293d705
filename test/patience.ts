/** For `vi.waitFor`: how long a test waits for what comes by itself. A slow machine takes longer, and fails nothing. */
export const patience = { timeout: 20_000 };
