import { useEffect } from "react";

/** Asks the server for the address that is shown: what only it may answer, it answers with the right status. */
export function ReloadDocument() {
  useEffect(() => location.reload(), []);
  return null;
}
