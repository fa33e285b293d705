import * as Toast from "@radix-ui/react-toast";
import { useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { InlineStyle } from "#app/components/inline-style.tsx";
import css from "./notices.css?inline";
import { dismissNotice, type ShownNotice, shownNotice, subscribeToNotices } from "./store.ts";

const visibleForMs = 5000;
const swipeAwayPx = 50;

/** Shows notices from now on, after everything else on the page. */
export function drawNotices(): void {
  createRoot(document.body.appendChild(document.createElement("div"))).render(<Notices />);
}

function Notices() {
  return <NoticeToast notice={useSyncExternalStore(subscribeToNotices, shownNotice)} />;
}

/** The notice itself: announced politely, stays while hovered or focused, closes with Escape, its button or a swipe. */
function NoticeToast({ notice }: { notice: ShownNotice | null }) {
  return (
    <Toast.Provider duration={visibleForMs} swipeDirection="right" swipeThreshold={swipeAwayPx} label="Notice">
      <InlineStyle name="notices" layer="site" css={css} />
      {notice && (
        <Toast.Root
          key={notice.id}
          type="background"
          className={notice.tone === "failure" ? "note note--bad notice" : "note notice"}
          onOpenChange={(open) => {
            if (!open) dismissNotice(notice.id);
          }}
        >
          <Toast.Title className="notice__title">{notice.title}</Toast.Title>
          <Toast.Description className="notice__message">{notice.message}</Toast.Description>
          <Toast.Close className="notice__close" aria-label="Close this notice">
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M3 3l10 10M13 3L3 13" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="notices screen-only" label="Notices ({hotkey})" />
    </Toast.Provider>
  );
}
