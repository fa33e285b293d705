import { useEffect, useRef } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { saveFile } from "#app/lib/device/save-file.ts";
import type { DeviceStore } from "#app/lib/device/store.ts";

type NoticesProps = {
  /** From `useKept`: the problem with the store, and whether it was just wiped. */
  page: { problem: "broken" | "newer" | "unkept" | null; wiped: boolean; onUndo: () => void };
  store: Pick<DeviceStore<never>, "asideText" | "dropAside">;
  /** The name of the data, as in "your plan". */
  what: string;
  /** Another way to save it if the browser keeps nothing. */
  instead: string;
  /** The file name for data that could not be read. */
  file: string;
};

/** Explains a problem with the data on the device, or that it was wiped, and what to do about it. */
export function DeviceNotices({ page, ...told }: NoticesProps) {
  return (
    <>
      <StoreNotice problem={page.problem} {...told} />
      {page.wiped && <WipedNotice what={told.what} onUndo={page.onUndo} />}
    </>
  );
}

type StoreNoticeProps = Omit<NoticesProps, "page"> & Pick<NoticesProps["page"], "problem">;

function StoreNotice({ problem, store, what, instead, file }: StoreNoticeProps) {
  switch (problem) {
    case null:
      return null;
    case "broken":
      return (
        <div className="note note--bad kept-note" role="alert">
          <p>
            <b>We could not read what this device kept.</b> So we start with an empty {what}. What was there is set
            aside, and none of it is lost.
          </p>
          <div className="acts">
            <Button look="line" small onClick={() => saveFile(file, "text/plain", store.asideText() ?? "")}>
              Save What Was There
            </Button>
            <Button look="line" small onClick={store.dropAside}>
              Throw It Away
            </Button>
          </div>
        </div>
      );
    case "newer":
      return (
        <div className="note note--bad kept-note" role="alert">
          <p>
            <b>Your {what} was made by a newer version of this page.</b> Nothing of it was changed. Load the page again
            to see it. What you type until then is not kept.
          </p>
          <Button look="line" small onClick={() => location.reload()}>
            Load Again
          </Button>
        </div>
      );
    case "unkept":
      return (
        <p className="note note--bad kept-note" role="alert">
          <b>This browser keeps nothing for us.</b> Your {what} will be gone when you close the page. {instead}
        </p>
      );
  }
}

/** After a wipe, which can be undone while the page is open. */
function WipedNotice({ what, onUndo }: { what: string; onUndo: () => void }) {
  const note = useRef<HTMLDivElement>(null);
  // The pressed button went with what it wiped.
  useEffect(() => note.current?.focus(), []);
  return (
    <div className="note kept-note" role="status" tabIndex={-1} ref={note}>
      <p>
        <b>Wiped.</b> Nothing of your {what} is left on this device.
      </p>
      <Button look="line" small onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
