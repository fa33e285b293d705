import { Stop } from "#app/components/ui/stop.tsx";

type ContentsProps = { title: string; headings: readonly { id: string; text: string }[] };

/**
 * The table of contents as a path. On a phone it opens at a tap; where there is room the sheet keeps it open and it
 * stays in sight, and browsers that know which part is being read fill the stops behind it.
 */
export function Contents({ title, headings }: ContentsProps) {
  return (
    <nav className="toc" aria-label={title}>
      <details>
        <summary>{title}</summary>
        <ol className="vpath">
          {[...headings, { id: "sources", text: "Sources" }].map(({ id, text }) => (
            <li key={id}>
              <Stop state="later" />
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
