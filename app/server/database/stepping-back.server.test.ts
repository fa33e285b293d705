import { setPriority } from "node:os";
import { expect, it, vi } from "vitest";
import { stepBack } from "./taking-turns.server.ts";

vi.mock("node:os", async (original) => ({
  ...(await original<typeof import("node:os")>()),
  setPriority: vi.fn(() => {
    throw Object.assign(new Error("setPriority EPERM"), { code: "EPERM" });
  }),
}));

it("works on where a service manager forbids a thread to give way", () => {
  expect(stepBack).not.toThrow();
  expect(setPriority).toHaveBeenCalledTimes(process.platform === "linux" ? 1 : 0);
});
