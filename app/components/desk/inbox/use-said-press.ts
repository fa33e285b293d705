import { useEffect, useRef, useState } from "react";
import { useActionData, useNavigation } from "react-router";
import type { ShownRow } from "#app/domain/desk/shown-inbox.ts";

/** What a press in a row did, with the name: the row changes under the focus without a word. */
const words: Readonly<Record<string, (name: string) => string>> = {
  "thread-claim": (name) => `You took ${name}.`,
  "thread-let-go": (name) => `You let ${name} go.`,
  "thread-put-away": (name) => `${name} is back in the list.`,
};

type Press = { does: string; name: string; row: Element | null };

/**
 * Returns what the last press in a row of the inbox did, once the list shows it. If the pressed button went with that, the
 * focus goes to the row's name.
 */
export function useSaidPress(rows: readonly ShownRow[]): string {
  const { state, formData } = useNavigation();
  const sent: { problem?: string } | undefined = useActionData();
  const pressed = useRef<Press>(null);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const does = String(formData?.get("do") ?? "");
    const row = rows.find(({ id }) => id === formData?.get("thread"));
    if (row && words[does]) {
      const link = document.querySelector(`[data-row] a[href="/desk/threads/${row.id}"]`);
      pressed.current = { does, name: row.name, row: link?.closest("[data-row]") ?? null };
      setSaid("");
    }
    if (state !== "idle" || !pressed.current) return;
    const { does: done, name, row: at } = pressed.current;
    pressed.current = null;
    // The note about a problem says itself.
    if (sent?.problem) return;
    setSaid(words[done]?.(name) ?? "");
    if (document.activeElement === document.body) at?.querySelector("a")?.focus();
  }, [state, formData, rows, sent]);
  return said;
}
