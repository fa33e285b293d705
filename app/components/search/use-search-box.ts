import {
  type ComponentType,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Found } from "#app/lib/search/find-all.ts";
import { parseSearchQuery } from "#app/lib/search/words.ts";
import type { SearchLinesProps } from "./lines.tsx";

export type Box = ReturnType<typeof useSearchBox>;

const nothing: Found = { answer: null, hits: [] };

/** More than fits in any window; the rest is on the page of all results. */
const mostShown = 6;

/**
 * The box's behavior during typing: the combobox pattern of the ARIA Authoring Practices, with a list of links.
 * Focus stays in the field; the arrow keys move through the list, Enter opens the selected line, Escape closes the list.
 */
export function useSearchBox() {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // null until React has looked at the field: the first render must match the server's HTML.
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { find, Lines, failed, load } = useSearchIndex();
  useQueryInAddress(typed);

  const query = parseSearchQuery(typed);
  const { answer, hits } = useMemo(() => find?.(query) ?? nothing, [find, query]);
  const shown = hits.slice(0, mostShown);
  /** The first line is the answer, if there is one; the last one links to all hits. */
  const lines = (answer ? 1 : 0) + shown.length + (shown.length < hits.length ? 1 : 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a query in the URL.
  useEffect(() => {
    const field = input.current;
    // Text typed before this is typed again (`app/islands/hydrate.ts`).
    if (field?.value !== "") return;
    field.value = queryInAddress();
    setTyped(field.value);
    if (parseSearchQuery(field.value) === "") return;
    setOpen(true);
    load();
  }, []);

  function ask(text: string) {
    // On a phone the keyboard takes the lower half: with the field at the top, the list has room under it.
    const isTyping = document.activeElement === input.current;
    if (isTyping && !open && matchMedia("(max-width: 37.49em)").matches) form.current?.parentElement?.scrollIntoView();
    setTyped(text);
    setActive(-1);
    setOpen(parseSearchQuery(text) !== "");
    load();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && lines > 0) {
      event.preventDefault();
      setActive(open ? nextLine(active, step, lines) : active);
      setOpen(true);
    } else if (event.key === "Enter" && open && active >= 0) {
      event.preventDefault();
      form.current?.querySelectorAll<HTMLElement>("[role=option]")[active]?.click();
    } else if (event.key === "Escape" && open) {
      // Only closes the list; the next Escape empties the field, as browsers do.
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    }
  }

  return {
    query,
    answer,
    hits,
    shown,
    active,
    live: typed !== null,
    open: open && query !== "",
    Lines,
    loading: !find && !failed,
    failed: failed === true,
    load,
    form,
    formEvents: {
      onBlur({ relatedTarget }: FocusEvent) {
        if (!form.current?.contains(relatedTarget)) setOpen(false);
      },
    },
    input,
    inputEvents: {
      onFocus: load,
      onClick: () => setOpen(true),
      onInput: (event: FormEvent<HTMLInputElement>) => ask(event.currentTarget.value),
      onKeyDown,
    },
    close: () => setOpen(false),
  };
}

/** Down from the field to the first line, and from the last line back to the field; up works the other way around. */
function nextLine(active: number, step: number, lines: number): number {
  const next = active + step;
  if (next < -1) return lines - 1;
  return next >= lines ? -1 : next;
}

// Browsers reject a page that rewrites its URL at every keystroke.
const pauseMs = 300;

/** The query that the page opened with. */
function queryInAddress(): string {
  return new URLSearchParams(location.search).get("q") ?? "";
}

/** Keeps `?q=` at the current query, so that the page can be shared, reloaded and reached by Back. `null`: nothing yet. */
function useQueryInAddress(query: string | null) {
  useEffect(() => {
    if (query === null) return;
    const timer = setTimeout(() => {
      const url = new URL(location.href);
      if (query === "") url.searchParams.delete("q");
      else url.searchParams.set("q", query);
      if (url.href !== location.href) history.replaceState(null, "", url);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [query]);
}

type IndexState = {
  find?: (query: string) => Found;
  Lines?: ComponentType<SearchLinesProps>;
  failed?: boolean;
};

/** Asks the index, whose code and parts load only once someone wants to search: the counties last. */
function useSearchIndex() {
  const [state, setState] = useState<IndexState>({});
  const loading = useRef(false);

  async function load() {
    if (state.find || loading.current) return;
    loading.current = true;
    setState({});
    try {
      const [{ findAll }, { loadNearestQuestions, loadPlaceFinder, loadSearchEngine }, { SearchLines: Lines }] =
        await Promise.all([
          import("#app/lib/search/find-all.ts"),
          import("#app/lib/search/client.ts"),
          import("./lines.tsx"),
        ]);
      const engine = await loadSearchEngine();
      // An engine's first search takes twice as long as the next: run it before a visitor does.
      findAll(engine, null, "warming up");
      setState({ Lines, find: (query) => findAll(engine, null, query) });
      // Without the counties, or the questions of others, the rest still answers.
      const [places, nearest] = await Promise.all([
        loadPlaceFinder().catch(() => null),
        loadNearestQuestions(engine).catch(() => null),
      ]);
      if (places || nearest) setState({ Lines, find: (query) => findAll(engine, places, query, nearest) });
    } catch {
      setState({ failed: true });
    } finally {
      loading.current = false;
    }
  }
  return { ...state, load };
}
