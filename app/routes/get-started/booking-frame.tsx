import { publicSettings } from "#app/lib/public-settings.ts";

/** The consultation calendar. Until it is there its outline pulses behind it; a plain link leads to it in any case. */
export function BookingFrame() {
  return (
    <div className="booking">
      <h2>
        Book a <span className="whole">15-minute</span> consultation
      </h2>
      <div className="booking__frame">
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
        <iframe title="Book a 15-minute consultation" src={publicSettings.bookingUrl} height={900} loading="lazy" />
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
