/** For `vi.waitFor` and `expect.poll`: how long a test waits. A slow machine takes longer, but doesn't fail. */
export const patience = { timeout: 40_000, intervals: [100] };
