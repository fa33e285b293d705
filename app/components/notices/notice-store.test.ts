import { afterEach, expect, test, vi } from "vitest";
import { dismissNotice, showNotice, shownNotice, subscribeToNotices } from "./notice-store.ts";

afterEach(() => dismissNotice(shownNotice()?.id ?? 0));

test("a second notice takes the place of the first", () => {
  showNotice({ tone: "failure", title: "First", message: "" });
  showNotice({ tone: "success", title: "Second", message: "" });
  expect(shownNotice()).toMatchObject({ tone: "success", title: "Second" });
});

test("the end of a replaced notice leaves the new one alone", () => {
  showNotice({ tone: "failure", title: "First", message: "" });
  const first = shownNotice()?.id ?? 0;
  showNotice({ tone: "success", title: "Second", message: "" });
  dismissNotice(first);
  expect(shownNotice()?.title).toBe("Second");
});

test("the same words shown again are a new notice, so that they are announced again", () => {
  const notice = { tone: "failure", title: "Again", message: "" } as const;
  showNotice(notice);
  const first = shownNotice()?.id;
  showNotice(notice);
  expect(shownNotice()?.id).not.toBe(first);
});

test("tells who listens, until they stop", () => {
  const listener = vi.fn();
  const stop = subscribeToNotices(listener);
  showNotice({ tone: "success", title: "Heard", message: "" });
  stop();
  showNotice({ tone: "success", title: "Unheard", message: "" });
  expect(listener).toHaveBeenCalledTimes(1);
});
