import { PhoneHours } from "#app/components/phone-hours.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { site } from "#config/site.ts";
import { BookingFrame } from "./booking-frame.tsx";
import { Telephone } from "./telephone-scene.tsx";

/** For those who would rather speak to somebody: the phone line, and a time for a consultation. */
export function Talk() {
  return (
    <section className="sunk sec talk">
      <div className="wrap cols cols--start">
        <div className="talk__phone">
          <Telephone />
          <h2>Prefer to Talk?</h2>
          <p className="lead">Ask for the same analysis by phone.</p>
          <PhoneHours />
          <ButtonLink look="line" to={site.phone.href}>
            Call {site.phone.display}
          </ButtonLink>
        </div>
        <BookingFrame />
      </div>
    </section>
  );
}
