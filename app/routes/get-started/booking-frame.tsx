import { useEffect, useState } from "react";
import { useCookieChoice } from "#app/lib/consent/use-cookie-choice.ts";
import { publicSettings } from "#app/lib/page/built-settings.ts";

/** The frame height from the specification. It grows for a taller page of our own. */
const leastHeight = 900;

/**
 * Gives our own page the height it needs: a page that scrolls inside a page catches the finger that scrolls past it. Another
 * company's page cannot be looked into, and keeps the height it was promised.
 */
function fitContent(frame: HTMLIFrameElement): void {
  const content = frame.contentDocument?.documentElement;
  if (!content) return;
  frame.height = String(leastHeight);
  const grow = () => {
    frame.height = String(Math.max(leastHeight, content.scrollHeight));
  };
  new ResizeObserver(grow).observe(content);
}

/**
 * The consultation calendar. Its outline pulses behind it until it loads; a plain link always leads to it. We request
 * nothing from another company's calendar before the visitor allows functional cookies: our own page is here until then.
 *
 * The frame loads with the island, when that is near. `loading="lazy"` alone fetches it from four screens away, and laying
 * out a second page along with this one keeps a phone from taking the first letters of a name.
 */
export function BookingFrame() {
  const { choice } = useCookieChoice();
  const isForeign = URL.canParse(publicSettings.bookingUrl);
  const isAllowed = !isForeign || choice?.includes("functional");
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const frame = (
    <iframe
      title="Book a 15-minute consultation"
      src={isAllowed ? publicSettings.bookingUrl : "/book"}
      height={leastHeight}
      loading="lazy"
      onLoad={({ currentTarget }) => fitContent(currentTarget)}
    />
  );
  return (
    <div className="booking screen-only">
      <h2>
        Book a <span className="whole">15-minute</span> consultation
      </h2>
      <div className="card booking__frame">
        <div className="booking__outline" aria-hidden="true">
          <i className="booking__line" />
          <div className="booking__days">
            {Array.from({ length: 28 }, (_, day) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: these never change.
              <i key={day} />
            ))}
          </div>
          <i className="booking__line" />
          <i className="booking__line" />
        </div>
        {isAlive ? frame : <noscript>{frame}</noscript>}
      </div>
      <p className="small">
        If the frame stays empty,{" "}
        <a href={publicSettings.bookingUrl} target="_blank" rel="noopener">
          open the booking page in a new tab
        </a>
        .
      </p>
    </div>
  );
}
