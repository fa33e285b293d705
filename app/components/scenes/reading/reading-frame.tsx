import type { ReactNode } from "react";
import { SceneFrame } from "#app/components/scenes/frame.tsx";

type ReadingFrameProps = {
  title: string;
  /** Plan views are cut at both ends where the space is low, elevations keep their ground. */
  view: "plan" | "elevation";
  children: ReactNode;
};

/** 560 by 560, of which a tall space shows the middle 340 across and a low one 400 down: the matter lies there. */
export function ReadingFrame({ title, view, children }: ReadingFrameProps) {
  return (
    <SceneFrame
      className="ar__scene"
      viewBox="0 0 560 560"
      preserveAspectRatio={view === "plan" ? "xMidYMid slice" : "xMidYMax slice"}
      title={title}
    >
      {children}
    </SceneFrame>
  );
}
