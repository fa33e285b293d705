import { ButtonLink } from "#app/components/ui/button.tsx";
import { site } from "#config/site.ts";

/** The spec's banner of a call and a live chat; there is no chat, so the second button says what it does. */
export function TalkNow() {
  const open = site.hours.filter((day) => day.opens).map((day) => `${day.short} ${day.time}`);
  return (
    <section className="night fs__talk">
      <div className="wrap">
        <div>
          <h2>Rather talk today?</h2>
          <p className="small">The line is open {open.join(" and ")}. At other times, write to us.</p>
        </div>
        <div className="acts">
          <ButtonLink to={site.phone.href}>Call {site.phone.display}</ButtonLink>
          <ButtonLink to={`mailto:${site.email}`} look="line">
            Write to Us
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
