import { useEffect, useRef } from "react";
import { showNotice } from "#app/components/notices/notices.ts";
import { Button } from "#app/components/ui/button.tsx";
import { cookieKinds } from "#app/content/pages/company/policies.ts";
import { type CookieChoice, choiceEvent, choiceOfBrowser } from "#app/lib/consent/kept-choice.ts";
import { useCookieChoice } from "#app/lib/consent/use-cookie-choice.ts";

const panelId = "cookie-preferences";

/** The preference center: a native browser panel. The server takes its form when no script runs. */
export function PreferenceCenter() {
  const { choice, privacyControl } = useCookieChoice();
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const openIfAskedFor = () => window.location.hash === `#${panelId}` && panel.current?.showPopover?.();
    openIfAskedFor();
    window.addEventListener("hashchange", openIfAskedFor);
    return () => window.removeEventListener("hashchange", openIfAskedFor);
  }, []);

  /** The script in the page's head takes the form, as it takes the banner's. */
  function confirmOnceKept() {
    document.addEventListener(choiceEvent, confirm, { once: true });
  }

  function confirm() {
    const kept = choiceOfBrowser();
    panel.current?.hidePopover?.();
    if (kept) showNotice({ tone: "success", title: "Your choice is kept", message: sentenceOf(kept.kinds) });
    else showNotice({ tone: "failure", title: "Your choice is not kept", message: "Your browser takes no cookies." });
  }

  return (
    <>
      <p className="note" role="status">
        {choice ? sentenceOf(choice) : "You have not chosen yet, so only essential cookies are used."}
        {privacyControl && " Your browser sends Global Privacy Control. We take it as an opt-out: marketing stays off."}
      </p>
      <p className="note ck__kept" id="choice-kept">
        Your choice is kept on this device.
      </p>
      <Button popoverTarget={panelId}>Open Preference Center</Button>
      <div
        className="ck__panel"
        id={panelId}
        popover="auto"
        role="dialog"
        aria-labelledby={`${panelId}-title`}
        tabIndex={-1}
        ref={panel}
        onToggle={({ newState }) => newState === "open" && panel.current?.focus()}
      >
        <h3 id={`${panelId}-title`}>Cookie preferences</h3>
        <form method="post" action="/cookies" onSubmit={confirmOnceKept}>
          <Kinds choice={choice ?? []} privacyControl={privacyControl} />
          <div className="acts">
            <Button type="submit">Save My Choice</Button>
            <Button look="line" popoverTarget={panelId} popoverTargetAction="hide">
              Close
            </Button>
          </div>
        </form>
      </div>
    </>
  );
}

function Kinds({ choice, privacyControl }: { choice: CookieChoice; privacyControl: boolean }) {
  return (
    <fieldset className="ck__boxes">
      <legend className="vh">Types of cookies that you allow</legend>
      {cookieKinds.map(({ id, name, purpose }) => {
        const isRequired = id === "essential";
        const isOff = id === "marketing" && privacyControl;
        return (
          <label key={id}>
            <input
              // If the choice loads later, the box renders again with that choice.
              key={String(choice)}
              type="checkbox"
              name={id}
              defaultChecked={isRequired || (choice as readonly string[]).includes(id)}
              disabled={isRequired || isOff}
            />
            <span>
              <b>{isRequired ? `${name} (always on)` : name}</b>
              <span className="help">{isOff ? "Off: your browser sends Global Privacy Control." : purpose}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

function sentenceOf(choice: CookieChoice): string {
  if (choice.length === 0) return "You allow essential cookies only.";
  return `You allow ${new Intl.ListFormat("en-US").format(["essential", ...choice])} cookies.`;
}
