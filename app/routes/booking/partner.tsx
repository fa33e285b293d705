import { ButtonLink } from "#app/components/ui/button.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import { BookingPage } from "./booking-page.tsx";

/** Stands in for the calendar where another company keeps it: nothing of theirs is loaded before the visitor says so. */
export function Partner({ url, minutes }: { url: string; minutes: number }) {
  const { hostname } = new URL(url);
  return (
    <BookingPage title="Pick a time with our calendar service" minutes={minutes}>
      <p>
        Our calendar is kept by <b>{hostname}</b>, another company. Its page opens in a tab of its own, and its own
        privacy policy holds there.
      </p>
      <div className="acts">
        <ButtonLink to={url} target="_blank" rel="noopener noreferrer">
          Open {hostname} <Arrow />
        </ButtonLink>
      </div>
      <p className="small">
        To see it on our pages instead, allow functional cookies in your{" "}
        <a href="/cookies#choice" target="_top">
          cookie choice
        </a>
        .
      </p>
    </BookingPage>
  );
}
