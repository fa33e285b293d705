type EntryListProps = {
  entries: readonly { title: string; text: string }[];
  /** The entry whose form is open. */
  at: number;
  onEdit: (index: number) => void;
  onRemove: (index: number) => void;
};

/** The entries typed so far, except the one that is open in the form. */
export function EntryList({ entries, at, onEdit, onRemove }: EntryListProps) {
  return (
    <ul className="rows typed-entries">
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
              <button type="button" className="tlink" onClick={() => onRemove(index)}>
                Remove<span className="vh"> {title}</span>
              </button>
            </span>
          </li>
        ),
      )}
    </ul>
  );
}
