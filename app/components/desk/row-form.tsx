type RowFormProps = {
  /** What the server does. */
  does: string;
  /** Hidden fields that name the row. */
  fields: Record<string, string>;
  label: string;
  /** Tells screen reader users which row the button belongs to. */
  about?: string;
};

/** A button in a row of a list. It is a separate form, so it works without JavaScript. */
export function RowForm({ does, fields, label, about }: RowFormProps) {
  return (
    <form method="post">
      <input type="hidden" name="do" value={does} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="btn btn--row">
        {label}
        {about && <span className="vh"> {about}</span>}
      </button>
    </form>
  );
}
