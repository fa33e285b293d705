import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

type EntryListProps = {
  entries: readonly { title: string; text: string }[];
  /** The entry whose form is open. */
  at: number;
  onEdit: (index: number) => void;
  onRemove: (index: number) => void;
  /** What the entries make, said after one of them is done. */
  outcome?: string;
};

/**
 * The entries typed so far, except the one that is open in the form. An entry that leaves the form is said, because the focus
 * stays in front of the list: whoever does not see it would type it again.
 */
export function EntryList({ entries, at, onEdit, onRemove, outcome = "" }: EntryListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState("");
  // `known`: how many there were when the form opened; what came after them is new.
  const last = useRef({ at, count: entries.length, known: entries.length });
  useEffect(() => {
    const before = last.current;
    const isLeft = before.at !== at;
    last.current = { at, count: entries.length, known: isLeft ? before.count : before.known };
    const done = isLeft && entries.length >= before.count ? entries[before.at] : undefined;
    if (done) setSaid(`${before.at < before.known ? "Kept" : "Added"}: ${done.title}. ${outcome}`.trim());
  }, [at, entries, outcome]);
  // The pressed button goes with its entry: the focus goes to the entry that took its place.
  const remove = (index: number, title: string) => {
    flushSync(() => onRemove(index));
    setSaid(`Removed: ${title}.`);
    const rest = list.current?.children ?? [];
    (rest[Math.min(index, rest.length - 1)]?.querySelector("button") ?? list.current)?.focus();
  };
  return (
    <>
      <p className="vh" role="status">
        {said}
      </p>
      <ul className="rows typed-entries" ref={list} tabIndex={-1} aria-label="What you typed so far">
        {entries.map(({ title, text }, index) =>
          index === at ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: only its place identifies an entry.
            <li key={index} className="apart">
              <span>
                <b>{title}</b>
                <span className="small">{text}</span>
              </span>
              <span className="in-row">
                <button type="button" className="tlink" onClick={() => onEdit(index)}>
                  Edit<span className="vh"> {title}</span>
                </button>
                <button type="button" className="tlink" onClick={() => remove(index, title)}>
                  Remove<span className="vh"> {title}</span>
                </button>
              </span>
            </li>
          ),
        )}
      </ul>
    </>
  );
}
