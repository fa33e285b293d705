import { PhoneHours } from "#app/components/phone-hours.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { site } from "#config/site.ts";

/** For the seventh question. */
export function StillAsking() {
  return (
    <section className="kerb">
      <div className="wrap split">
        <div>
          <h2>Is yours the seventh?</h2>
          <p className="lead">
            Write it down for us or say it on the phone. Written questions are answered within 24 hours.
          </p>
          <div className="acts">
            <ButtonLink to="/contact#message">
              Ask Your Question <Arrow />
            </ButtonLink>
            <ButtonLink look="line" to={site.phone.href}>
              Call {site.phone.display}
            </ButtonLink>
          </div>
        </div>
        <PhoneHours />
      </div>
    </section>
  );
}
