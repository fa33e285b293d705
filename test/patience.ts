/** For `vi.waitFor` and `expect.poll`: how long a test waits for what comes by itself. A slow machine takes longer, and fails nothing. */
export const patience = { timeout: 40_000, intervals: [100] };
