import { afterEach, expect, test, vi } from "vitest";
import { dismissNotice, setNotice, shownNotice, subscribeToNotices } from "./store.ts";

afterEach(() => dismissNotice(shownNotice()?.id ?? 0));

test("a second notice replaces the first", () => {
  setNotice({ tone: "failure", title: "First", message: "" });
  setNotice({ tone: "success", title: "Second", message: "" });
  expect(shownNotice()).toMatchObject({ tone: "success", title: "Second" });
});

test("dismissing a replaced notice leaves the new one alone", () => {
  setNotice({ tone: "failure", title: "First", message: "" });
  const first = shownNotice()?.id ?? 0;
  setNotice({ tone: "success", title: "Second", message: "" });
  dismissNotice(first);
  expect(shownNotice()?.title).toBe("Second");
});

test("the same words shown again are a new notice, so screen readers announce them again", () => {
  const notice = { tone: "failure", title: "Again", message: "" } as const;
  setNotice(notice);
  const first = shownNotice()?.id;
  setNotice(notice);
  expect(shownNotice()?.id).not.toBe(first);
});

test("notifies listeners until they unsubscribe", () => {
  const listener = vi.fn();
  const stop = subscribeToNotices(listener);
  setNotice({ tone: "success", title: "Heard", message: "" });
  stop();
  setNotice({ tone: "success", title: "Unheard", message: "" });
  expect(listener).toHaveBeenCalledTimes(1);
});
