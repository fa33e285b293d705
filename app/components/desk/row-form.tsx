type RowFormProps = {
  /** What the server does. */
  does: string;
  /** What it is done to. */
  fields: Record<string, string>;
  label: string;
  /** Tells listeners which row the button belongs to. */
  about?: string;
};

/** A button in a row of a list: a form of its own, so that it works without JavaScript. */
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
