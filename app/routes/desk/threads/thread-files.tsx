import type { SeenDocument } from "#app/server/desk/documents/seen-documents.server.ts";

/** Files that came with a thread. This page never shows their contents. */
export function ThreadFiles({ documents }: { documents: readonly SeenDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="files-title">
      <div className="panel-head">
        <h2 id="files-title">Files</h2>
      </div>
      <ul className="panel-row thread-files">
        {documents.map(({ id, name, facts, scanned }) => (
          <li key={id}>
            {name === null ? "A file" : <a href={`/desk/documents/${id}`}>{name}</a>}
            <span className="help">
              {facts}
              {!scanned && ", not checked for viruses"}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
