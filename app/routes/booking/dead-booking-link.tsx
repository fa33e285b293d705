import { ButtonLink } from "#app/components/ui/button.tsx";
import { bookingRules } from "#config/booking.ts";
import { site } from "#config/site.ts";
import { BookingPage } from "./booking-page.tsx";

/** For a link that is cut off, made up or expired, and for one whose booking was erased. */
export function DeadLink() {
  return (
    <BookingPage
      title="This link doesn’t work"
      lead={`Part of it may be missing. Open it from our email again, or copy the whole link. A link expires ${bookingRules.linkDays} days after the call.`}
      minutes={15}
    >
      <div className="acts">
        <ButtonLink to="/book">Book a Call</ButtonLink>
        <ButtonLink to={site.phone.href} look="line">
          Call {site.phone.display}
        </ButtonLink>
      </div>
    </BookingPage>
  );
}
