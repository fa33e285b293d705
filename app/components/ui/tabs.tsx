import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { InlineStyle } from "#app/components/inline-style.tsx";
import css from "./tabs.css?inline";

export type TabPanel = {
  /** The panel's id: a link to `#id` opens it. */
  id: string;
  label: string;
  panel: ReactNode;
};

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs with the ARIA pattern: arrow keys, Home and End move and select. The selected tab is part of the URL. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly TabPanel[] }) {
  const list = useRef<HTMLDivElement>(null);
  const [chosenId, setChosenId] = useState(tabs[0]?.id);
  // Tabs may come and go while one is open; if that one goes, the first one opens.
  const chosen = Math.max(
    0,
    tabs.findIndex(({ id }) => id === chosenId),
  );

  useEffect(() => {
    const openLinked = () => {
      const linked = location.hash.slice(1);
      if (!list.current?.querySelector(`[aria-controls="${CSS.escape(linked)}"]`)) return;
      // A hidden panel cannot be scrolled to, so the browser has not done it.
      flushSync(() => setChosenId(linked));
      document.getElementById(linked)?.scrollIntoView();
    };
    if (location.hash) queueMicrotask(openLinked);
    window.addEventListener("hashchange", openLinked);
    return () => window.removeEventListener("hashchange", openLinked);
  }, []);

  const choose = (index: number) => {
    setChosenId(tabs[index]?.id);
    history.replaceState(history.state, "", `#${tabs[index]?.id}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { Home: 0, End: tabs.length - 1 }[event.key] ?? chosen + (steps[event.key] ?? 0);
    const index = (next + tabs.length) % tabs.length;
    if (index === chosen) return;
    event.preventDefault();
    choose(index);
    list.current?.querySelectorAll("button")[index]?.focus();
  };

  return (
    <>
      <InlineStyle name="tabs" layer="page" css={css} />
      <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${tab.id}-tab`}
            aria-controls={tab.id}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => choose(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          className="tabs__panel"
          role="tabpanel"
          id={tab.id}
          aria-labelledby={`${tab.id}-tab`}
          data-label={tab.label}
          hidden={index !== chosen}
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}
