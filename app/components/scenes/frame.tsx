import type { ReactNode } from "react";

type SceneFrameProps = {
  viewBox: string;
  /** The scene in words, for people who do not see it; without it the drawing is decoration. */
  title?: string;
  className?: string;
  preserveAspectRatio?: string;
  children: ReactNode;
};

/** The sheet of paper for every scene: line 2.5, round joins. */
export function SceneFrame({ viewBox, title, className, preserveAspectRatio, children }: SceneFrameProps) {
  return (
    <svg
      className={className ? `scene ${className}` : "scene"}
      viewBox={viewBox}
      preserveAspectRatio={preserveAspectRatio ?? "xMidYMax meet"}
      role={title ? "img" : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <g stroke="var(--s-line)" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
        {children}
      </g>
    </svg>
  );
}
