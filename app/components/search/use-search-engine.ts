import { useRef, useState } from "react";
import type { SearchEngine } from "#app/lib/search/search-engine.ts";

export type EngineState = { engine?: SearchEngine; failed?: boolean };

/** The engine of this box, whose code and index come only once somebody wants to search. */
export function useSearchEngine() {
  const [state, setState] = useState<EngineState>({});
  const loading = useRef(false);

  async function load() {
    if (state.engine || loading.current) return;
    loading.current = true;
    setState({});
    try {
      const { loadSearchEngine } = await import("#app/lib/search/search-client.ts");
      setState({ engine: await loadSearchEngine() });
    } catch {
      setState({ failed: true });
    } finally {
      loading.current = false;
    }
  }
  return { ...state, load };
}
