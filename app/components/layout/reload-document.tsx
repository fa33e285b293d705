import { useEffect } from "react";

/**
 * Asks the server for the address that is shown: what only it may answer, it answers with the right status.
 * It stands in the browser for every page without script, so that no running page carries the text of another along:
 * `export default import.meta.env.SSR ? Page : ReloadDocument`.
 */
export function ReloadDocument() {
  useEffect(() => location.reload(), []);
  return null;
}
