import type { DocumentType } from "#app/domain/documents/document-rules.ts";

/** Files that people send. Times are milliseconds since 1970. */
export type DocumentSchema = { documents: DocumentRow };

/** A file from a visitor; see `documents.server.ts`. Its bytes are under `DATA_DIR/documents`. */
export type DocumentRow = {
  id: string;
  /** Null while it waits for its message. */
  message_id: string | null;
  kind: "resume";
  type: DocumentType;
  /** Bytes. */
  size: number;
  /** Keyed, to tell a repeat from another file. */
  content_hash: string;
  /** Its id, its key and its name, as JSON. */
  sealed_header: string;
  /** Whether ClamAV looked at it. */
  scanned: 0 | 1;
  created_at: number;
};
